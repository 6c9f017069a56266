import type { getObjectiveRecord } from '@lantern/contract/courses/get-objective-record';
import { ProblemError } from '@lantern/contract/problem-error';
import { concealRecord } from '@lantern/domain/grade/conceal-results';
import type { Handler } from '../../http/serve';
import { findAttemptRecord } from '../../store/attempts/attempt-records';

export const handleGetObjectiveRecord: Handler<typeof getObjectiveRecord> = async (
  { params },
  { db, tenant, session, now },
) => {
  const learner = { tenantId: tenant.id, userId: session.userId };
  const kept = await findAttemptRecord(db, learner, params.id);
  if (!kept) throw new ProblemError('notFound');
  return concealRecord(kept.record, { course: kept.course, now });
};
