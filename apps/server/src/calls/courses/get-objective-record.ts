import { getObjectiveRecord } from '@lantern/contract/courses/get-objective-record';
import { ProblemError } from '@lantern/contract/problem-error';
import { concealRecord } from '@lantern/domain/grade/conceal-results';
import { call } from '../../http/served-call';
import { findAttemptRecord } from '../../store/attempts/attempt-records';

export const handleGetObjectiveRecord = call(getObjectiveRecord, async ({ params }, { db, learner, now }) => {
  const stored = await findAttemptRecord(db, learner, params.id);
  if (!stored) throw new ProblemError('notFound');
  return concealRecord(stored.record, { course: stored.course, now });
});
