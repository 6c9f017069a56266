import { getGroupActivityWorkflow } from '@lantern/contract/activities/get-group-activity-workflow';
import { ProblemError } from '@lantern/contract/problem-error';
import { call } from '../../http/served-call';
import { findGroupActivityWorkflow } from '../../store/people/groups';

/** [7.16] */
export const handleGetGroupActivityWorkflow = call(
  getGroupActivityWorkflow,
  async ({ params: { id: aggregateId, groupActivityWorkflowId: id } }, { db, learner }) => {
    const work = await findGroupActivityWorkflow(db, learner, { aggregateId, id });
    if (!work) throw new ProblemError('notFound');
    return work;
  },
);
