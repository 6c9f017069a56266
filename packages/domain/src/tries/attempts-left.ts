import type { WorkflowState } from '../vocabulary';

export type CountedAttempts = {
  /** How often it has been begun, this time included. */
  attempts: number;
  /** Null where attempts are not counted. */
  maxAttempts: number | null;
};

export type TriedActivity = CountedAttempts & {
  state: WorkflowState | null;
  normalizedPassingScore: number | null;
};

/** [8.8] Null where attempts are not counted. */
export function remainingAttempts({ attempts, maxAttempts }: CountedAttempts): number | null {
  return maxAttempts === null ? null : Math.max(0, maxAttempts - attempts);
}

/** [8.8] Reading 63: may an activity be taken again within the same attempt at the course, passed or not? */
export function mayTryAgain(tried: TriedActivity): boolean {
  return hasTryLeft({ ...tried, remainingAttempts: remainingAttempts(tried) });
}

type LeftTries = {
  state: WorkflowState | null;
  normalizedPassingScore: number | null;
  remainingAttempts: number | null;
};

/** [8.8] Where tries are not counted, only what must be passed is tried again: a page is simply read again. */
export function hasTryLeft({ state, normalizedPassingScore, remainingAttempts: left }: LeftTries): boolean {
  if (state !== 'finished') return false;
  return left === null ? normalizedPassingScore !== null : left > 0;
}
