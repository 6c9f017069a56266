import type { CallInput } from '@lantern/contract/call';
import type { queryObjectiveAccesses } from '@lantern/contract/courses/query-objective-accesses';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { apiOf } from './api-of';
import { nextPageStart, pageFrom } from './list-pages';

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
        query: { ...query, ...pageFrom(pageParam) },
      });
    },
    initialPageParam: 0,
    getNextPageParam: nextPageStart,
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
