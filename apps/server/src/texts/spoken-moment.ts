import { formattingLocale, type Locale } from '@lantern/domain/display/locales';
import { knownTimeZone } from './calendar-day';

/** A moment in words, where its reader lives: "Friday, March 6 at 5:00 PM GMT". */
export function spokenMoment(moment: Date, locale: Locale, timeZone: string | null): string {
  return new Intl.DateTimeFormat(formattingLocale(locale), {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone: knownTimeZone(timeZone),
  }).format(moment);
}
