const LATE_ENOUGH_MS = 2000;

/** Runs when the page has nothing better to do; browsers without idle callbacks are given some time. */
export function whenIdle(work: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(work);
  else setTimeout(work, LATE_ENOUGH_MS);
}
