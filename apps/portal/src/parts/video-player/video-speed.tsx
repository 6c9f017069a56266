import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { readStored, writeStored } from '../../lib/storage/storage';
import { useFormat } from '../../lib/format/use-format';
import { RATES, setRate } from './run-video-action';
import { useVideoValue } from './use-video-value';
import styles from './video-controls.module.css';
import { RATE } from './video-facts';

const KEY = 'video-speed';

/** The speed is remembered from video to video. */
export function VideoSpeed({ video }: { video: HTMLVideoElement | null }) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const rate = useVideoValue(video, RATE);

  useEffect(() => {
    const kept = Number(readStored(KEY));
    if (video && RATES.some((one) => one === kept)) setRate(video, kept);
  }, [video]);

  function choose(value: number) {
    writeStored(KEY, String(value));
    if (video) setRate(video, value);
  }
  return (
    <select
      className={styles.choice}
      aria-label={t('videoPlayer.speed')}
      value={rate}
      onChange={({ target }) => choose(Number(target.value))}
    >
      {RATES.map((one) => (
        <option key={one} value={one}>
          {t('videoPlayer.rate', { rate: number(one) })}
        </option>
      ))}
    </select>
  );
}
