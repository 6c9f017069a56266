/** [5.2] One more operation blocks the page. */
export function blockingStarted(count: number): number {
  return count + 1;
}

/** [5.2] One fewer; an end without a start changes nothing. */
export function blockingEnded(count: number): number {
  return Math.max(0, count - 1);
}
