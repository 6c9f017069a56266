/** For what nobody waits for: after everything that somebody does. */
export function whenIdle(work: () => void): void {
  // Safari has none.
  if (typeof requestIdleCallback === 'function') requestIdleCallback(work);
  else setTimeout(work);
}
