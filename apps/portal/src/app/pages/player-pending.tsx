import { useTranslation } from 'react-i18next';
import { LongWait } from '../../parts/trouble/long-wait';
import { Skeleton, Skeletons } from '../../ui/skeleton/skeleton';
import styles from './player-pending.module.css';

/** A course's content on its way: the same places, blank. The files that draw it may be on their way too. */
export function PlayerPending() {
  const { t } = useTranslation();
  return (
    <main id="main">
      <LongWait />
      <Skeletons label={t('shell.loading')} className={styles.shell}>
        <div className={styles.side}>
          <Skeleton width="half" />
          <Skeleton shape="title" width="long" />
          <Skeleton />
          <Skeleton width="long" />
          <Skeleton width="half" />
        </div>
        <div className={styles.lesson}>
          <Skeleton shape="title" width="long" />
          <Skeleton />
          <Skeleton width="long" />
          <Skeleton />
          <Skeleton width="half" />
        </div>
      </Skeletons>
    </main>
  );
}
