import { type FilterRequest, hasFilterKeys, parseFilterQuery } from './filter-query';
import type { ListType } from './filter-state';

/** [3.23] Reading 33: the lists whose filters and search the browser keeps, each in its URL form. */
export type PersistedQueries = { enrolled: string | null; catalog: string | null };

/** [5.11] Reading 29: at load the URL wins when it speaks of filters; otherwise what was kept comes back. */
export function initialFilters(
  listType: ListType,
  search: URLSearchParams,
  persisted: PersistedQueries,
): FilterRequest {
  if (listType === 'public' || hasFilterKeys(search)) return parseFilterQuery(search);
  return parseFilterQuery(new URLSearchParams(persisted[listType] ?? ''));
}
