import { expect, test } from 'vitest';
import { calendarDaysBetween } from './calendar-days';

test.each([
  ['the same moment', '2026-03-10T12:00:00Z', '2026-03-10T12:00:00Z', 'UTC', 0],
  ['the same day', '2026-03-10T00:00:00Z', '2026-03-10T23:59:59Z', 'UTC', 0],
  ['a minute over midnight', '2026-03-10T23:59:30Z', '2026-03-11T00:00:30Z', 'UTC', 1],
  ['four days and some hours', '2026-03-10T19:00:00Z', '2026-03-06T12:00:00Z', 'UTC', -4],
  ['the end of February', '2026-02-28T12:00:00Z', '2026-03-01T12:00:00Z', 'UTC', 1],
  ['a new year', '2026-12-31T12:00:00Z', '2027-01-02T01:00:00Z', 'UTC', 2],
  ['over midnight in Tokyo alone', '2026-03-10T14:30:00Z', '2026-03-10T15:30:00Z', 'Asia/Tokyo', 1],
  ['over midnight in UTC alone', '2026-03-10T23:30:00Z', '2026-03-11T00:30:00Z', 'America/New_York', 0],
  ['the night that has an hour less', '2026-03-28T12:00:00Z', '2026-03-29T11:00:00Z', 'Europe/Berlin', 1],
])('[4.22] calendar days: %s', (_name, from, to, timeZone, days) => {
  expect(calendarDaysBetween(new Date(from), new Date(to), timeZone)).toBe(days);
});
