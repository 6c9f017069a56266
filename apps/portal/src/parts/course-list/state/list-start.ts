import { type FilterRequest, parseFilterQuery } from '@lantern/domain/catalog/filter-query';
import type { ListType, RequestedFilters } from '@lantern/domain/catalog/filter-state';
import {
  type FilterOptions,
  type FilterValidation,
  validateFilters,
} from '@lantern/domain/catalog/filter-validation';
import { initialFilters } from '@lantern/domain/catalog/initial-filters';
import { type ListView, listSort } from '@lantern/domain/catalog/list-sort';
import { requestedSearch } from '@lantern/domain/catalog/search-text';
import type { QueryClient } from '@tanstack/react-query';
import type { ListRequest } from '../../../api/transport/list-query';
import { type ListMemories, persistedQueries } from '../../../lib/storage/list-memory';
import type { ListSources } from './list-sources';

/** What a list begins with: the request of the address or of the last visit, as far as it can be met. */
export type ListStart = ListRequest & { view: ListView; noticeKey: FilterValidation['noticeKey'] };

type Visit = {
  query: URLSearchParams;
  /** Back or Forward led here: the address says all, even by saying nothing. */
  isReturn: boolean;
  memories: ListMemories;
};

/** [5.11] [6.6] Reading 29. Asks the server for no more than the request needs to be checked. */
export async function listStart(
  list: ListType,
  { query, isReturn, memories }: Visit,
  { client, sources }: { client: QueryClient; sources: ListSources },
): Promise<ListStart> {
  const asked: FilterRequest = isReturn
    ? parseFilterQuery(query)
    : initialFilters(list, query, persistedQueries(memories));
  const options = await optionsFor(asked.filters, client, sources);
  const { filters, noticeKey } = validateFilters(asked.filters, list, options);
  const { sort: remembered, view } = memories[list];
  const sort = listSort(list, query.get('sort') ?? remembered);
  return { filters, keyword: requestedSearch(asked.keyword), sort, view, noticeKey };
}

async function optionsFor(
  { collection, term, category }: RequestedFilters,
  client: QueryClient,
  sources: ListSources,
): Promise<FilterOptions> {
  const hasCategories = Object.keys(category).length > 0;
  const [collections, terms, categories] = await Promise.all([
    collection.length > 0 ? client.ensureQueryData(sources.showcases) : [],
    term.length > 0 && sources.terms ? client.ensureQueryData(sources.terms) : [],
    hasCategories ? client.ensureQueryData(sources.categories) : [],
  ]);
  return { collections, terms, categories };
}
