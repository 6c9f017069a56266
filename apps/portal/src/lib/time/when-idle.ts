/** For what nobody waits for: after everything that somebody does, or within so many milliseconds. */
export function whenIdle(work: () => void, withinMs?: number): void {
  // Safari has none.
  if (typeof requestIdleCallback !== 'function') setTimeout(work);
  else requestIdleCallback(work, withinMs === undefined ? {} : { timeout: withinMs });
}
