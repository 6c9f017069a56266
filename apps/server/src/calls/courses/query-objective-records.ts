import { queryObjectiveRecords } from '@lantern/contract/courses/query-objective-records';
import { concealRecord } from '@lantern/domain/grade/conceal-results';
import { listCall } from '../../http/served-call';
import { ATTEMPT_RECORD_FIELDS, listAttemptRecords } from '../../store/attempts/attempt-records';

export const handleQueryObjectiveRecords = listCall(
  queryObjectiveRecords,
  ATTEMPT_RECORD_FIELDS,
  async ({ query }, { db, learner, now }) => {
    const { data, totalCount } = await listAttemptRecords(db, learner, query);
    return {
      data: data.map(({ record, course }) => concealRecord(record, { course, now })),
      totalCount,
    };
  },
);
