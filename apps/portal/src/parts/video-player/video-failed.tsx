import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button/button';
import styles from './file-video.module.css';
import { loadAgain } from './run-video-action';

export function VideoFailed({ video }: { video: HTMLVideoElement }) {
  const { t } = useTranslation();
  return (
    <div className={styles.failed} role="alert">
      <p>{t('videoPlayer.failed')}</p>
      <Button onClick={() => loadAgain(video)}>{t('videoPlayer.tryAgain')}</Button>
    </div>
  );
}
