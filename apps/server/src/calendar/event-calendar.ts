import ical, { ICalCalendarMethod } from 'ical-generator';
import type { StoredEvent } from '../store/activities/stored-content';

export type CalendarEvent = {
  /** The same for the same event at every download, so that a calendar moves it instead of adding another. */
  uid: string;
  name: string;
  /** Where the learner finds the activity. */
  url: string;
  event: StoredEvent;
};

/** [4.2] One event as iCalendar; its times are written in UTC, which every calendar turns into its owner's zone. */
export function eventCalendar({ uid, name, url, event }: CalendarEvent, now: Date): string {
  const calendar = ical({
    prodId: { company: 'Lantern', product: 'Courses', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
  });
  const { start, end, place, link, description } = event;
  calendar.createEvent({
    id: uid,
    stamp: now,
    lastModified: now,
    start: new Date(start),
    // iCalendar has no DTEND that is no later than the start.
    end: Date.parse(end) > Date.parse(start) ? new Date(end) : null,
    summary: name,
    description: [description, link].filter(Boolean).join('\n\n'),
    location: place ?? link ?? null,
    url,
  });
  return calendar.toString();
}
