import { Hourglass, WifiOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { askAgain } from '../../api/transport/waiting-requests';
import { useLongWait } from '../../lib/time/use-long-wait';
import { useOnline } from '../../lib/network/use-online';
import { Button } from '../../ui/button/button';
import { Notice } from '../../ui/notice';
import styles from './long-wait.module.css';

/** What takes longer is spoken of. */
const LONG_MS = 3000;

/** Stands beside what is waited for. Says at once that there is no connection, and after three seconds that it takes long. */
export function LongWait({ isWaiting = true }: { isWaiting?: boolean }) {
  return <output className={styles.region}>{isWaiting && <Words />}</output>;
}

function Words() {
  const { t } = useTranslation();
  const isOnline = useOnline();
  const isLong = useLongWait(isOnline, LONG_MS);
  if (!isOnline) return <Notice icon={WifiOff} title={t('trouble.offlineWait')} />;
  if (!isLong) return null;
  return (
    <Notice icon={Hourglass} title={t('trouble.slow')}>
      <p>{t('trouble.slowText')}</p>
      <Button onClick={tryAgain}>{t('trouble.tryAgain')}</Button>
    </Notice>
  );
}

/** Files of the program cannot be asked for again by themselves: where nothing else is waited for, the page is. */
function tryAgain(): void {
  if (!askAgain()) location.reload();
}
