import type { getActivityWithAggregates } from '@lantern/contract/activities/get-activity-with-aggregates';
import type { CallAnswer } from '@lantern/contract/call';
import { inheritCourse, inheritTree } from '@lantern/domain/activity/constraint-inheritance';
import type { ActivityPart } from '@lantern/domain/activity/activity-part';
import { queryOptions } from '@tanstack/react-query';
import { apiOf } from '../transport/api-of';

export type ActivityTree = CallAnswer<typeof getActivityWithAggregates>;

/** The tree as the rules read it. */
export type WholeTree = Omit<ActivityTree, 'children'> & { children: ActivityPart[] };

/** [7.13] The tree of an attempt's course with the learner's state; [5.10] its parts with what they inherit. */
export function activityTreeQuery(objectiveWorkflowId: string) {
  return queryOptions({
    queryKey: ['activity-tree', objectiveWorkflowId],
    queryFn: async ({ client }) => {
      const { getActivityWithAggregates: call } = await import(
        '@lantern/contract/activities/get-activity-with-aggregates'
      );
      return apiOf(client)(call, { params: { objectiveWorkflowId } });
    },
    select: wholeTree,
  });
}

/** What is in a course before it is begun; its parts with what they inherit. */
export function courseOutlineQuery(objectiveId: string) {
  return queryOptions({
    queryKey: ['course-outline', objectiveId],
    queryFn: async ({ client }) => {
      const { getCourseOutline } = await import('@lantern/contract/courses/get-course-outline');
      return (await apiOf(client)(getCourseOutline, { params: { objectiveId } })).children;
    },
    select: wholeOutline,
  });
}

/** [5.10] */
function wholeOutline(parts: readonly ActivityPart[]): ActivityPart[] {
  return inheritTree(parts);
}

/** [5.10] The tree with what its parts inherit. */
export function wholeTree(tree: ActivityTree): WholeTree {
  return { ...tree, children: inheritCourse(tree.children, tree) };
}

/** [7.13] What is in one activity; null asks for the root. */
export function activityContentQuery(objectiveWorkflowId: string, activityPathId: string | null) {
  return queryOptions({
    queryKey: ['activity-content', objectiveWorkflowId, activityPathId],
    queryFn: async ({ client }) => {
      if (activityPathId === null) {
        const { getRootActivity } = await import('@lantern/contract/activities/get-root-activity');
        return apiOf(client)(getRootActivity, { params: { objectiveWorkflowId } });
      }
      const { getActivity } = await import('@lantern/contract/activities/get-activity');
      return apiOf(client)(getActivity, { params: { objectiveWorkflowId, activityPathId } });
    },
  });
}
