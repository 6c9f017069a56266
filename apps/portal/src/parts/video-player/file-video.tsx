import { Play } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePage } from '../../lib/page/page-facts';
import { Icon } from '../../ui/icon';
import { SpinnerRing } from '../../ui/spinner/spinner-ring';
import styles from './file-video.module.css';
import { loadAgain, runVideoAction, togglePlay } from './run-video-action';
import { useCaptions } from './use-captions';
import { type TranscriptLine, useCues } from './use-cues';
import { type SavedSecond, useSaveSecond } from './use-save-second';
import { useVideoValue } from './use-video-value';
import { videoActionOfKey } from './video-action-of-key';
import { VideoControls } from './video-controls';
import { HAS_BEGUN, HAS_FAILED, IS_WAITING } from './video-facts';
import { VideoResumed } from './video-resumed';
import { VideoTranscript } from './video-transcript';
import { Button } from '../../ui/button/button';

export type VideoCaptions = { url: string; language: string; label: string };

type FileVideoProps = SavedSecond & {
  name: string;
  url: string;
  poster: string | null;
  captions: readonly VideoCaptions[];
  /** What is said; where it is not written down, the captions say it. */
  transcript: readonly TranscriptLine[];
  /** Of the transcript. */
  language: string | null;
};

/** A video of ours with our own controls. Without script the browser's own are there. */
export function FileVideo({ name, url, poster, captions, transcript, language, ...saving }: FileVideoProps) {
  const { t } = useTranslation();
  const { locale } = usePage();
  const [video, setVideo] = useState<HTMLVideoElement | null>(null);
  const player = useRef<HTMLElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const [firstCaptions, ...otherCaptions] = captions;
  const shownCaptions = useCaptions(
    video,
    captions.map(({ language }) => language),
    locale,
  );
  const hasBegun = useVideoValue(video, HAS_BEGUN);
  const isWaiting = useVideoValue(video, IS_WAITING);
  const hasFailed = useVideoValue(video, HAS_FAILED);
  const cues = useCues(video, shownCaptions.written);
  useSaveSecond(video, saving);

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!video || !frame.current) return;
    const isOnControl = event.target instanceof Element && event.target.matches('button, select, input');
    const action = videoActionOfKey(event, isOnControl);
    if (!action) return;
    event.preventDefault();
    runVideoAction(action, { video, frame: frame.current, toggleCaptions: shownCaptions.toggle });
  });
  useEffect(() => {
    const element = player.current;
    element?.addEventListener('keydown', onKeyDown);
    return () => element?.removeEventListener('keydown', onKeyDown);
  }, []);

  return (
    <section ref={player} className={styles.player} aria-label={t('videoPlayer.label', { name })}>
      <div ref={frame} className={styles.frame}>
        <div className={styles.screen}>
          <video
            ref={setVideo}
            src={url}
            poster={poster ?? undefined}
            controls={video === null}
            preload="metadata"
            playsInline
            data-theme="dark"
            tabIndex={0}
            aria-label={name}
            onClick={({ currentTarget }) => togglePlay(currentTarget)}
          >
            <track
              kind="captions"
              src={firstCaptions?.url}
              srcLang={firstCaptions?.language}
              label={firstCaptions?.label}
            />
            {otherCaptions.map((one) => (
              <track key={one.url} kind="captions" src={one.url} srcLang={one.language} label={one.label} />
            ))}
          </video>
          {video && !hasBegun && !hasFailed && (
            <button type="button" className={styles.begin} onClick={() => togglePlay(video)}>
              <Icon of={Play} size="l" />
              <span className="sr-only">{t('videoPlayer.play')}</span>
            </button>
          )}
          {isWaiting && (
            <span className={styles.waiting}>
              <SpinnerRing />
            </span>
          )}
          {video && hasFailed && <VideoFailed video={video} />}
        </div>
        <VideoControls video={video} frame={frame} captions={captions} shown={shownCaptions} />
      </div>
      <VideoResumed video={video} savedSecond={saving.savedSecond} />
      {transcript.length > 0 ? (
        <VideoTranscript video={video} lines={transcript} language={language} />
      ) : (
        <VideoTranscript video={video} lines={cues} language={shownCaptions.written} />
      )}
    </section>
  );
}

function VideoFailed({ video }: { video: HTMLVideoElement }) {
  const { t } = useTranslation();
  return (
    <div className={styles.failed} role="alert">
      <p>{t('videoPlayer.failed')}</p>
      <Button onClick={() => loadAgain(video)}>{t('videoPlayer.tryAgain')}</Button>
    </div>
  );
}
