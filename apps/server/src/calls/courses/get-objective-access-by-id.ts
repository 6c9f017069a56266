import type { getObjectiveAccessById } from '@lantern/contract/courses/get-objective-access-by-id';
import { ProblemError } from '@lantern/contract/problem-error';
import { concealResults } from '@lantern/domain/grade/conceal-results';
import type { Handler } from '../../http/serve';
import { findObjectiveAccessById } from '../../store/courses/objective-accesses';

export const handleGetObjectiveAccessById: Handler<typeof getObjectiveAccessById> = async (
  { params },
  { db, tenant, session, now },
) => {
  const learner = { tenantId: tenant.id, userId: session.userId };
  const access = await findObjectiveAccessById(db, learner, params.id);
  if (!access) throw new ProblemError('notFound');
  return concealResults(access, now);
};
