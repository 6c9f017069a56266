import type { getAggregateRecords } from '@lantern/contract/courses/get-aggregate-records';
import { ProblemError } from '@lantern/contract/problem-error';
import { concealRecord } from '@lantern/domain/grade/conceal-results';
import type { Handler } from '../../http/serve';
import { listAggregateRecords } from '../../store/attempts/attempt-records';

export const handleGetAggregateRecords: Handler<typeof getAggregateRecords> = async (
  { params },
  { db, tenant, session, now },
) => {
  const learner = { tenantId: tenant.id, userId: session.userId };
  const kept = await listAggregateRecords(db, learner, params.id);
  if (!kept) throw new ProblemError('notFound');
  return kept.map(({ record, course }) => concealRecord(record, { course, now }));
};
