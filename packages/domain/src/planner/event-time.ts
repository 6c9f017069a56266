import { LONGEST_EVENT_DAYS } from '../limits';
import type { IsoDay } from './calendar-days';

/** When an event of the learner's own is: from a moment to a moment, or on whole days, the last included. */
export type EventTime = { at: Date | null; end: Date | null; on: IsoDay | null; until: IsoDay | null };

export type EventTimeProblem = 'timeMissing' | 'endsBeforeStart' | 'tooLong';

const DAY_MS = 86_400_000;

/** [2.12] What is wrong with the time of an event; it may end as it begins, and has moments or days, never both. */
export function eventTimeProblem({ at, end, on, until }: EventTime): EventTimeProblem | null {
  const isTimed = at !== null && end !== null;
  const isAllDay = on !== null && until !== null;
  const isHalf = !isTimed && (at !== null || end !== null);
  const isHalfDay = !isAllDay && (on !== null || until !== null);
  if (isTimed === isAllDay || isHalf || isHalfDay) return 'timeMissing';
  const days = isTimed
    ? (end.getTime() - at.getTime()) / DAY_MS
    : (Date.parse(`${until}T00:00:00Z`) - Date.parse(`${on}T00:00:00Z`)) / DAY_MS;
  if (days < 0) return 'endsBeforeStart';
  return days > LONGEST_EVENT_DAYS ? 'tooLong' : null;
}
