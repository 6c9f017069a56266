import type { Locale } from '../display/locales';
import { addDays, addMonths, type IsoDay, isDay, monthWeeks, weekOf } from './calendar-days';

export const CALENDAR_VIEWS = ['month', 'week', 'day', 'agenda'] as const;
export type CalendarView = (typeof CALENDAR_VIEWS)[number];

/** [2.12] What of the calendar is looked at: how, and around which day. */
export type CalendarLook = { view: CalendarView; day: IsoDay };

/** Beyond them nobody has a date, and years have other than four digits soon. */
const FIRST_DAY = '1900-01-01';
const LAST_DAY = '2999-12-31';

/** [2.12] A day that a calendar can show. */
export function isCalendarDay(day: string): boolean {
  return isDay(day) && day >= FIRST_DAY && day <= LAST_DAY;
}

/** [2.12] `month/2026-11`, `week/2026-11-16`, `day/2026-11-16`, `agenda/2026-11`; whatever is none of them is today's month. */
export function calendarLook(address: string, today: IsoDay): CalendarLook {
  const [view = '', date = ''] = address.split('/');
  const known = CALENDAR_VIEWS.find((one) => one === view) ?? 'month';
  const day = /^\d{4}-\d{2}$/.test(date) ? `${date}-01` : date;
  if (!isCalendarDay(day)) return { view: known, day: today };
  // Of the month that it is, today is the day to look at.
  return { view: known, day: isOfMonth(known) && day.slice(0, 7) === today.slice(0, 7) ? today : day };
}

export function calendarAddress({ view, day }: CalendarLook): string {
  return `${view}/${isOfMonth(view) ? day.slice(0, 7) : day}`;
}

/** The days that are on the page, whole weeks of a month. */
export function shownDays({ view, day }: CalendarLook, locale: Locale): IsoDay[] {
  if (view === 'day') return [day];
  if (view === 'week') return weekOf(day, locale);
  const days = monthWeeks(day, locale).flat();
  return view === 'month' ? days : days.filter((one) => one.slice(0, 7) === day.slice(0, 7));
}

/** One page on, or back; at the edge it stays the same. */
export function turnPage({ view, day }: CalendarLook, pages: 1 | -1): CalendarLook {
  const next = isOfMonth(view) ? addMonths(day, pages) : addDays(day, view === 'week' ? pages * 7 : pages);
  return { view, day: isCalendarDay(next) ? next : day };
}

/** [2.12] Whether an address names a day, or a month, that is not the one shown. */
export function isOfElsewhere(address: string, look: CalendarLook): boolean {
  const [, named = ''] = address.split('/');
  return named !== '' && address !== calendarAddress(look);
}

export function isOfMonth(view: CalendarView): boolean {
  return view === 'month' || view === 'agenda';
}
