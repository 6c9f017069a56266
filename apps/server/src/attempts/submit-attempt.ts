import { nextAttemptState } from '@lantern/domain/attempt/attempt-lifecycle';
import { isCourseOpen } from '@lantern/domain/course/course-closure';
import type { Db } from '../db/db';
import { listAttemptActivities } from '../store/activities/attempt-activities';
import { lockOwnAttempt } from '../store/attempts/attempts';
import { awaitsGrading, settledState } from './activity-steps';
import type { Moment } from './attempt-change';
import type { AttemptOutcome } from './attempt-outcome';
import { attemptTree } from './attempt-tree';
import { handInAttempt } from './hand-in-attempt';

export type OwnAttempt = { learner: { tenantId: string; userId: string }; id: string };

/** [4.10] Hands an attempt in for grading, and takes it as far as nothing is waited for. */
export async function submitAttempt(
  tx: Db,
  { learner, id }: OwnAttempt,
  moment: Moment,
): Promise<AttemptOutcome> {
  const attempt = await lockOwnAttempt(tx, learner, id);
  if (!attempt) return { kind: 'refused', reason: 'attemptNotFound' };
  if (!isCourseOpen(attempt.courseState)) return { kind: 'refused', reason: 'unavailable' };
  const submitted = nextAttemptState(attempt.state, { event: 'submit', actor: 'learner' });
  if (!submitted) return { kind: 'refused', reason: 'attemptNotRunning' };

  const { tenantId } = learner;
  const before = attemptTree(await listAttemptActivities(tx, tenantId, attempt));
  const awaitsApproval = attempt.needsApproval;
  return handInAttempt(
    tx,
    {
      tenantId,
      attempt,
      before,
      action: 'submit',
      stateOf: (root) => settledState(submitted, { awaitsGrading: awaitsGrading(root), awaitsApproval }),
    },
    moment,
  );
}
