import { getObjectiveWorkflowAggregate } from '@lantern/contract/courses/get-objective-workflow-aggregate';
import { ProblemError } from '@lantern/contract/problem-error';
import { call } from '../../http/served-call';
import { findObjectiveAccess } from '../../store/courses/objective-accesses';
import { aggregateAnswer } from './aggregate-answer';

export const handleGetObjectiveWorkflowAggregate = call(
  getObjectiveWorkflowAggregate,
  async ({ params }, { db, learner, now }) => {
    const access = await findObjectiveAccess(db, learner, params.objectiveId);
    // The policy that hides results stands on the access, so the whole of it is read.
    const objectiveGradingScale = access?.objective.objectiveGradingScale ?? null;
    const aggregate = access && aggregateAnswer(access, { objectiveGradingScale, now });
    if (!aggregate) throw new ProblemError('notFound');
    return aggregate;
  },
);
