import { hasInk } from '@lantern/domain/posts/has-ink';
import type { CalendarDate } from '@lantern/contract/planner/calendar-date';
import type { PersonalEvent } from '@lantern/contract/planner/personal-event';
import { type EventTimeProblem, eventTimeProblem } from '@lantern/domain/planner/event-time';
import type { IsoDay } from '@lantern/domain/planner/calendar-days';
import { isCalendarDay } from '@lantern/domain/planner/calendar-view';
import { isoDay } from '../../lib/time/calendar-days';
import { clockTime, momentIn, momentsIn } from '../../lib/time/zoned-time';

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

/** The end goes along with the start by the clock, so that a moved event lasts as long as it did; never to a time that clocks skip. */
export function moveStart(draft: EventDraft, start: Start, timeZone: string): EventDraft {
  const moved = { ...draft, ...start };
  const timeOf = (day: string, time: string) => Date.parse(`${day}T${draft.isAllDay ? '00:00' : time}:00Z`);
  const by = timeOf(moved.startDay, moved.startTime) - timeOf(draft.startDay, draft.startTime);
  const end = timeOf(draft.endDay, draft.endTime) + by;
  if (Number.isNaN(end)) return moved;
  const [endDay = '', endTime = ''] = new Date(end).toISOString().split('T');
  if (draft.isAllDay || !isCalendarDay(endDay)) return { ...moved, endDay };
  const at = momentIn(timeZone, endDay, endTime.slice(0, 5));
  return { ...moved, endDay: isoDay(at, timeZone), endTime: clockTime(at, timeZone) };
}

export type DraftProblems = {
  title: boolean;
  time: EventTimeProblem | null;
  /** The time that no clock shows on that day, since it leaps over it. */
  skipped: 'start' | 'end' | null;
};

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
  const momentsOf = (day: string, time: string) =>
    isAllDay || day === '' || time === '' ? null : momentsIn(timeZone, day, time);
  const starts = momentsOf(startDay, startTime);
  const ends = momentsOf(endDay, endTime);
  const at = starts && startOf(starts, stored?.at ?? null);
  const event = {
    title,
    at,
    end: ends && endOf(ends, at, stored?.end ?? null),
    on: isAllDay ? startDay || null : null,
    until: isAllDay ? endDay || null : null,
  };
  const skipped = starts?.length === 0 ? 'start' : ends?.length === 0 ? 'end' : null;
  const time = skipped ? null : eventTimeProblem(event);
  return [event, { title: !hasInk(title), time, skipped }];
}

/** Of an hour that comes twice the one that it was, or in which the event is already; else the first. */
function startOf(moments: readonly Date[], before: Date | null): Date | null {
  const [first = null] = moments;
  return closest(moments, before) ?? first;
}

/** Of an hour that comes twice the one that it was, or the first that is not before the start. */
function endOf(moments: readonly Date[], at: Date | null, before: Date | null): Date | null {
  const [first = null] = moments;
  const after = moments.filter((moment) => !at || moment >= at);
  return closest(after, before) ?? after[0] ?? first;
}

function closest(moments: readonly Date[], to: Date | null): Date | undefined {
  if (!to) return undefined;
  const awayOf = (moment: Date) => Math.abs(moment.getTime() - to.getTime());
  return moments.toSorted((one, other) => awayOf(one) - awayOf(other))[0];
}

/** A year of two digits is typed as one of the first century: it is as good as none. */
function knownDay(day: string): string {
  return isCalendarDay(day) ? day : '';
}
