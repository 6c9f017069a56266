import type { getGroupActivityWorkflow } from '@lantern/contract/activities/get-group-activity-workflow';
import { ProblemError } from '@lantern/contract/problem-error';
import type { Handler } from '../../http/serve';
import { findGroupActivityWorkflow } from '../../store/people/groups';

/** [7.16] */
export const handleGetGroupActivityWorkflow: Handler<typeof getGroupActivityWorkflow> = async (
  { params: { id: aggregateId, groupActivityWorkflowId: id } },
  { db, tenant, session },
) => {
  const learner = { tenantId: tenant.id, userId: session.userId };
  const work = await findGroupActivityWorkflow(db, learner, { aggregateId, id });
  if (!work) throw new ProblemError('notFound');
  return work;
};
