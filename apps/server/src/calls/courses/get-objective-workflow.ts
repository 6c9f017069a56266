import type { getObjectiveWorkflow } from '@lantern/contract/courses/get-objective-workflow';
import { ProblemError } from '@lantern/contract/problem-error';
import type { Handler } from '../../http/serve';
import { findObjectiveWorkflow } from '../../store/objective-workflows';

export const handleGetObjectiveWorkflow: Handler<typeof getObjectiveWorkflow> = async (
  { params },
  { db, tenant, session },
) => {
  const learner = { tenantId: tenant.id, userId: session.userId };
  const workflow = await findObjectiveWorkflow(db, learner, params.id);
  if (!workflow) throw new ProblemError('notFound');
  return workflow;
};
