import { useTranslation } from 'react-i18next';
import { CardGrid } from '../../../ui/card/card-grid';
import { Skeletons } from '../../../ui/skeleton/skeleton';
import { CourseCardSkeleton } from '../../course-card/course-card-skeleton';
import { LongWait } from '../../trouble/long-wait';
import { ListHead } from './list-head';
import styles from './list-skeleton.module.css';

type ListSkeletonProps = { title: string; titleAs?: 'h1' | 'h2'; narrow?: 'column' | 'rows' };

const CARDS = 8;
const TAGS = ['a', 'b', 'c', 'd'] as const;

/** The list before its courses have come. */
export function ListSkeleton({ title, titleAs = 'h1', narrow = 'column' }: ListSkeletonProps) {
  const { t } = useTranslation();
  return (
    <>
      <ListHead title={title} titleAs={titleAs}>
        <span className={styles.search} />
        <span className={styles.filters} />
      </ListHead>
      <LongWait />
      <Skeletons label={t('catalogList.loading')}>
        <div className={styles.tags}>
          {TAGS.map((tag) => (
            <span key={tag} className={styles.tag} />
          ))}
        </div>
        <CardGrid narrow={narrow}>
          {Array.from({ length: CARDS }, (_, place) => (
            <CourseCardSkeleton key={place} />
          ))}
        </CardGrid>
      </Skeletons>
    </>
  );
}
