import type { WorkflowState } from '../vocabulary';

export type ProctoringFacts = {
  /** It may be taken under supervision only. */
  proctored: boolean;
  /** Null when the activity has no proctoring session. */
  sessionState: WorkflowState | null;
  isFinishedMode: boolean;
  supportReview: boolean;
};

/** [4.31] Is the activity shut because no proctoring session is in progress? What is over may be looked at without one. */
export function isLockedByProctoring({
  proctored,
  sessionState,
  isFinishedMode,
  supportReview,
}: ProctoringFacts): boolean {
  if (sessionState === null) return proctored && !isFinishedMode;
  if (sessionState === 'inProgress') return false;
  if (!isFinishedMode) return true;
  return sessionState !== 'finished' && !supportReview;
}

/** [4.31] Reading 25: the activity or the whole course is over and is looked at again. */
export function isFinishedMode(activity: WorkflowState | null, course: WorkflowState | null): boolean {
  return activity === 'finished' || course === 'finished';
}
