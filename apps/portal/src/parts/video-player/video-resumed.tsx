import { resumeSecond } from '@lantern/domain/contents/video-place';
import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button/button';
import { seekTo } from './run-video-action';
import { usePlayTime } from './use-play-time';
import { useVideoValue } from './use-video-value';
import styles from './file-video.module.css';
import { DURATION } from './video-facts';

type VideoResumedProps = { video: HTMLVideoElement | null; savedSecond: number | null };

/** Says that the video goes on where the learner stopped, and offers its start. */
export function VideoResumed({ video, savedSecond }: VideoResumedProps) {
  const { t } = useTranslation();
  const playTime = usePlayTime();
  const duration = useVideoValue(video, DURATION);
  // What is kept while the video runs is no news.
  const [savedAtFirst] = useState(savedSecond);
  const [isDismissed, setIsDismissed] = useState(false);
  const second = duration > 0 ? resumeSecond(savedAtFirst, duration) : 0;
  if (!video || second === 0 || isDismissed) return null;

  function startOver() {
    if (video) seekTo(video, 0);
    setIsDismissed(true);
  }
  return (
    <p className={styles.resumed}>
      {t('videoPlayer.resumed', { at: playTime(second) })}
      <Button variant="quiet" icon={RotateCcw} onClick={startOver}>
        {t('videoPlayer.startOver')}
      </Button>
    </p>
  );
}
