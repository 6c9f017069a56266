import { useTranslation } from 'react-i18next';
import { shareAttributes } from '../../ui/progress/progress-share';
import { seekTo } from './run-video-action';
import { usePlayTime } from './use-play-time';
import { useVideoValue } from './use-video-value';
import styles from './video-controls.module.css';
import { DURATION, SECOND } from './video-facts';

/** How far the video is. Time runs from left to right in every language, as on every player. */
export function VideoSeek({ video }: { video: HTMLVideoElement | null }) {
  const { t } = useTranslation();
  const playTime = usePlayTime();
  const second = useVideoValue(video, SECOND);
  const duration = useVideoValue(video, DURATION);
  const words = { at: playTime(second), of: playTime(duration) };
  return (
    <div className={styles.seek}>
      <input
        type="range"
        className={styles.range}
        {...shareAttributes(duration > 0 ? second / duration : 0)}
        min={0}
        max={Math.max(1, Math.floor(duration))}
        step={1}
        value={second}
        disabled={duration === 0}
        aria-label={t('videoPlayer.seek')}
        aria-valuetext={t('videoPlayer.position', words)}
        onChange={({ target }) => video && seekTo(video, target.valueAsNumber)}
      />
      <span className={styles.time} aria-hidden="true">
        {words.at} / {words.of}
      </span>
    </div>
  );
}
