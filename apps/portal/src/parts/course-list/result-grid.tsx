import { type ReactNode, type Ref, useImperativeHandle, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { PAGE_SIZE } from '../../api/list-pages';
import { Button } from '../../ui/button/button';
import { CardGrid } from '../../ui/card/card-grid';
import { CourseCardSkeleton } from '../course-card/course-card-skeleton';
import styles from './result-grid.module.css';
import type { MoreResults } from './result-pages';
import { useDrawnCards } from './use-drawn-cards';
import { useWhenNear } from './use-when-near';

/** Other results are on their way: cards that nobody sees may go. */
export type ResultGridHandle = { letGo: () => void };

type ResultGridProps<Item> = {
  ref: Ref<ResultGridHandle>;
  layout: 'grid' | 'list';
  narrow: 'column' | 'rows';
  items: readonly Item[];
  total: number;
  more: MoreResults;
  /** There were other results before. */
  replacesOthers: boolean;
  renderCard: (item: Item) => ReactNode;
};

/** One scroll of cards; the next ones come as its end comes near. */
export function ResultGrid<Item>(props: ResultGridProps<Item>) {
  const { ref, layout, narrow, items, total, more, replacesOthers, renderCard } = props;
  const { limit, showMore, letGo } = useDrawnCards(items.length, replacesOthers);
  const drawn = items.slice(0, limit);
  useImperativeHandle(ref, () => ({ letGo }));
  const awaited = more.isLoading ? Math.min(PAGE_SIZE, Math.max(0, total - items.length)) : 0;

  function onMore() {
    showMore();
    if (drawn.length === items.length && !more.isLoading) more.load();
  }

  return (
    <>
      <CardGrid layout={layout} narrow={narrow}>
        {drawn.map(renderCard)}
        {Array.from({ length: awaited }, (_, place) => (
          <div key={place} className={styles.awaited} aria-hidden="true">
            <CourseCardSkeleton />
          </div>
        ))}
      </CardGrid>
      {(more.hasMore || drawn.length < items.length) && (
        <MoreCards more={more} count={drawn.length} onMore={onMore} />
      )}
    </>
  );
}

type MoreCardsProps = { more: MoreResults; count: number; onMore: () => void };

function MoreCards({ more, count, onMore }: MoreCardsProps) {
  const { t } = useTranslation();
  const isWaiting = more.isLoading || more.hasFailed;
  return (
    <div className={styles.more}>
      {/* A new one after each page: the end may still be near. */}
      <NearEnd key={count} onNear={() => !isWaiting && onMore()} />
      {more.hasFailed && <p>{t('catalogList.moreFailed')}</p>}
      <Button busy={more.isLoading} onClick={onMore}>
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
