import { Fragment, type ReactNode, type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { PAGE_SIZE } from '../../../api/transport/list-pages';
import { Button } from '../../../ui/button/button';
import { CardGrid } from '../../../ui/card/card-grid';
import { CourseCardSkeleton } from '../../course-card/course-card-skeleton';
import styles from './result-grid.module.css';
import type { MoreResults } from '../state/result-pages';

/** How long before the end the next courses are asked for: about two rows of cards. */
const AHEAD = '800px';
/** Whoever has not scrolled yet may never do so: only an end in full view brings more. */
const IN_VIEW = '0px';

/** Calls when the element comes near the window; while nobody has scrolled, when it is in the window. */
function useWhenNear(ref: RefObject<HTMLElement | null>, onNear: () => void): void {
  const near = useEffectEvent(onNear);
  useEffect(() => {
    const element = ref.current;
    if (!element || typeof IntersectionObserver === 'undefined') return undefined;
    const watch = (ahead: string) => {
      const observer = new IntersectionObserver(
        (entries) => {
          if (entries.some(({ isIntersecting }) => isIntersecting)) near();
        },
        { rootMargin: `0px 0px ${ahead}` },
      );
      observer.observe(element);
      return observer;
    };
    if (window.scrollY > 0) {
      const observer = watch(AHEAD);
      return () => observer.disconnect();
    }
    let observer = watch(IN_VIEW);
    const lookAhead = () => {
      observer.disconnect();
      observer = watch(AHEAD);
    };
    window.addEventListener('scroll', lookAhead, { once: true, passive: true });
    return () => {
      window.removeEventListener('scroll', lookAhead);
      observer.disconnect();
    };
  }, [ref]);
}

type ResultGridProps<Item> = {
  /** What is shown is no longer what is asked for. */
  isWaiting: boolean;
  layout: 'grid' | 'list';
  narrow: 'column' | 'rows';
  items: readonly Item[];
  total: number;
  more: MoreResults;
  renderCard: (item: Item, place: number) => ReactNode;
  /** What stands before the card at a place, over those that follow. */
  renderHead?: ((place: number) => ReactNode) | undefined;
};

/** One scroll of cards; the next ones come as its end comes near. */
export function ResultGrid<Item extends { id: string }>(props: ResultGridProps<Item>) {
  const { isWaiting, layout, narrow, items, total, more, renderCard, renderHead } = props;
  const awaited = more.isLoading ? Math.min(PAGE_SIZE, Math.max(0, total - items.length)) : 0;

  return (
    <>
      <CardGrid layout={layout} narrow={narrow} dimmed={isWaiting}>
        {items.map((item, place) => (
          <Fragment key={item.id}>
            {renderHead?.(place)}
            {renderCard(item, place)}
          </Fragment>
        ))}
        {Array.from({ length: awaited }, (_, place) => (
          <div key={place} className={styles.awaited} aria-hidden="true">
            <CourseCardSkeleton />
          </div>
        ))}
      </CardGrid>
      {more.hasMore && <MoreCards more={more} lastId={items.at(-1)?.id} />}
    </>
  );
}

type MoreCardsProps = { more: MoreResults; lastId: string | undefined };

function MoreCards({ more, lastId }: MoreCardsProps) {
  const { t } = useTranslation();
  const isWaiting = more.isLoading || more.hasFailed;
  return (
    <div className={styles.more}>
      {/* A new one after each page: the end may still be near. */}
      <NearEnd key={lastId} onNear={() => !isWaiting && more.load()} />
      {more.hasFailed && <p>{t('catalogList.moreFailed')}</p>}
      <Button busy={more.isLoading} onClick={() => !more.isLoading && more.load()}>
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
