import { stateAfterSubmit } from '@lantern/domain/attempt/awaits-grading';
import { nextAttemptState } from '@lantern/domain/attempt/attempt-lifecycle';
import { isCourseOpen } from '@lantern/domain/course/course-closure';
import type { Db } from '../db/db';
import { readAttemptTree } from '../store/activities/attempt-tree';
import { lockOwnAttempt } from '../store/attempts/attempts';
import type { Moment } from './attempt-change';
import type { AttemptOutcome } from './attempt-outcome';
import { handInAttempt } from './hand-in-attempt';
import { missingAttempt } from './missing-attempt';
import type { Learner } from '../store/people/learner-facts';

export type OwnAttempt = { learner: Learner; id: string };

/** [4.10] Hands an attempt in for grading, and takes it as far as nothing is waited for. */
export async function submitAttempt(
  tx: Db,
  { learner, id }: OwnAttempt,
  moment: Moment,
): Promise<AttemptOutcome> {
  const attempt = await lockOwnAttempt(tx, learner, id);
  if (!attempt) return { kind: 'refused', reason: await missingAttempt(tx, { learner, id }) };
  if (!isCourseOpen(attempt.courseState)) return { kind: 'refused', reason: 'unavailable' };
  const submitted = nextAttemptState(attempt.state, { event: 'submit', actor: 'learner' });
  if (!submitted) return { kind: 'refused', reason: 'attemptNotRunning' };

  const { tenantId } = learner;
  const before = await readAttemptTree(tx, tenantId, attempt);
  return handInAttempt(
    tx,
    {
      tenantId,
      attempt,
      before,
      action: 'submit',
      stateOf: (root) => stateAfterSubmit(attempt, { root, actor: 'learner' }) ?? submitted,
    },
    moment,
  );
}
