export type EventPhase = 'upcoming' | 'now' | 'over';

/** [4.2] Where an event stands; without an end it is over as soon as it has begun. Both very moments belong to it. */
export function eventPhase({ start, end }: { start: Date; end: Date | null }, now: Date): EventPhase {
  if (now < start) return 'upcoming';
  return now <= (end ?? start) ? 'now' : 'over';
}
