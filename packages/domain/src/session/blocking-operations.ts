import { BLOCKING_SPINNER_DELAY_MS } from '../limits';

/** [5.2] One more operation blocks the page. */
export function blockingStarted(count: number): number {
  return count + 1;
}

/** [5.2] One fewer; an end without a start changes nothing. */
export function blockingEnded(count: number): number {
  return Math.max(0, count - 1);
}

/** [9.2] The spinner waits a moment, so that what is quick does not flash. */
export function isSpinnerShown(count: number, blockedForMs: number): boolean {
  return count > 0 && blockedForMs >= BLOCKING_SPINNER_DELAY_MS;
}
