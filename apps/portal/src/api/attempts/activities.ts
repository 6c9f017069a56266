import { inheritCourse, inheritTree } from '@lantern/domain/activity/constraint-inheritance';
import type { ActivityPart } from '@lantern/domain/activity/activity-part';
import { queryOptions } from '@tanstack/react-query';
import { keptWhereEqual } from '../../lib/kept-where-equal';
import { apiOf } from '../transport/api-of';
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

/** The tree that was read last: the ways to a page and its parts read it several times over. */
let last: { packed: string; tree: WholeTree } | null = null;

/** [5.10] A tree out of the cache, where it is packed. Parts that say the same as before stay the same. */
export function wholeTree(packed: string): WholeTree {
  if (last?.packed === packed) return last.tree;
  const unpacked = unpackTree(packed);
  const read: WholeTree = { ...unpacked, children: inheritCourse(unpacked.children, unpacked) };
  const tree = last ? keptWhereEqual(last.tree, read) : read;
  last = { packed, tree };
  return tree;
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
