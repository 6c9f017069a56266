import type { getObjectiveWorkflowAggregate } from '@lantern/contract/courses/get-objective-workflow-aggregate';
import { ProblemError } from '@lantern/contract/problem-error';
import type { Handler } from '../../http/serve';
import { findObjectiveAccess } from '../../store/courses/objective-accesses';
import { aggregateAnswer } from './aggregate-answer';

export const handleGetObjectiveWorkflowAggregate: Handler<typeof getObjectiveWorkflowAggregate> = async (
  { params },
  { db, tenant, session, now },
) => {
  const learner = { tenantId: tenant.id, userId: session.userId };
  const access = await findObjectiveAccess(db, learner, params.objectiveId);
  // The policy that hides results stands on the access, so the whole of it is read.
  const objectiveGradingScale = access?.objective.objectiveGradingScale ?? null;
  const aggregate = access && aggregateAnswer(access, { objectiveGradingScale, now });
  if (!aggregate) throw new ProblemError('notFound');
  return aggregate;
};
