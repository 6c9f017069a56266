import type { WorkflowState } from '../vocabulary';

export type ProctoringFacts = {
  /** Null when the activity has no proctoring session. */
  sessionState: WorkflowState | null;
  isFinishedMode: boolean;
  supportReview: boolean;
};

/** [4.31] Does the proctoring session keep the activity shut? */
export function isLockedByProctoring({
  sessionState,
  isFinishedMode,
  supportReview,
}: ProctoringFacts): boolean {
  if (sessionState === null || sessionState === 'inProgress') return false;
  if (!isFinishedMode) return true;
  return sessionState !== 'finished' && !supportReview;
}

/** [4.31] Reading 25: the activity or the whole course is over and is looked at again. */
export function isFinishedMode(activity: WorkflowState | null, course: WorkflowState | null): boolean {
  return activity === 'finished' || course === 'finished';
}
