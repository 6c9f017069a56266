import type { queryWorkflowActivityRecords } from '@lantern/contract/activities/query-workflow-activity-records';
import { optionsOf } from '@lantern/contract/load-options';
import { ProblemError } from '@lantern/contract/problem-error';
import { concealActivityRecords } from '../../attempts/conceal-activity-records';
import type { Handler } from '../../http/serve';
import { listRecordsOfAttempt } from '../../store/activities/activity-records';
import { findObjectiveWorkflow } from '../../store/attempts/objective-workflows';

/** [7.15] */
export const handleQueryWorkflowActivityRecords: Handler<typeof queryWorkflowActivityRecords> = async (
  { params: { objectiveWorkflowId: attemptId }, query: asked },
  { db, tenant, session, now },
) => {
  const query = optionsOf(asked);
  const learner = { tenantId: tenant.id, userId: session.userId };
  if (!(await findObjectiveWorkflow(db, learner, attemptId))) throw new ProblemError('notFound');
  const { data: records, totalCount } = await listRecordsOfAttempt(db, learner, { attemptId, query });
  const data = await concealActivityRecords(db, learner, { records, now });
  return { data, totalCount };
};
