import { Fragment, type ReactNode, type Ref, useImperativeHandle, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { PAGE_SIZE } from '../../api/transport/list-pages';
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
  /** Another one stands for the results of another search. */
  searchKey: string;
  /** For who comes to the list; the cards of a search come a few at a time. */
  comesAtOnce: boolean;
  /** What is shown is no longer what is asked for. */
  isWaiting: boolean;
  layout: 'grid' | 'list';
  narrow: 'column' | 'rows';
  items: readonly Item[];
  total: number;
  more: MoreResults;
  renderCard: (item: Item) => ReactNode;
  /** What stands before the card at a place, over those that follow. */
  renderHead?: ((place: number) => ReactNode) | undefined;
};

/** One scroll of cards; the next ones come as its end comes near. */
export function ResultGrid<Item extends { id: string }>(props: ResultGridProps<Item>) {
  const {
    ref,
    searchKey,
    comesAtOnce,
    isWaiting,
    layout,
    narrow,
    items,
    total,
    more,
    renderCard,
    renderHead,
  } = props;
  const { drawn, count, showMore, letGo } = useDrawnCards({ key: searchKey, items }, comesAtOnce);
  useImperativeHandle(ref, () => ({ letGo }));
  const awaited = more.isLoading ? Math.min(PAGE_SIZE, Math.max(0, total - items.length)) : 0;

  function onMore() {
    showMore();
    if (count === items.length && !more.isLoading) more.load();
  }

  return (
    <>
      <CardGrid layout={layout} narrow={narrow} dimmed={isWaiting}>
        {drawn.map((results) => (
          <Fragment key={results.key}>
            {results.items.map((item, place) => (
              <Fragment key={item.id}>
                {results.key === searchKey && renderHead?.(place)}
                {renderCard(item)}
              </Fragment>
            ))}
          </Fragment>
        ))}
        {Array.from({ length: awaited }, (_, place) => (
          <div key={place} className={styles.awaited} aria-hidden="true">
            <CourseCardSkeleton />
          </div>
        ))}
      </CardGrid>
      {(more.hasMore || count < items.length) && <MoreCards more={more} count={count} onMore={onMore} />}
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
