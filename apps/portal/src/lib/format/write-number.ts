import { formattingLocale, type Locale } from '@lantern/domain/display/locales';

/** The noughts of languages that count in digits of their own. */
const OWN_NOUGHTS: { readonly [locale in Locale]?: string } = { bn: '০', my: '၀' };
const SMALL = 1000;

const cache = new Map<Locale, Intl.NumberFormat>();

/** A number as the language writes it. Small ones need no formatter, the first of which costs more than drawing a page. */
export function writeNumber(value: number, locale: Locale): string {
  const isPlain = Number.isInteger(value) && value >= 0 && value < SMALL && !Object.is(value, -0);
  if (isPlain) return inDigits(value, OWN_NOUGHTS[locale]);
  const format = cache.get(locale) ?? new Intl.NumberFormat(formattingLocale(locale));
  cache.set(locale, format);
  return format.format(value);
}

function inDigits(value: number, nought = '0'): string {
  const first = nought.charCodeAt(0);
  return String.fromCharCode(...Array.from(String(value), (digit) => first + Number(digit)));
}
