import {
  Captions as CaptionsIcon,
  CaptionsOff,
  Maximize,
  Pause,
  Play,
  RotateCcw,
  RotateCw,
} from 'lucide-react';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../ui/button/icon-button';
import type { VideoCaptions } from './file-video';
import { seekTo, toggleFullscreen, togglePlay } from './run-video-action';
import type { Captions } from './use-captions';
import { useVideoValue } from './use-video-value';
import { SKIP_SECONDS } from './video-action-of-key';
import styles from './video-controls.module.css';
import { IS_PLAYING } from './video-facts';
import { VideoSeek } from './video-seek';
import { VideoSpeed } from './video-speed';
import { VideoVolume } from './video-volume';

type VideoControlsProps = {
  video: HTMLVideoElement | null;
  frame: RefObject<HTMLElement | null>;
  captions: readonly VideoCaptions[];
  shown: Captions;
};

/** Below the picture, never over it: captions and controls do not cover each other. */
export function VideoControls({ video, frame, captions, shown }: VideoControlsProps) {
  const { t } = useTranslation();
  const isPlaying = useVideoValue(video, IS_PLAYING);
  function skip(seconds: number) {
    if (video) seekTo(video, video.currentTime + seconds);
  }
  return (
    <div className={styles.controls} dir="ltr">
      <VideoSeek video={video} />
      <div className={styles.row}>
        <IconButton
          icon={isPlaying ? Pause : Play}
          label={t(isPlaying ? 'videoPlayer.pause' : 'videoPlayer.play')}
          onClick={() => video && togglePlay(video)}
        />
        <IconButton
          icon={RotateCcw}
          label={t('videoPlayer.back', { count: SKIP_SECONDS })}
          onClick={() => skip(-SKIP_SECONDS)}
        />
        <IconButton
          icon={RotateCw}
          label={t('videoPlayer.forward', { count: SKIP_SECONDS })}
          onClick={() => skip(SKIP_SECONDS)}
        />
        <VideoVolume video={video} />
        <span className={styles.space} />
        <VideoSpeed video={video} />
        {captions.length > 0 && (
          <IconButton
            icon={shown.shown === null ? CaptionsOff : CaptionsIcon}
            label={t('videoPlayer.captions')}
            pressed={shown.shown !== null}
            onClick={shown.toggle}
          />
        )}
        {captions.length > 1 && shown.shown !== null && (
          <select
            className={styles.choice}
            aria-label={t('videoPlayer.captionsLanguage')}
            value={shown.shown}
            onChange={({ target }) => shown.show(target.value)}
          >
            {captions.map(({ language, label }) => (
              <option key={language} value={language}>
                {label}
              </option>
            ))}
          </select>
        )}
        <IconButton
          icon={Maximize}
          label={t('videoPlayer.fullScreen')}
          onClick={() => frame.current && void toggleFullscreen(frame.current)}
        />
      </div>
    </div>
  );
}
