import type { getObjectiveWorkflowAggregate } from '@lantern/contract/courses/get-objective-workflow-aggregate';
import { ProblemError } from '@lantern/contract/problem-error';
import { concealResults } from '@lantern/domain/grade/conceal-results';
import type { Handler } from '../../http/serve';
import { findObjectiveAccess } from '../../store/objective-accesses';

export const handleGetObjectiveWorkflowAggregate: Handler<typeof getObjectiveWorkflowAggregate> = async (
  { params },
  { db, tenant, session, now },
) => {
  const learner = { tenantId: tenant.id, userId: session.userId };
  const access = await findObjectiveAccess(db, learner, params.objectiveId);
  // The policy that hides results stands on the access, so the whole of it is read.
  const aggregate = access && concealResults(access, now).objectiveWorkflowAggregate;
  if (!aggregate) throw new ProblemError('notFound');
  return aggregate;
};
