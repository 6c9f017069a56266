import { randomUUID } from 'node:crypto';
import type { startActivityWorkflows } from '@lantern/contract/activities/start-activity-workflows';
import { startActivities } from '../../attempts/start-activities';
import type { Handler } from '../../http/serve';
import { activityAnswer } from './activity-answer';

export const handleStartActivityWorkflows: Handler<typeof startActivityWorkflows> = async (
  { body },
  { db, tenant, session, now, locale },
) => {
  const learner = { tenantId: tenant.id, userId: session.userId };
  const asked = { learner, id: body.objectiveWorkflowId, partIds: body.activityPartIds };
  return { data: activityAnswer(await startActivities(db, asked, { now, newId: randomUUID }), locale) };
};
