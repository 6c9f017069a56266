import { getObjectiveWorkflow } from '@lantern/contract/courses/get-objective-workflow';
import type { Score } from '@lantern/contract/entities/score';
import { ProblemError } from '@lantern/contract/problem-error';
import { concealRecord } from '@lantern/domain/grade/conceal-results';
import { call } from '../../http/served-call';
import { findAttemptRecord, type StoredRecord } from '../../store/attempts/attempt-records';
import { findObjectiveWorkflow } from '../../store/attempts/objective-workflows';

export const handleGetObjectiveWorkflow = call(
  getObjectiveWorkflow,
  async ({ params }, { db, learner, now }) => {
    const workflow = await findObjectiveWorkflow(db, learner, params.id);
    if (!workflow) throw new ProblemError('notFound');
    const { objectiveRecordId } = workflow;
    const stored = objectiveRecordId ? await findAttemptRecord(db, learner, objectiveRecordId) : null;
    return { ...workflow, result: stored && visibleScore(stored, now) };
  },
);

/** [4.20] Null while it is not visible. */
function visibleScore({ record, course }: StoredRecord, now: Date): Score | null {
  const visible = concealRecord(record, { course, now });
  if (visible !== record) return null;
  const { score, maxScore, normalizedScore, grade, passed, finished } = visible;
  return { score, maxScore, normalizedScore, grade, passed, finished };
}
