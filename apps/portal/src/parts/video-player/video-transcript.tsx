import { ChevronDown } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLangOf } from '../../lib/page/use-lang-of';
import { classNames } from '../../ui/class-names';
import { Icon } from '../../ui/icon';
import { seekTo } from './run-video-action';
import type { TranscriptLine } from './use-cues';
import { usePlayTime } from './use-play-time';
import { useVideoValue } from './use-video-value';
import { SECOND } from './video-facts';
import styles from './video-transcript.module.css';

type VideoTranscriptProps = {
  video: HTMLVideoElement | null;
  lines: readonly TranscriptLine[];
  language: string | null;
};

/** What is said, line by line: it follows the video, and a line that is pressed goes there. */
export function VideoTranscript({ video, lines, language }: VideoTranscriptProps) {
  const { t } = useTranslation();
  const langOf = useLangOf();
  const playTime = usePlayTime();
  const second = useVideoValue(video, SECOND);
  const list = useRef<HTMLOListElement>(null);
  // The clock shows whole seconds; a line belongs to the second that it begins in.
  const current = lines.findLastIndex((line) => Math.floor(line.second) <= second);

  useEffect(() => {
    const line = list.current?.children[current];
    if (!list.current || !(line instanceof HTMLElement)) return;
    // Not scrollIntoView, which would move the page under the reader as well.
    list.current.scrollTop = line.offsetTop - (list.current.clientHeight - line.offsetHeight) / 2;
  }, [current]);

  if (lines.length === 0) return null;
  return (
    <details className={styles.transcript}>
      <summary>
        <Icon of={ChevronDown} />
        {t('videoPlayer.transcript')}
      </summary>
      <ol ref={list} className={styles.lines} lang={langOf(language)}>
        {lines.map((line, index) => (
          <li key={`${line.second} ${line.text}`}>
            <button
              type="button"
              className={classNames(styles.line, index === current && styles.current)}
              aria-current={index === current || undefined}
              onClick={() => video && seekTo(video, line.second)}
            >
              <span className={styles.moment}>{playTime(line.second)}</span>
              <span dir="auto">{line.text}</span>
            </button>
          </li>
        ))}
      </ol>
    </details>
  );
}
