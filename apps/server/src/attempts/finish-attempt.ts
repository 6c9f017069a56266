import { activityParts } from '@lantern/domain/contents/activity-part-of';
import { hasNothingToGrade } from '@lantern/domain/attempt/attempt-ending';
import { nextAttemptState } from '@lantern/domain/attempt/attempt-lifecycle';
import { isCourseOpen } from '@lantern/domain/course/course-closure';
import type { Db } from '../db/db';
import { readAttemptTree } from '../store/activities/attempt-tree';
import { lockOwnAttempt } from '../store/attempts/attempts';
import type { Moment } from './attempt-change';
import type { AttemptOutcome } from './attempt-outcome';
import { handInAttempt } from './hand-in-attempt';
import { missingAttempt } from './missing-attempt';
import type { OwnAttempt } from './submit-attempt';

/** [4.11] Reading 24: ends an attempt at once, where there is nothing to grade. */
export async function finishAttempt(
  tx: Db,
  { learner, id }: OwnAttempt,
  moment: Moment,
): Promise<AttemptOutcome> {
  const attempt = await lockOwnAttempt(tx, learner, id);
  if (!attempt) return { kind: 'refused', reason: await missingAttempt(tx, { learner, id }) };
  if (!isCourseOpen(attempt.courseState)) return { kind: 'refused', reason: 'unavailable' };
  const finished = nextAttemptState(attempt.state, { event: 'finish', actor: 'learner' });
  if (!finished) return { kind: 'refused', reason: 'attemptNotRunning' };

  const { tenantId } = learner;
  const before = await readAttemptTree(tx, tenantId, attempt);
  if (!hasNothingToGrade(before.part.type, activityParts(before))) {
    return { kind: 'refused', reason: 'mustBeSubmitted' };
  }
  return handInAttempt(tx, { tenantId, attempt, before, action: 'finish', stateOf: () => finished }, moment);
}
