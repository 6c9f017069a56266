import type { CalendarDate } from '@lantern/contract/planner/calendar-date';
import { addDays, type IsoDay } from '@lantern/domain/planner/calendar-days';
import { activityTitle, courseTitle } from '../../lib/format/shown-title';
import { isoDay } from '../../lib/time/calendar-days';

type Translate = Parameters<typeof courseTitle>[1];

/** The day of the reader on which it stands, or begins. */
export function dayOfDate({ on, at }: Pick<CalendarDate, 'on' | 'at'>, timeZone: string): IsoDay {
  return on ?? (at ? isoDay(at, timeZone) : '');
}

/** The last of the reader's days on which it is; what ends at midnight does not begin another. */
function lastDayOf(date: CalendarDate, timeZone: string): IsoDay {
  const { at, end, until } = date;
  if (until !== null) return until;
  return at && end && end > at ? isoDay(new Date(end.getTime() - 1), timeZone) : dayOfDate(date, timeZone);
}

export function titleOfDate({ activity, kind, title, course }: CalendarDate, t: Translate): string {
  return activity || kind === 'task' || kind === 'personal'
    ? activityTitle({ name: title }, t)
    : courseTitle(course ?? { name: title }, t);
}

/** By each of the reader's days on which they are: what has no hour of that day first, then by the clock. */
export function datesByDay(dates: readonly CalendarDate[], timeZone: string): Map<IsoDay, CalendarDate[]> {
  const byDay = new Map<IsoDay, CalendarDate[]>();
  for (const date of dates) {
    const last = lastDayOf(date, timeZone);
    for (let day = dayOfDate(date, timeZone); day <= last; day = addDays(day, 1))
      byDay.set(day, [...(byDay.get(day) ?? []), date]);
  }
  for (const [day, ofDay] of byDay) {
    const timeOf = (date: CalendarDate) =>
      date.at && dayOfDate(date, timeZone) === day ? date.at.getTime() : Number.NEGATIVE_INFINITY;
    byDay.set(
      day,
      ofDay.toSorted(
        (one, other) =>
          compare(Number(one.at !== null), Number(other.at !== null)) || compare(timeOf(one), timeOf(other)),
      ),
    );
  }
  return byDay;
}

/** Of what is equal, infinite or not, neither comes first. */
function compare(one: number, other: number): number {
  return one === other ? 0 : one - other;
}
