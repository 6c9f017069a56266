import { awaitsResult } from '@lantern/domain/grade/awaits-result';
import { queryOptions } from '@tanstack/react-query';
import { apiOf } from '../transport/api-of';

const CANDIDATES = 10;

/** [7.2] Where to go after a course: one that is under way, else one that was not begun; null when all are done. */
export function nextCourseQuery(afterObjectiveId: string) {
  return queryOptions({
    queryKey: ['objective-accesses', 'next', afterObjectiveId],
    queryFn: async ({ client }) => {
      const { queryObjectiveAccesses: call } = await import(
        '@lantern/contract/courses/query-objective-accesses'
      );
      for (const progress of ['inProgress', 'notStarted'] as const) {
        const { data } = await apiOf(client)(call, {
          query: {
            list: 'enrolled',
            filter: ['courseProgress', '=', progress],
            sort: [{ selector: 'objectiveWorkflowAggregate.lastOpened', desc: true }],
            take: CANDIDATES,
          },
        });
        // What is with its grader leaves nothing to do.
        const next = data.find(
          (course) =>
            course.objective.id !== afterObjectiveId &&
            course.objective.state === 'ready' &&
            !awaitsResult(course),
        );
        if (next) return next;
      }
      return null;
    },
  });
}
