import type { getActivityTries } from '@lantern/contract/activities/get-activity-tries';
import { ProblemError } from '@lantern/contract/problem-error';
import { allNodes } from '../../attempts/attempt-tree';
import { toldActivities } from '../../attempts/conceal-activity-records';
import { readCourseTree } from '../../attempts/read-course-tree';
import type { Handler } from '../../http/serve';
import { listActivityTries } from '../../store/activities/activity-tries';

const UNTOLD = { score: null, maxScore: null, normalizedScore: null, passed: null };

/** [8.8] [4.20] [4.27] Scores are told where the activity's own result is. */
export const handleGetActivityTries: Handler<typeof getActivityTries> = async (
  { params: { objectiveWorkflowId, activityWorkflowId } },
  { db, tenant, session, now },
) => {
  const learner = { tenantId: tenant.id, userId: session.userId };
  const tree = await readCourseTree(db, { learner, id: objectiveWorkflowId });
  const isOwn = tree && allNodes(tree.root).some(({ workflow }) => workflow?.id === activityWorkflowId);
  if (!isOwn) throw new ProblemError('notFound');
  const tries = await listActivityTries(db, { ...learner, activityWorkflowId });
  const isTold = toldActivities(tree, now).has(activityWorkflowId);
  return { data: isTold ? tries : tries.map((one) => ({ ...one, ...UNTOLD })) };
};
