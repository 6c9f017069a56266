import { queryOptions } from '@tanstack/react-query';
import { apiOf } from '../transport/api-of';

export type MemberList = 'enrolled' | 'catalog';

/** What filters offer changes with the operator's work, not while somebody reads. */
const FRESH_MS = 5 * 60_000;

/** [7.23] */
export function showcasesQuery(list: MemberList) {
  return queryOptions({
    queryKey: ['showcases', list],
    staleTime: FRESH_MS,
    queryFn: async ({ client }) => {
      if (list === 'enrolled') {
        const { getEnrolledShowcases } = await import('@lantern/contract/catalog/get-enrolled-showcases');
        return apiOf(client)(getEnrolledShowcases, {});
      }
      const { getCatalogShowcases } = await import('@lantern/contract/catalog/get-catalog-showcases');
      return apiOf(client)(getCatalogShowcases, {});
    },
  });
}

/** [7.24] */
export function filterCategoriesQuery(list: MemberList) {
  return queryOptions({
    queryKey: ['filter-categories', list],
    staleTime: FRESH_MS,
    queryFn: async ({ client }) => {
      if (list === 'enrolled') {
        const { getEnrolledFilterCategories } = await import(
          '@lantern/contract/catalog/get-enrolled-filter-categories'
        );
        return apiOf(client)(getEnrolledFilterCategories, {});
      }
      const { getCatalogFilterCategories } = await import(
        '@lantern/contract/catalog/get-catalog-filter-categories'
      );
      return apiOf(client)(getCatalogFilterCategories, {});
    },
  });
}

/** [7.24] */
export function termsQuery() {
  return queryOptions({
    queryKey: ['terms'],
    staleTime: FRESH_MS,
    queryFn: async ({ client }) => {
      const { getTerms } = await import('@lantern/contract/catalog/get-terms');
      return apiOf(client)(getTerms, {});
    },
  });
}

/** [2.27] How many courses of a list each term, progress and priority has. */
export function courseCountsQuery(list: MemberList) {
  return queryOptions({
    queryKey: ['course-counts', list],
    queryFn: async ({ client }) => {
      const { getCourseCounts } = await import('@lantern/contract/catalog/get-course-counts');
      return apiOf(client)(getCourseCounts, { query: { list } });
    },
  });
}
