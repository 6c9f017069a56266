import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { PAGE_SIZE } from '../../api/list-pages';
import { Button } from '../../ui/button/button';
import { CardGrid } from '../../ui/card/card-grid';
import { CourseCardSkeleton } from '../course-card/course-card-skeleton';
import styles from './result-grid.module.css';
import type { MoreResults } from './result-pages';
import { useWhenNear } from './use-when-near';

type ResultGridProps = {
  layout: 'grid' | 'list';
  narrow: 'column' | 'rows';
  /** How many cards there are, and how many there will be. */
  count: number;
  total: number;
  more: MoreResults;
  /** The cards are not yet those that were asked for. */
  isStale: boolean;
  children: ReactNode;
};

/** One scroll of cards; the next page comes as its end comes near. */
export function ResultGrid(props: ResultGridProps) {
  const { layout, narrow, count, total, more, isStale, children } = props;
  const awaited = more.isLoading ? Math.min(PAGE_SIZE, Math.max(0, total - count)) : 0;
  return (
    <div className={styles.results} aria-busy={isStale || undefined}>
      <CardGrid layout={layout} narrow={narrow}>
        {children}
        {Array.from({ length: awaited }, (_, place) => (
          <div key={place} className={styles.awaited} aria-hidden="true">
            <CourseCardSkeleton />
          </div>
        ))}
      </CardGrid>
      {more.hasMore && <MoreCards more={more} count={count} />}
    </div>
  );
}

function MoreCards({ more, count }: { more: MoreResults; count: number }) {
  const { t } = useTranslation();
  const isWaiting = more.isLoading || more.hasFailed;
  return (
    <div className={styles.more}>
      {/* A new one after each page: the end may still be near. */}
      <NearEnd key={count} onNear={() => !isWaiting && more.load()} />
      {more.hasFailed && <p>{t('catalogList.moreFailed')}</p>}
      <Button busy={more.isLoading} onClick={more.load}>
        {t(more.hasFailed ? 'catalogList.retry' : 'catalogList.showMore')}
      </Button>
    </div>
  );
}

function NearEnd({ onNear }: { onNear: () => void }) {
  const ref = useRef<HTMLSpanElement>(null);
  useWhenNear(ref, onNear);
  return <span ref={ref} />;
}
