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
  const { objectiveWorkflowId: id, activityPartIds: partIds, isNewTry = false } = body;
  const asked = { learner, id, partIds, isNewTry };
  return { data: activityAnswer(await startActivities(db, asked, { now, newId: randomUUID }), locale) };
};
