import { randomUUID } from 'node:crypto';
import type { putActivityWorkflow } from '@lantern/contract/activities/put-activity-workflow';
import { ProblemError } from '@lantern/contract/problem-error';
import { saveActivityProgress } from '../../attempts/save-activity-progress';
import type { Handler } from '../../http/serve';
import { activityAnswer } from './activity-answer';

export const handlePutActivityWorkflow: Handler<typeof putActivityWorkflow> = async (
  { params, body },
  { db, tenant, session, now, locale },
) => {
  const asked = {
    learner: { tenantId: tenant.id, userId: session.userId },
    id: params.objectiveWorkflowId,
    workflowId: params.activityWorkflowId,
    progress: body.progress,
    state: body.state,
  };
  const outcome = await saveActivityProgress(db, asked, { now, newId: randomUUID });
  const [workflow] = activityAnswer(outcome, locale);
  if (!workflow) throw new ProblemError('notFound');
  return workflow;
};
