import type { ActivityPart } from '@lantern/contract/entities/activity-part';
import { ProblemError } from '@lantern/contract/problem-error';
import { partWithId } from '../../attempts/part-with-id';
import { readCourseTree, toldTree } from '../../attempts/read-course-tree';
import type { SignedInContext } from '../../http/call-context';

/** [7.13] What stands directly below an activity, or below the root, without what is below that. */
export async function childrenOf(
  { db, tenant, session, now }: SignedInContext,
  objectiveWorkflowId: string,
  activityPathId: string | null,
): Promise<ActivityPart[]> {
  const learner = { tenantId: tenant.id, userId: session.userId };
  const tree = await readCourseTree(db, { learner, id: objectiveWorkflowId });
  const root = tree && toldTree(tree, now);
  const part =
    activityPathId === null ? root : root && partWithId(root.childActivity.children, activityPathId);
  if (!part) throw new ProblemError('notFound');
  return part.childActivity.children.map((child) => ({
    ...child,
    childActivity: { ...child.childActivity, children: [] },
  }));
}
