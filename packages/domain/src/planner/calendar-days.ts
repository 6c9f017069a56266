import type { Locale } from '../display/locales';

/** A day as ISO 8601 writes it; which moments it holds is a matter of where somebody is. */
export type IsoDay = string;

const DAY_MS = 86_400_000;
const WEEK = 7;
const SUNDAY_FIRST: readonly Locale[] = [
  'bn',
  'en-US',
  'hi',
  'id',
  'ja',
  'ko',
  'my',
  'pt-BR',
  'pt-PT',
  'ta',
  'th',
  'zh-TW',
];

/** [9.16] With which day a week begins, Sunday being 0, as CLDR has it. */
function firstWeekday(locale: Locale): number {
  if (locale === 'ar') return 6;
  return SUNDAY_FIRST.includes(locale) ? 0 : 1;
}

export function addDays(day: IsoDay, count: number): IsoDay {
  return dayOf(timeOf(day) + count * DAY_MS);
}

/** The same day of another month, or its last where it has none. */
export function addMonths(day: IsoDay, count: number): IsoDay {
  const date = new Date(timeOf(day));
  const first = Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + count, 1);
  const last = Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + count + 1, 0);
  return dayOf(Math.min(first + (date.getUTCDate() - 1) * DAY_MS, last));
}

/** [2.12] The seven days of the week that holds a day. */
export function weekOf(day: IsoDay, locale: Locale): IsoDay[] {
  const since = (new Date(timeOf(day)).getUTCDay() - firstWeekday(locale) + WEEK) % WEEK;
  return Array.from({ length: WEEK }, (_, index) => addDays(day, index - since));
}

/** [2.12] Whole weeks, from the one with the first day of the month to the one with its last. */
export function monthWeeks(day: IsoDay, locale: Locale): IsoDay[][] {
  const month = day.slice(0, 7);
  const weeks = [weekOf(`${month}-01`, locale)];
  for (;;) {
    const next = addDays(weeks.at(-1)?.[0] ?? day, WEEK);
    if (!next.startsWith(month)) return weeks;
    weeks.push(weekOf(next, locale));
  }
}

/** A day that there is: neither the 30th of February nor a word. */
export function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(timeOf(text)) && dayOf(timeOf(text)) === text;
}

function timeOf(day: IsoDay): number {
  return Date.parse(`${day}T00:00:00Z`);
}

function dayOf(time: number): IsoDay {
  return new Date(time).toISOString().slice(0, 10);
}
