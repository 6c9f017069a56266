import { useTranslation } from 'react-i18next';
import { Skeleton, Skeletons } from '../../ui/skeleton/skeleton';
import styles from './course-outline.module.css';

const MOST_ROWS = 12;

/** As many blank rows as the course has modules. */
export function OutlineSkeleton({ modules }: { modules: number }) {
  const { t } = useTranslation();
  return (
    <section className={styles.section}>
      <div className={styles.head}>
        <h2>{t('outline.title')}</h2>
      </div>
      <Skeletons label={t('outline.loading')}>
        <Skeleton width="half" />
        <div className={styles.blank}>
          {Array.from({ length: Math.min(modules, MOST_ROWS) }, (_, row) => (
            <div key={row}>
              <Skeleton width="long" />
            </div>
          ))}
        </div>
      </Skeletons>
    </section>
  );
}
