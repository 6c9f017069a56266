import { hash } from 'node:crypto';
import type { CalendarDate } from '@lantern/contract/planner/calendar-date';
import { BASE_PATH } from '@lantern/domain/course/course-paths';
import { addDays } from '@lantern/domain/planner/calendar-days';
import { calendarPath } from '@lantern/domain/planner/calendar-path';
import ical, { ICalCalendarMethod } from 'ical-generator';
import { calendarLine } from '../texts/calendar-texts';

export type CalendarEntry = {
  /** The same for the same date of the same thing, so that a calendar moves it instead of adding another. */
  uid: string;
  line: string;
  /** Of an activity: its course. */
  course: string | null;
  url: string;
  start: Date;
  /** Null where it does not last; of whole days the first after them. */
  end: Date | null;
  isAllDay: boolean;
};

type Place = { origin: string; hostname: string; locale: string };

export function calendarEntry(date: CalendarDate, { origin, hostname, locale }: Place): CalendarEntry {
  const { id, kind, at, end, on, until, course, activity } = date;
  const last = until ?? on;
  return {
    uid: `${id.endsWith(`.${kind}`) ? id : `${id}.${kind}`}@${hostname}`,
    line: calendarLine(date, locale),
    course: activity && course ? course.name : null,
    url: `${origin}${BASE_PATH}${calendarPath(date)}`,
    start: at ?? new Date(`${on}T00:00:00Z`),
    // An end that is no later than the start is none: iCalendar has no such DTEND.
    end: at ? (end && end > at ? end : null) : new Date(`${addDays(last ?? '', 1)}T00:00:00Z`),
    isAllDay: at === null,
  };
}

/** Of the same entries the same. */
export function entriesHash(name: string, entries: readonly CalendarEntry[]): string {
  return hash('sha256', JSON.stringify([name, entries]), 'base64url');
}

/** An hour: how often other calendars are asked to look again. */
const LOOK_AGAIN_SECONDS = 3600;

/** [2.12] The learner's dates as iCalendar. Moments are written in UTC, which every calendar turns into its owner's zone. */
export function calendarFile(name: string, entries: readonly CalendarEntry[], since: Date): string {
  const calendar = ical({
    name,
    prodId: { company: 'Lantern', product: 'Courses', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: LOOK_AGAIN_SECONDS,
  });
  for (const { uid, line, course, url, start, end, isAllDay } of entries) {
    calendar.createEvent({
      id: uid,
      stamp: since,
      lastModified: since,
      start,
      end,
      allDay: isAllDay,
      timezone: isAllDay ? 'UTC' : null,
      summary: line,
      description: course,
      url,
    });
  }
  return calendar.toString();
}
