import { queryOptions } from '@tanstack/react-query';
import { apiOf } from '../transport/api-of';
import type { MemberList } from './catalog';

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
