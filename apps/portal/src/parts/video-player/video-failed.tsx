import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button/button';
import styles from './file-video.module.css';

/** Loads the same video again and goes on at the same second. */
export function VideoFailed({ video }: { video: HTMLVideoElement }) {
  const { t } = useTranslation();
  function tryAgain() {
    const second = video.currentTime;
    video.addEventListener(
      'loadedmetadata',
      () => {
        video.currentTime = second;
      },
      { once: true },
    );
    video.load();
  }
  return (
    <div className={styles.failed} role="alert">
      <p>{t('videoPlayer.failed')}</p>
      <Button onClick={tryAgain}>{t('videoPlayer.tryAgain')}</Button>
    </div>
  );
}
