import type { getAggregateVersion } from '@lantern/contract/courses/get-aggregate-version';
import { ProblemError } from '@lantern/contract/problem-error';
import type { Handler } from '../../http/serve';
import { findAggregateVersion } from '../../store/attempts/aggregate-version';

export const handleGetAggregateVersion: Handler<typeof getAggregateVersion> = async (
  { params },
  { db, tenant, session },
) => {
  const learner = { tenantId: tenant.id, userId: session.userId };
  const version = await findAggregateVersion(db, learner, params.id);
  if (version === null) throw new ProblemError('notFound');
  return { version };
};
