import { type FilterRequest, hasFilterKeys, parseFilterQuery } from './filter-query';
import type { ListType } from './filter-state';

/** [3.23] The filters and the search that the browser kept of each list, in their URL form. */
export type PersistedQueries = Readonly<Record<ListType, string | null>>;

/**
 * [5.11] Reading 29: at load the URL wins when it speaks of filters; otherwise what was kept comes back.
 * Reading 33: of the public list nothing does.
 */
export function initialFilters(
  listType: ListType,
  search: URLSearchParams,
  persisted: PersistedQueries,
): FilterRequest {
  if (listType === 'public' || hasFilterKeys(search)) return parseFilterQuery(search);
  return parseFilterQuery(new URLSearchParams(persisted[listType] ?? undefined));
}
