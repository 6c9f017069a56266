import { useTranslation } from 'react-i18next';
import { Skeleton, Skeletons } from '../../../ui/skeleton/skeleton';
import styles from '../frame/player.module.css';

/** Blank lines where the text will stand. */
export function ContentSkeleton() {
  const { t } = useTranslation();
  return (
    <Skeletons label={t('player.loading')} className={styles.blank}>
      <Skeleton />
      <Skeleton width="long" />
      <Skeleton />
      <Skeleton width="half" />
    </Skeletons>
  );
}
