import type { getActivityWithAggregates } from '@lantern/contract/activities/get-activity-with-aggregates';
import { ProblemError } from '@lantern/contract/problem-error';
import { readCourseTree, toldTree } from '../../attempts/read-course-tree';
import type { Handler } from '../../http/serve';

/** [7.13] */
export const handleGetActivityWithAggregates: Handler<typeof getActivityWithAggregates> = async (
  { params },
  { db, tenant, session, now },
) => {
  const learner = { tenantId: tenant.id, userId: session.userId };
  const tree = await readCourseTree(db, { learner, id: params.objectiveWorkflowId });
  if (!tree) throw new ProblemError('notFound');
  const { id, progress, openedLast, presentationMode, displayMode, course } = tree.attempt;
  return {
    ...toldTree(tree, now).childActivity,
    id: tree.root.activityId,
    presentationMode,
    displayMode,
    accessNewContentAfterCompletion: course.accessNewContentAfterCompletion,
    objectiveWorkflow: { ...course.workflow, id, progress, openedLast },
  };
};
