import { formattingLocale, localeOfTag } from '@lantern/domain/display/locales';
import type { IsoDay } from '@lantern/domain/planner/calendar-days';

/** A day is the same everywhere: it is written as UTC has it. */
export function dayFormat(locale: string, options: Intl.DateTimeFormatOptions): (day: IsoDay) => string {
  const format = new Intl.DateTimeFormat(tagOf(locale), { ...options, timeZone: 'UTC' });
  return (day) => format.format(new Date(`${day}T12:00:00Z`));
}

export function timeFormat(locale: string, timeZone: string): (at: Date) => string {
  const format = new Intl.DateTimeFormat(tagOf(locale), { timeStyle: 'short', timeZone });
  return (at) => format.format(at);
}

function tagOf(locale: string): string {
  const known = localeOfTag(locale);
  return known ? formattingLocale(known) : locale;
}
