import { expect, test } from 'vitest';
import { type Locale, LOCALES } from '../display/locales';
import { addDays, addMonths, isDay, monthWeeks, weekOf } from './calendar-days';

test('[9.16] a week begins as it does where the language is at home', () => {
  const first = (locale: Locale) => new Date(`${weekOf('2026-11-18', locale)[0]}T00:00:00Z`).getUTCDay();
  expect(LOCALES.filter((locale) => first(locale) === 6)).toEqual(['ar']);
  expect(LOCALES.filter((locale) => first(locale) === 0).join(' ')).toBe(
    'bn en-US hi id ja ko my pt-BR pt-PT ta th zh-TW',
  );
  expect(LOCALES.filter((locale) => first(locale) === 1)).toHaveLength(LOCALES.length - 13);
});

test.each([
  ['de', '2026-11-15', '2026-11-09', '2026-11-15'],
  ['de', '2026-11-16', '2026-11-16', '2026-11-22'],
  ['en-US', '2026-11-15', '2026-11-15', '2026-11-21'],
  ['ar', '2026-11-14', '2026-11-14', '2026-11-20'],
  ['ar', '2026-11-13', '2026-11-07', '2026-11-13'],
] as const)('[2.12] in %s the week of %s goes from %s to %s', (locale, day, first, last) => {
  const week = weekOf(day, locale);
  expect(week).toHaveLength(7);
  expect([week[0], week[6]]).toEqual([first, last]);
});

test.each([
  ['2026-11-15', 'de', 6, '2026-10-26', '2026-12-06'],
  ['2026-02-01', 'en-US', 4, '2026-02-01', '2026-02-28'],
  ['2027-02-10', 'de', 4, '2027-02-01', '2027-02-28'],
  ['2024-02-29', 'de', 5, '2024-01-29', '2024-03-03'],
  ['2026-12-31', 'en-US', 5, '2026-11-29', '2027-01-02'],
] as const)('[2.12] the month of %s in %s is %i weeks, from %s to %s', (day, locale, count, first, last) => {
  const weeks = monthWeeks(day, locale);
  expect(weeks).toHaveLength(count);
  expect([weeks[0]?.[0], weeks.at(-1)?.[6]]).toEqual([first, last]);
});

test('[2.12] days and months are counted on, over their ends', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
  expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
  expect(addMonths('2026-12-15', 1)).toBe('2027-01-15');
  expect(addMonths('2026-03-31', -1)).toBe('2026-02-28');
  expect(addMonths('2026-01-15', -1)).toBe('2025-12-15');
});

test.each([
  ['2026-11-15', true],
  ['2026-02-29', false],
  ['2024-02-29', true],
  ['2026-13-01', false],
  ['2026-11-5', false],
  ['x2026-11-15', false],
  ['2026-11-155', false],
  ['today', false],
])('[2.12] %s is a day: %s', (text, is) => {
  expect(isDay(text)).toBe(is);
});
