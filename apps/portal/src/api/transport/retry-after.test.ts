import { expect, test } from 'vitest';
import { readRetryAfter } from './retry-after';

const DATE = 'Fri, 20 Nov 2026 10:00:00 GMT';

test.each<[name: string, headers: Record<string, string>, ms: number | null]>([
  ['seconds', { 'retry-after': '5' }, 5000],
  ['at once', { 'retry-after': '0' }, 0],
  [
    'a date, by the clock of the server',
    { 'retry-after': 'Fri, 20 Nov 2026 10:02:00 GMT', date: DATE },
    120_000,
  ],
  ['a date that has passed', { 'retry-after': 'Fri, 20 Nov 2026 09:00:00 GMT', date: DATE }, 0],
  ['nothing', {}, null],
  ['what cannot be read', { 'retry-after': 'soon', date: DATE }, null],
  ['less than nothing', { 'retry-after': '-', date: DATE }, null],
])('an answer says when to ask again: %s', (_name, headers, ms) => {
  expect(readRetryAfter(new Headers(headers))).toBe(ms);
});

test('a date without a clock beside it is read by our own', () => {
  const inAMinute = new Date(Date.now() + 60_000).toUTCString();
  const ms = readRetryAfter(new Headers({ 'retry-after': inAMinute })) ?? 0;
  expect(Math.abs(ms - 60_000)).toBeLessThan(2000);
});
