import { useOnline } from '../../lib/network/use-online';
import { Skeleton } from '../../ui/skeleton/skeleton';
import { LongWait } from '../trouble/long-wait';
import { NeedsConnection } from '../trouble/needs-connection';
import styles from './lti-launch.module.css';
import { ToolComing } from './tool-coming';

/** The tool's place while its address is fetched, in the tool's own shape; or what it waits for. */
export function ToolOpening({ onCancel }: { onCancel: () => void }) {
  const isOnline = useOnline();
  if (!isOnline) return <NeedsConnection />;
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
