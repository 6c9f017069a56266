import { Volume2, VolumeX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/format/use-format';
import { IconButton } from '../../ui/button/icon-button';
import { shareAttributes } from '../../ui/progress/progress-share';
import { setMuted, setVolume } from './run-video-action';
import { useVideoValue } from './use-video-value';
import styles from './video-controls.module.css';
import { IS_MUTED, VOLUME } from './video-facts';

export function VideoVolume({ video }: { video: HTMLVideoElement | null }) {
  const { t } = useTranslation();
  const { percent } = useFormat();
  const isMuted = useVideoValue(video, IS_MUTED);
  const volume = useVideoValue(video, VOLUME);
  const heard = isMuted ? 0 : volume;

  return (
    <span className={styles.volume}>
      <IconButton
        icon={isMuted ? VolumeX : Volume2}
        label={t(isMuted ? 'videoPlayer.unmute' : 'videoPlayer.mute')}
        onClick={() => video && setMuted(video, !isMuted)}
      />
      <input
        type="range"
        className={styles.range}
        {...shareAttributes(heard)}
        min={0}
        max={1}
        step={0.05}
        value={heard}
        aria-label={t('videoPlayer.volume')}
        aria-valuetext={percent(heard)}
        onChange={({ target }) => video && setVolume(video, target.valueAsNumber)}
      />
    </span>
  );
}
