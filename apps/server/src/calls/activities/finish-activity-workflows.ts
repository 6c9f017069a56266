import { randomUUID } from 'node:crypto';
import type { finishActivityWorkflows } from '@lantern/contract/activities/finish-activity-workflows';
import { finishActivities } from '../../attempts/finish-activities';
import type { Handler } from '../../http/serve';
import { activityAnswer } from './activity-answer';

export const handleFinishActivityWorkflows: Handler<typeof finishActivityWorkflows> = async (
  { body },
  { db, tenant, session, now, locale },
) => {
  const learner = { tenantId: tenant.id, userId: session.userId };
  const asked = { learner, id: body.objectiveWorkflowId, workflowIds: body.activityWorkflowIds };
  return { data: activityAnswer(await finishActivities(db, asked, { now, newId: randomUUID }), locale) };
};
