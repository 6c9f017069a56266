import type { CourseNode } from '../activity/course-node';
import type { GradingScale } from '../grade/grading-scale';
import type { WorkflowState } from '../vocabulary';
import { type ActivityChange, endedWaiting } from './activity-steps';
import { notBefore } from './not-before';
import { type RolledUpResult, rolledUpProgress, rollUp } from './roll-up';
import { endsAttempt } from './settle-attempt';

export type SteppingAttempt = {
  state: WorkflowState;
  started: Date;
  submitted: Date | null;
  gradingScale: GradingScale | null;
};

export type Step = {
  state: WorkflowState;
  /** The tree after the step. */
  root: CourseNode;
  /** What the step has changed in it. */
  activities: readonly ActivityChange[];
};

export type AttemptStep = {
  state: WorkflowState;
  progress: number;
  submitted: Date | null;
  finished: Date | null;
  activities: ActivityChange[];
  /** Of a step that ends the attempt. */
  result: RolledUpResult | null;
};

/** [3.5] [3.6] An attempt after a step: its progress as the tree now has it, and its result if the step ends it. */
export function attemptStep(
  attempt: SteppingAttempt,
  { state, root, activities }: Step,
  now: Date,
): AttemptStep {
  const isOver = endsAttempt(state);
  const ended = isOver ? endedWaiting(root, now) : [];
  const hasLeftHands = attempt.state === 'inProgress' && state !== 'inProgress';
  return {
    state,
    progress: rolledUpProgress(root),
    submitted: hasLeftHands ? notBefore(now, attempt.started) : attempt.submitted,
    finished: isOver ? notBefore(now, attempt.started, attempt.submitted) : null,
    activities: [...activities.filter(({ id }) => !ended.some((each) => each.id === id)), ...ended],
    result: isOver ? rollUp(root, attempt.gradingScale) : null,
  };
}
