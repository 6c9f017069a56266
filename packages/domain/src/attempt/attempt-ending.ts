import { partCounts } from '../activity/counted-activity';
import { SUBMIT_POLL } from '../limits';
import type { ActivityType, LifecycleState } from '../vocabulary';

/** [3.7] What can be graded, as the tree of the course has it. */
export type WeighedPart = {
  scoreWeight: number | null;
  childActivity: { type: ActivityType; state: LifecycleState; children: readonly WeighedPart[] };
};

export type AttemptEnding = 'submit' | 'finish';

/**
 * [4.10] [4.11] How the learner hands an attempt in, and the word for it: for grading, or simply as done (reading 24).
 * Until the parts are known, a composite is taken to have something to grade.
 */
export function attemptEnding(type: ActivityType, parts: readonly WeighedPart[] | null): AttemptEnding {
  const isUngraded = parts === null ? type === 'text' : hasNothingToGrade(type, parts);
  return isUngraded ? 'finish' : 'submit';
}

/** [4.10] Reading 24: a text, or a composite that weighs nothing anywhere. */
export function hasNothingToGrade(type: ActivityType, parts: readonly WeighedPart[]): boolean {
  return type === 'text' || (type === 'composite' && parts.every(weighsNothing));
}

export type SubmitPoll =
  | { kind: 'recorded'; objectiveRecordId: string }
  | { kind: 'askAgain' }
  | { kind: 'gaveUp' };

/** [4.10] [9.3] What a look at a submitted attempt means. */
export function submitPoll(objectiveRecordId: string | null, elapsedMs: number): SubmitPoll {
  if (objectiveRecordId !== null) return { kind: 'recorded', objectiveRecordId };
  return { kind: elapsedMs < SUBMIT_POLL.forMs ? 'askAgain' : 'gaveUp' };
}

/** [5.10] A weight of zero is inherited, so what lies below it weighs nothing either; nor does what does not count. */
function weighsNothing(part: WeighedPart): boolean {
  if (part.scoreWeight === 0 || !partCounts(part)) return true;
  const { children } = part.childActivity;
  return children.length > 0 && children.every(weighsNothing);
}
