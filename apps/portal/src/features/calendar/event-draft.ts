import type { CalendarDate } from '@lantern/contract/planner/calendar-date';
import type { PersonalEvent } from '@lantern/contract/planner/personal-event';
import { type EventTimeProblem, eventTimeProblem } from '@lantern/domain/planner/event-time';
import type { IsoDay } from '@lantern/domain/planner/calendar-days';
import { isoDay } from '../../lib/time/calendar-days';
import { clockTime, momentIn } from '../../lib/time/zoned-time';

/** An event as its form has it; whatever is not filled in is empty. */
export type EventDraft = {
  title: string;
  isAllDay: boolean;
  startDay: string;
  startTime: string;
  endDay: string;
  endTime: string;
};

const USUAL_TIMES = { startTime: '09:00', endTime: '10:00' };

export function newDraft(day: IsoDay): EventDraft {
  return { title: '', isAllDay: false, startDay: day, endDay: day, ...USUAL_TIMES };
}

/** What is stored, in the days and hours of the reader. */
export function draftOf({ title, at, end, on, until }: CalendarDate, timeZone: string): EventDraft {
  if (!at || !end) return { title, isAllDay: true, startDay: on ?? '', endDay: until ?? '', ...USUAL_TIMES };
  return {
    title,
    isAllDay: false,
    startDay: isoDay(at, timeZone),
    startTime: clockTime(at, timeZone),
    endDay: isoDay(end, timeZone),
    endTime: clockTime(end, timeZone),
  };
}

export type DraftProblems = { title: boolean; time: EventTimeProblem | null };

/** The event that a draft describes, and what is wrong with it. */
export function eventOfDraft(draft: EventDraft, timeZone: string): [PersonalEvent, DraftProblems] {
  const { isAllDay, startDay, startTime, endDay, endTime } = draft;
  const title = draft.title.trim();
  const momentOf = (day: string, time: string) =>
    !isAllDay && day !== '' && time !== '' ? momentIn(timeZone, day, time) : null;
  const event = {
    title,
    at: momentOf(startDay, startTime),
    end: momentOf(endDay, endTime),
    on: isAllDay ? startDay || null : null,
    until: isAllDay ? endDay || null : null,
  };
  return [event, { title: title === '', time: eventTimeProblem(event) }];
}
