import {
  getActivityChildren,
  getRootActivityChildren,
} from '@lantern/contract/activities/get-activity-children';
import { ProblemError } from '@lantern/contract/problem-error';
import type { ActivityPart } from '@lantern/domain/activity/activity-part';
import { partWithId } from '@lantern/domain/activity/activity-tree';
import { readCourseTree, visibleTree } from '../../attempts/reading/read-course-tree';
import type { SignedInContext } from '../../http/call-context';
import { call } from '../../http/served-call';

/** [7.13] */
export const handleGetActivityChildren = call(getActivityChildren, async ({ params }, context) => ({
  data: await childrenOf(context, params.objectiveWorkflowId, params.activityPathId),
}));

/** [7.13] */
export const handleGetRootActivityChildren = call(getRootActivityChildren, async ({ params }, context) => ({
  data: await childrenOf(context, params.objectiveWorkflowId, null),
}));

/** [7.13] What stands directly below an activity, or below the root, without what is below that. */
export async function childrenOf(
  { db, learner, now }: SignedInContext,
  objectiveWorkflowId: string,
  activityPathId: string | null,
): Promise<ActivityPart[]> {
  const tree = await readCourseTree(db, { learner, id: objectiveWorkflowId });
  const root = tree && visibleTree(tree, now);
  const part =
    activityPathId === null ? root : root && partWithId(root.childActivity.children, activityPathId);
  if (!part) throw new ProblemError('notFound');
  return part.childActivity.children.map((child) => ({
    ...child,
    childActivity: { ...child.childActivity, children: [] },
  }));
}
