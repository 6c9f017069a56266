import { Skeleton } from '../../ui/skeleton/skeleton';
import { ContentSkeleton } from './content-skeleton';
import styles from './player.module.css';

/** A course's content before it has come: the same places, blank. */
export function PlayerSkeleton() {
  return (
    <div className={styles.shell}>
      <div className={styles.side} aria-hidden="true">
        <div className={styles.blank}>
          <Skeleton width="half" />
          <Skeleton shape="title" width="long" />
          <Skeleton />
          <Skeleton width="long" />
          <Skeleton width="long" />
          <Skeleton width="half" />
        </div>
      </div>
      <main id="main" className={styles.main}>
        <div className={styles.body}>
          <div className={styles.lesson}>
            <ContentSkeleton />
          </div>
        </div>
      </main>
    </div>
  );
}
