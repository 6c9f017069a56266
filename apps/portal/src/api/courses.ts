import type { CallInput } from '@lantern/contract/call';
import type { queryObjectiveAccesses } from '@lantern/contract/courses/query-objective-accesses';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { apiOf } from './api-of';

/** One page of a list: what is shown at once and fetched at once. */
export const PAGE_SIZE = 20;

export type CourseListQuery = Omit<CallInput<typeof queryObjectiveAccesses>['query'], 'skip' | 'take'>;

/** [7.2] A list of courses, page by page as the learner scrolls. */
export function objectiveAccessesQuery(query: CourseListQuery) {
  return infiniteQueryOptions({
    queryKey: ['objective-accesses', query],
    queryFn: async ({ client, pageParam }) => {
      const { queryObjectiveAccesses: call } = await import(
        '@lantern/contract/courses/query-objective-accesses'
      );
      return apiOf(client)(call, {
        query: { ...query, skip: pageParam, take: PAGE_SIZE, requireTotalCount: true },
      });
    },
    initialPageParam: 0,
    getNextPageParam: (last, pages) => {
      const loaded = pages.reduce((sum, page) => sum + page.data.length, 0);
      return last.data.length > 0 && loaded < (last.totalCount ?? 0) ? loaded : undefined;
    },
  });
}

/** [7.3] */
export function objectiveAccessQuery(objectiveId: string) {
  return queryOptions({
    queryKey: ['objective-access', objectiveId],
    queryFn: async ({ client }) => {
      const { getObjectiveAccess } = await import('@lantern/contract/courses/get-objective-access');
      return apiOf(client)(getObjectiveAccess, { params: { objectiveId } });
    },
  });
}
