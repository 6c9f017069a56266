import type { Showcase } from '@lantern/contract/entities/showcase';
import { hasFilters } from '@lantern/domain/catalog/filter-state';
import { sortsOf } from '@lantern/domain/catalog/list-sort';
import { listState } from '@lantern/domain/catalog/list-state';
import { useRouter } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useLongWait } from '../../../lib/time/use-long-wait';
import { classNames } from '../../../ui/class-names';
import { LongWait } from '../../trouble/long-wait';
import { CollectionTags } from './collection-tags';
import styles from './course-list.module.css';
import { FilterChips } from './filter-chips';
import { FiltersButton } from './filters-button';
import { ListHead } from './list-head';
import { ListOrder } from './list-order';
import type { ListSources } from '../state/list-sources';
import { ResultGrid } from './result-grid';
import type { MoreResults, Results } from '../state/result-pages';
import { ResultsFailed } from './list-failed';
import { SearchBox } from './search-box';
import { useListDepth } from '../state/use-list-depth';
import type { ListFailure } from '../state/use-list-results';
import type { ListState } from '../state/use-list-state';

type CourseListProps<Item> = {
  title: string;
  titleAs?: 'h1' | 'h2';
  searchLabel: string;
  state: ListState;
  sources: ListSources;
  collections: readonly Showcase[];
  results: Results<Item>;
  more: MoreResults;
  /** What is asked for now could not be had. */
  failure: ListFailure | null;
  /** What cards become on a phone. */
  narrow?: 'column' | 'rows';
  renderCard: (item: Item, place: number) => ReactNode;
  /** Stands above the list as long as nothing is searched for and nothing filtered. */
  lead?: ReactNode;
  /** What stands before the card at a place, over those that follow. */
  renderHead?: ((place: number) => ReactNode) | undefined;
  /** Stands in place of a list that has nothing in it. */
  renderEmpty: (empty: { offersCatalog: boolean }) => ReactNode;
  isCatalogEnabled?: boolean;
};

const NoResults = lazy(async () => ({ default: (await import('./no-results')).NoResults }));

/** Results that come sooner than this are not worth a sign that they are coming. */
const SEEN_MS = 400;

/** [2.26] A list of courses: what it can be narrowed by, how many there are, and the cards. */
export function CourseList<Item extends { id: string }>(props: CourseListProps<Item>) {
  const { title, titleAs = 'h1', searchLabel, state, sources, collections, results, more, failure } = props;
  const { t } = useTranslation();
  const { request, shown } = state;
  const router = useRouter();
  useListDepth(() => router.latestLocation.state.__TSR_key ?? '', results.items.length, more);
  const outcome = listState({
    count: results.total,
    keyword: shown.keyword,
    hasFilters: hasFilters(shown.filters),
    isCatalogEnabled: props.isCatalogEnabled ?? false,
  });
  const isWaiting = useLongWait(request !== shown, SEEN_MS);
  if (outcome.kind === 'empty' && request === shown && !failure) {
    return (
      <>
        <ListHead title={title} titleAs={titleAs} />
        <Suspense>{props.renderEmpty(outcome)}</Suspense>
      </>
    );
  }
  return (
    <>
      <ListHead title={title} titleAs={titleAs}>
        <SearchBox
          label={searchLabel}
          keyword={request.keyword}
          onSearch={(keyword) => state.dispatch({ kind: 'search', keyword })}
        />
        <FiltersButton state={state} sources={sources} total={results.total} />
      </ListHead>
      {shown.keyword === '' && !hasFilters(shown.filters) && props.lead}
      <div className={styles.row}>
        <CollectionTags state={state} collections={collections} />
        <div className={classNames(styles.end, sortsOf(state.list).length > 1 && styles.sortable)}>
          <output className={styles.count} aria-busy={request !== shown}>
            {!failure && t('catalogList.count', { count: results.total })}
          </output>
          <ListOrder state={state} />
        </div>
      </div>
      <FilterChips state={state} sources={sources} collections={collections} />
      <LongWait isWaiting={request !== shown} />
      {failure ? (
        <ResultsFailed failure={failure} titleAs={titleAs === 'h1' ? 'h2' : 'h3'} />
      ) : outcome.kind === 'noResults' ? (
        <Suspense>
          <NoResults state={state} outcome={outcome} titleAs={titleAs === 'h1' ? 'h2' : 'h3'} />
        </Suspense>
      ) : (
        <ResultGrid
          isWaiting={isWaiting}
          layout={state.view === 'list' ? 'list' : 'grid'}
          narrow={props.narrow ?? 'column'}
          items={results.items}
          total={results.total}
          more={more}
          renderCard={props.renderCard}
          renderHead={props.renderHead}
        />
      )}
    </>
  );
}
