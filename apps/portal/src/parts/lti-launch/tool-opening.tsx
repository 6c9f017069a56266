import { WifiOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useOnline } from '../../lib/network/use-online';
import { Notice } from '../../ui/notice';
import { Skeleton } from '../../ui/skeleton/skeleton';
import { LongWait } from '../trouble/long-wait';
import styles from './lti-launch.module.css';
import { ToolComing } from './tool-coming';

/** The tool's place while its address is fetched, in the tool's own shape; or what it waits for. */
export function ToolOpening({ onCancel }: { onCancel: () => void }) {
  const { t } = useTranslation();
  const isOnline = useOnline();
  if (!isOnline)
    return (
      <Notice icon={WifiOff} title={t('connection.needed')}>
        {t('connection.neededText')}
      </Notice>
    );
  return (
    <>
      <LongWait />
      <div className={styles.tool}>
        <p className={styles.bar} aria-hidden="true">
          <Skeleton width="half" />
        </p>
        <div className={styles.stage}>
          <div className={styles.frame} />
          <ToolComing onCancel={onCancel} />
        </div>
      </div>
    </>
  );
}
