import { formattingLocale, type Locale } from '@lantern/domain/display/locales';

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** "in 2 minutes": in the largest unit that it fills, never too early. */
export function writeWait(ms: number, locale: Locale): string {
  const [unit, unitMs] = UNITS.find(([, size]) => ms >= size) ?? (['second', 1000] as const);
  return new Intl.RelativeTimeFormat(formattingLocale(locale)).format(Math.ceil(ms / unitMs), unit);
}
