import { hasInk } from '@lantern/domain/posts/has-ink';
import type { CalendarDate } from '@lantern/contract/planner/calendar-date';
import type { PersonalEvent } from '@lantern/contract/planner/personal-event';
import { type EventTimeProblem, eventTimeProblem } from '@lantern/domain/planner/event-time';
import type { IsoDay } from '@lantern/domain/planner/calendar-days';
import { isCalendarDay } from '@lantern/domain/planner/calendar-view';
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

type Start = Partial<Pick<EventDraft, 'startDay' | 'startTime'>>;

/** The end goes along with the start by the clock, so that a moved event lasts as long as it did. */
export function moveStart(draft: EventDraft, start: Start): EventDraft {
  const moved = { ...draft, ...start };
  const timeOf = (day: string, time: string) => Date.parse(`${day}T${draft.isAllDay ? '00:00' : time}:00Z`);
  const by = timeOf(moved.startDay, moved.startTime) - timeOf(draft.startDay, draft.startTime);
  const end = timeOf(draft.endDay, draft.endTime) + by;
  if (Number.isNaN(end)) return moved;
  const [endDay = '', endTime = ''] = new Date(end).toISOString().split('T');
  return { ...moved, endDay, ...(!draft.isAllDay && { endTime: endTime.slice(0, 5) }) };
}

export type DraftProblems = { title: boolean; time: EventTimeProblem | null };

type Stored = Pick<CalendarDate, 'at' | 'end'> | null;

/** The event that a draft describes, and what is wrong with it. */
export function eventOfDraft(
  draft: EventDraft,
  timeZone: string,
  stored: Stored = null,
): [PersonalEvent, DraftProblems] {
  const { isAllDay, startTime, endTime } = draft;
  const [startDay, endDay] = [knownDay(draft.startDay), knownDay(draft.endDay)];
  const title = draft.title.trim();
  const momentOf = (day: string, time: string, before: Date | null = null) => {
    if (isAllDay || day === '' || time === '') return null;
    // What was not changed stays the moment that it is: of an hour that a clock shows twice it may be the second.
    const isSame = before && isoDay(before, timeZone) === day && clockTime(before, timeZone) === time;
    return isSame ? before : momentIn(timeZone, day, time);
  };
  const event = {
    title,
    at: momentOf(startDay, startTime, stored?.at),
    end: momentOf(endDay, endTime, stored?.end),
    on: isAllDay ? startDay || null : null,
    until: isAllDay ? endDay || null : null,
  };
  return [event, { title: !hasInk(title), time: eventTimeProblem(event) }];
}

/** A year of two digits is typed as one of the first century: it is as good as none. */
function knownDay(day: string): string {
  return isCalendarDay(day) ? day : '';
}
