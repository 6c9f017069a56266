import { queryWorkflowActivityRecords } from '@lantern/contract/activities/query-workflow-activity-records';
import { optionsOf } from '@lantern/contract/load-options';
import { ProblemError } from '@lantern/contract/problem-error';
import { concealActivityRecords } from '../../attempts/reading/conceal-activity-records';
import { listCall } from '../../http/served-call';
import { ACTIVITY_RECORD_FIELDS, listRecordsOfAttempt } from '../../store/activities/activity-records';
import { findObjectiveWorkflow } from '../../store/attempts/objective-workflows';

/** [7.15] */
export const handleQueryWorkflowActivityRecords = listCall(
  queryWorkflowActivityRecords,
  ACTIVITY_RECORD_FIELDS,
  async ({ params: { objectiveWorkflowId: attemptId }, query: asked }, { db, learner, now }) => {
    const query = optionsOf(asked);
    if (!(await findObjectiveWorkflow(db, learner, attemptId))) throw new ProblemError('notFound');
    const { data: records, totalCount } = await listRecordsOfAttempt(db, learner, { attemptId, query });
    const data = await concealActivityRecords(db, learner, { records, now });
    return { data, totalCount };
  },
);
