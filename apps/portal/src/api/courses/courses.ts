import type { CallInput } from '@lantern/contract/call';
import type { queryObjectiveAccesses } from '@lantern/contract/courses/query-objective-accesses';
import { isUnderWay } from '@lantern/domain/course/course-progress';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { apiOf } from '../transport/api-of';
import { LIST_CACHE_MS, nextPageStart, pageFrom } from '../transport/list-pages';

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
    gcTime: LIST_CACHE_MS,
    initialPageParam: 0,
    getNextPageParam: nextPageStart,
  });
}

/** More than one is asked for: the newest may be waiting for its grade. */
const BOOKMARK_CANDIDATES = 5;

/** [4.28] The course to go on with, the last opened of those under way, and the lesson it was left at; null for none. */
export function bookmarkQuery() {
  return queryOptions({
    queryKey: ['bookmark'],
    queryFn: async ({ client }) => {
      const { queryObjectiveAccesses: call } = await import(
        '@lantern/contract/courses/query-objective-accesses'
      );
      const { data } = await apiOf(client)(call, {
        query: {
          list: 'enrolled',
          filter: ['courseProgress', '=', 'inProgress'],
          sort: [{ selector: 'objectiveWorkflowAggregate.lastOpened', desc: true }],
          take: BOOKMARK_CANDIDATES,
        },
      });
      const course = data.find(isUnderWay);
      if (!course) return null;
      const { getObjectiveAccess } = await import('@lantern/contract/courses/get-objective-access');
      const objectiveId = course.objective.id;
      const { openedLast } = await apiOf(client)(getObjectiveAccess, { params: { objectiveId } });
      return { course, lesson: openedLast };
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
