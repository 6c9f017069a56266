import type { WorkflowState } from '../vocabulary';

export type CountedAttempts = {
  /** How often it has been begun, this time included. */
  attempts: number;
  /** Null where attempts are not counted. */
  maxAttempts: number | null;
};

export type TriedActivity = CountedAttempts & {
  state: WorkflowState;
  normalizedPassingScore: number | null;
  normalizedScore: number | null;
};

/** [8.8] Null where attempts are not counted. */
export function remainingAttempts({ attempts, maxAttempts }: CountedAttempts): number | null {
  return maxAttempts === null ? null : Math.max(0, maxAttempts - attempts);
}

/** [8.8] May whoever did not pass an activity take it again within the same attempt at the course? */
export function mayTryAgain(tried: TriedActivity): boolean {
  const { state, normalizedPassingScore, normalizedScore } = tried;
  if (state !== 'finished' || normalizedPassingScore === null || normalizedScore === null) return false;
  return normalizedScore < normalizedPassingScore && remainingAttempts(tried) !== 0;
}
