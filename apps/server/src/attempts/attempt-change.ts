import { notBefore } from '@lantern/domain/attempt/not-before';
import { rolledUpProgress, rollUp } from '@lantern/domain/attempt/roll-up';
import { endsAttempt } from '@lantern/domain/attempt/settle-attempt';
import type { WorkflowState } from '@lantern/domain/vocabulary';
import type { Attempt } from '../store/attempts/attempts';
import type { AttemptChange } from '../store/attempts/update-attempt';
import { type ActivityChange, endedWaiting } from './activity-steps';
import type { AttemptNode } from './attempt-tree';
import { takenPart } from './taken-part';

export type Moment = { now: Date; newId: () => string };

type Stepped = {
  state: WorkflowState;
  /** The tree after the step. */
  root: AttemptNode;
  /** What the step has changed in it. */
  activities: ActivityChange[];
};

/** [3.5] [3.6] An attempt after a step: its progress as the tree now has it, and its result if the step ends it. */
export function attemptChange(
  attempt: Attempt,
  { state, root, activities }: Stepped,
  { now, newId }: Moment,
): AttemptChange {
  const taken = takenPart(root);
  const isOver = endsAttempt(state);
  const ended = isOver ? endedWaiting(root, now) : [];
  const hasLeftHands = attempt.state === 'inProgress' && state !== 'inProgress';
  return {
    state,
    progress: rolledUpProgress(taken),
    submitted: hasLeftHands ? notBefore(now, attempt.started) : attempt.submitted,
    finished: isOver ? notBefore(now, attempt.started, attempt.submitted) : null,
    activities: [...activities.filter(({ id }) => !ended.some((each) => each.id === id)), ...ended],
    score: null,
    tried: null,
    record: isOver ? { id: newId(), ...rollUp(taken, attempt.gradingScale) } : null,
    isOpened: false,
    isNews: true,
    audit: null,
  };
}
