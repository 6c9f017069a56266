import type { getObjectiveAccess } from '@lantern/contract/courses/get-objective-access';
import { ProblemError } from '@lantern/contract/problem-error';
import { concealResults } from '@lantern/domain/grade/conceal-results';
import type { Handler } from '../../http/serve';
import { findObjectiveAccess } from '../../store/courses/objective-accesses';

export const handleGetObjectiveAccess: Handler<typeof getObjectiveAccess> = async (
  { params },
  { db, tenant, session, now },
) => {
  const learner = { tenantId: tenant.id, userId: session.userId };
  const access = await findObjectiveAccess(db, learner, params.objectiveId);
  if (!access) throw new ProblemError('notFound');
  return concealResults(access, now);
};
