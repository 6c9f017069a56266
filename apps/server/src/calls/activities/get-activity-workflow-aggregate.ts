import type { getActivityWorkflowAggregate } from '@lantern/contract/activities/get-activity-workflow-aggregate';
import { ProblemError } from '@lantern/contract/problem-error';
import { activityWorkflowOf } from '../../attempts/activity-outcome';
import { allNodes } from '../../attempts/attempt-tree';
import { partWithId } from '../../attempts/part-with-id';
import { readCourseTree, toldTree } from '../../attempts/read-course-tree';
import type { Handler } from '../../http/serve';

/** [7.14] */
export const handleGetActivityWorkflowAggregate: Handler<typeof getActivityWorkflowAggregate> = async (
  { params: { objectiveWorkflowId, activityId } },
  { db, tenant, session, now },
) => {
  const learner = { tenantId: tenant.id, userId: session.userId };
  const tree = await readCourseTree(db, { learner, id: objectiveWorkflowId });
  const node = tree && allNodes(tree.root).find((candidate) => candidate.activityId === activityId);
  if (!tree || !node) throw new ProblemError('notFound');
  const { partId, axis, workflow } = node;
  const told = partWithId([toldTree(tree, now)], partId ?? activityId);
  return {
    objectiveWorkflowId,
    activityId,
    activityPartId: partId,
    axis,
    lastActivityWorkflow: workflow && activityWorkflowOf(tree.attempt, { ...workflow, partId }),
    bestActivityRecord: told?.childActivity.activityWorkflowAggregate?.bestActivityRecord ?? null,
  };
};
