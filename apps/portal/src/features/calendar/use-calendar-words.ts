import { formattingLocale } from '@lantern/domain/display/locales';
import type { IsoDay } from '@lantern/domain/planner/calendar-days';
import { useMemo } from 'react';
import { usePage } from '../../lib/page/page-facts';

/** A day is the same everywhere: it is written as UTC has it. */
const atNoon = (day: IsoDay) => new Date(`${day}T12:00:00Z`);

/** Days, months and hours as the reader writes them. */
export function useCalendarWords() {
  const { locale, timeZone } = usePage();
  return useMemo(() => {
    const tag = formattingLocale(locale);
    const ofDays = (options: Intl.DateTimeFormatOptions) => {
      const format = new Intl.DateTimeFormat(tag, { ...options, timeZone: 'UTC' });
      return (day: IsoDay) => format.format(atNoon(day));
    };
    const hours = new Intl.DateTimeFormat(tag, { hour: 'numeric', timeZone: 'UTC' });
    const clock = new Intl.DateTimeFormat('en-US', { hour: '2-digit', hourCycle: 'h23', timeZone });
    return {
      month: ofDays({ month: 'long', year: 'numeric' }),
      fullDay: ofDays({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
      shortDay: ofDays({ day: 'numeric', month: 'short' }),
      // Not by the medium style, which writes numbers alone in some languages, beside a short day's words.
      mediumDay: ofDays({ day: 'numeric', month: 'short', year: 'numeric' }),
      number: ofDays({ day: 'numeric' }),
      weekday: ofDays({ weekday: 'long' }),
      shortWeekday: ofDays({ weekday: 'short' }),
      /** Of the reader's own clock, 0 to 23. */
      hourOf: (at: Date) => Number(clock.format(at)),
      hour: (hour: number) => hours.format(new Date(Date.UTC(2026, 0, 1, hour))),
    };
  }, [locale, timeZone]);
}

export type CalendarWords = ReturnType<typeof useCalendarWords>;
