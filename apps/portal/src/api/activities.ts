import { inheritTree } from '@lantern/domain/activity/constraint-inheritance';
import type { ActivityPart } from '@lantern/domain/activity/activity-part';
import { queryOptions } from '@tanstack/react-query';
import { apiOf } from './api-of';
import { type ActivityTree, packTree, unpackTree } from './packed-tree';

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
      return packTree(await apiOf(client)(call, { params: { objectiveWorkflowId } }));
    },
    select: wholeTree,
  });
}

/** [5.10] A tree out of the cache, where it is packed. */
export function wholeTree(packed: string): WholeTree {
  const tree = unpackTree(packed);
  return { ...tree, children: inheritTree(tree.children) };
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
