import type { CallInput } from '@lantern/contract/call';
import type { queryOpenCatalogObjectives } from '@lantern/contract/public/query-open-catalog-objectives';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { apiOf } from '../transport/api-of';
import { LIST_CACHE_MS, nextPageStart, pageFrom } from '../transport/list-pages';

const FRESH_MS = 5 * 60_000;

/** `domain` is the page's host name (reading 59). */
export type OpenCatalogQuery = Omit<CallInput<typeof queryOpenCatalogObjectives>['query'], 'skip' | 'take'>;

/** [7.25] */
export function openCatalogObjectivesQuery(query: OpenCatalogQuery) {
  return infiniteQueryOptions({
    queryKey: ['open-catalog-objectives', query],
    queryFn: async ({ client, pageParam }) => {
      const { queryOpenCatalogObjectives: call } = await import(
        '@lantern/contract/public/query-open-catalog-objectives'
      );
      return apiOf(client)(call, {
        query: { ...query, ...pageFrom(pageParam) },
      });
    },
    gcTime: LIST_CACHE_MS,
    initialPageParam: 0,
    getNextPageParam: nextPageStart,
  });
}

/** [7.25] */
export function openCatalogObjectiveQuery(id: string, domain: string) {
  return queryOptions({
    queryKey: ['open-catalog-objective', domain, id],
    queryFn: async ({ client }) => {
      const { getOpenCatalogObjective } = await import('@lantern/contract/public/get-open-catalog-objective');
      return apiOf(client)(getOpenCatalogObjective, { params: { id }, query: { domain } });
    },
  });
}

/** [7.25] */
export function openCatalogShowcasesQuery(domain: string) {
  return queryOptions({
    queryKey: ['open-catalog-showcases', domain],
    staleTime: FRESH_MS,
    queryFn: async ({ client }) => {
      const { getOpenCatalogShowcases } = await import('@lantern/contract/public/get-open-catalog-showcases');
      return apiOf(client)(getOpenCatalogShowcases, { query: { domain } });
    },
  });
}

/** [7.25] */
export function openCatalogFilterCategoriesQuery(domain: string) {
  return queryOptions({
    queryKey: ['open-catalog-filter-categories', domain],
    staleTime: FRESH_MS,
    queryFn: async ({ client }) => {
      const { getOpenCatalogFilterCategories } = await import(
        '@lantern/contract/public/get-open-catalog-filter-categories'
      );
      return apiOf(client)(getOpenCatalogFilterCategories, { query: { domain } });
    },
  });
}
