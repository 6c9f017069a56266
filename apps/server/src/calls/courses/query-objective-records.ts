import type { queryObjectiveRecords } from '@lantern/contract/courses/query-objective-records';
import { concealRecord } from '@lantern/domain/grade/conceal-results';
import type { Handler } from '../../http/serve';
import { listAttemptRecords } from '../../store/attempts/attempt-records';

export const handleQueryObjectiveRecords: Handler<typeof queryObjectiveRecords> = async (
  { query },
  { db, tenant, session, now },
) => {
  const learner = { tenantId: tenant.id, userId: session.userId };
  const { data, totalCount } = await listAttemptRecords(db, learner, query);
  return {
    data: data.map(({ record, course }) => concealRecord(record, { course, now })),
    totalCount,
  };
};
