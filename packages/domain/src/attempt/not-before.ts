/**
 * [3.5] When something ends: now, but never before what came first. Two servers may differ by some milliseconds, and a
 * request that waited for another still has the time at which it came.
 */
export function notBefore(now: Date, ...earlier: ReadonlyArray<Date | null>): Date {
  return earlier.reduce<Date>((latest, each) => (each !== null && each > latest ? each : latest), now);
}

/** [7.12] When something was, as a browser tells it: a clock that runs ahead must not keep out all that follows. */
export function notAfter(given: Date, now: Date): Date {
  return given < now ? given : now;
}
