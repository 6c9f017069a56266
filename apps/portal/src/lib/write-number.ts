import { formattingLocale, type Locale } from '@lantern/domain/display/locales';

/** Languages that count in digits of their own. */
const OWN_DIGITS: readonly Locale[] = ['ar', 'bn', 'my'];
const SMALL = 1000;

const kept = new Map<Locale, Intl.NumberFormat>();

/** A number as the language writes it. Small ones need no formatter, the first of which costs more than drawing a page. */
export function writeNumber(value: number, locale: Locale): string {
  const isPlain = Number.isInteger(value) && value >= 0 && value < SMALL && !Object.is(value, -0);
  if (isPlain && !OWN_DIGITS.includes(locale)) return String(value);
  const format = kept.get(locale) ?? new Intl.NumberFormat(formattingLocale(locale));
  kept.set(locale, format);
  return format.format(value);
}
