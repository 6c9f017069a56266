export type DayPart = 'morning' | 'afternoon' | 'evening';

const NOON_HOUR = 12;
const EVENING_HOUR = 18;
/** Whoever is still up has not seen the morning yet. */
const MORNING_HOUR = 5;

/** What the learner is greeted with at this hour of theirs, 0 to 23. */
export function dayPart(hour: number): DayPart {
  if (hour < MORNING_HOUR || hour >= EVENING_HOUR) return 'evening';
  return hour < NOON_HOUR ? 'morning' : 'afternoon';
}
