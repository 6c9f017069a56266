import { formattingLocale } from '@lantern/domain/display/locales';
import { usePage } from '../../lib/page/page-facts';

/** Writes a calendar day (YYYY-MM-DD), which is the same in every zone, in full. */
export function useDay(): (day: string) => string {
  const { locale } = usePage();
  const format = new Intl.DateTimeFormat(formattingLocale(locale), { dateStyle: 'long', timeZone: 'UTC' });
  return (day) => format.format(new Date(day));
}
