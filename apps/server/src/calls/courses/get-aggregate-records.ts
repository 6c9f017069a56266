import { getAggregateRecords } from '@lantern/contract/courses/get-aggregate-records';
import { ProblemError } from '@lantern/contract/problem-error';
import { concealRecord } from '@lantern/domain/grade/conceal-results';
import { call } from '../../http/served-call';
import { listAggregateRecords } from '../../store/attempts/attempt-records';

export const handleGetAggregateRecords = call(
  getAggregateRecords,
  async ({ params }, { db, learner, now }) => {
    const stored = await listAggregateRecords(db, learner, params.id);
    if (!stored) throw new ProblemError('notFound');
    return stored.map(({ record, course }) => concealRecord(record, { course, now }));
  },
);
