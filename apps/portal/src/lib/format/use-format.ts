import type { PageFacts } from '@lantern/contract/render-page';
import { calendarDaysBetween } from '../time/calendar-days';
import { formattingLocale, type Locale } from '@lantern/domain/display/locales';
import { usePage } from '../page/page-facts';
import { writeNumber } from './write-number';
import { type WrittenShare, writePercentLike } from './write-percent';

export type Format = {
  /** In full, for pages: 28 November 2026. */
  date: (date: Date) => string;
  dateTime: (date: Date) => string;
  time: (date: Date) => string;
  /** For tables: 28 Nov 2026. */
  mediumDate: (date: Date) => string;
  /** Short, for cards: 28 Nov. */
  shortDate: (date: Date) => string;
  /** Of a date that is written in parts: 28. */
  day: (date: Date) => string;
  /** Short: Sat. */
  weekday: (date: Date) => string;
  /** Short: Nov. */
  month: (date: Date) => string;
  number: (value: number) => string;
  /** A share of 1 as a whole percentage. */
  percent: (share: number) => string;
  list: (items: string[]) => string;
  /** By the reader's calendar; below 0 for a day that is past. */
  daysBetween: (from: Date, to: Date) => number;
};

const MOST_CACHED = 100;
const cache = new Map<string, Format>();
/** By the page that they belong to; on the server there are many at once. */
const ofPages = new WeakMap<PageFacts['formatted'], Map<string, Format>>();

/** Dates, numbers and lists as the reader writes them, in the reader's time zone. */
export function useFormat(): Format {
  const { locale, timeZone, formatted } = usePage();
  const known = ofPages.get(formatted) ?? new Map<string, Format>();
  ofPages.set(formatted, known);
  const format = known.get(locale) ?? remembering(formatOf(locale, timeZone), { locale, formatted });
  known.set(locale, format);
  return format;
}

function formatOf(locale: Locale, timeZone: string): Format {
  const key = `${locale} ${timeZone}`;
  const known = cache.get(key);
  if (known) return known;
  // Two hundred cards share one: making a formatter costs more than using it.
  if (cache.size >= MOST_CACHED) cache.clear();
  const made = createFormat(locale, timeZone);
  cache.set(key, made);
  return made;
}

type Remembered = { locale: Locale; formatted: PageFacts['formatted'] };

/** What the server has written on the page the browser takes as it is: its own formatters are slow to begin. */
function remembering(format: Format, { locale, formatted }: Remembered): Format {
  function noted<Value extends Date | number>(kind: keyof Format, write: (value: Value) => string) {
    return (value: Value) => {
      const key = `${locale} ${kind} ${Number(value)}`;
      const text = formatted[key] ?? write(value);
      if (import.meta.env.SSR) formatted[key] = text;
      return text;
    };
  }
  return {
    date: noted('date', format.date),
    dateTime: noted('dateTime', format.dateTime),
    time: noted('time', format.time),
    mediumDate: noted('mediumDate', format.mediumDate),
    shortDate: noted('shortDate', format.shortDate),
    day: noted('day', format.day),
    weekday: noted('weekday', format.weekday),
    month: noted('month', format.month),
    number: noted('number', format.number),
    percent: noted('percent', (share: number) => {
      const sample = writtenShare(formatted, `${locale} percent `);
      return (sample && writePercentLike(sample, share, locale)) ?? format.percent(share);
    }),
    list: format.list,
    daysBetween: format.daysBetween,
  };
}

/** One that the server has written on the page. */
function writtenShare(formatted: PageFacts['formatted'], prefix: string): WrittenShare | null {
  const key = Object.keys(formatted).find((one) => one.startsWith(prefix));
  const text = key && formatted[key];
  return text ? { share: Number(key.slice(prefix.length)), text } : null;
}

function createFormat(locale: Locale, timeZone: string): Format {
  const tag = formattingLocale(locale);
  const dates = (options: Intl.DateTimeFormatOptions) =>
    onDemand(() => new Intl.DateTimeFormat(tag, { ...options, timeZone }));
  const date = dates({ dateStyle: 'long' });
  const dateTime = dates({ dateStyle: 'long', timeStyle: 'short' });
  const time = dates({ timeStyle: 'short' });
  const mediumDate = dates({ dateStyle: 'medium' });
  const shortDate = dates({ day: 'numeric', month: 'short' });
  const day = dates({ day: 'numeric' });
  const weekday = dates({ weekday: 'short' });
  const month = dates({ month: 'short' });
  const percent = onDemand(() => new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 0 }));
  const list = onDemand(() => new Intl.ListFormat(tag, { type: 'conjunction' }));
  return {
    date: (value) => date().format(value),
    dateTime: (value) => dateTime().format(value),
    time: (value) => time().format(value),
    mediumDate: (value) => mediumDate().format(value),
    shortDate: (value) => shortDate().format(value),
    day: (value) => day().format(value),
    weekday: (value) => weekday().format(value),
    month: (value) => month().format(value),
    number: (value) => writeNumber(value, locale),
    percent: (share) => percent().format(share),
    list: (items) => list().format(items),
    daysBetween: (from, to) => calendarDaysBetween(from, to, timeZone),
  };
}

/** The first formatters of a page cost more than drawing it: a page pays for those alone that it uses. */
function onDemand<Made>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
