import { expect, test } from 'vitest';
import { utcOffset } from './utc-offset';

test.each([
  ['UTC', '2026-03-10T12:00:00Z', 'UTC+00:00'],
  ['Europe/Berlin', '2026-03-10T12:00:00Z', 'UTC+01:00'],
  ['Europe/Berlin', '2026-07-10T12:00:00Z', 'UTC+02:00'],
  ['Asia/Kolkata', '2026-03-10T12:00:00Z', 'UTC+05:30'],
  ['America/St_Johns', '2026-01-10T12:00:00Z', 'UTC-03:30'],
])('in %s on %s the clock is at %s', (timeZone, date, offset) => {
  expect(utcOffset(new Date(date), timeZone)).toBe(offset);
});
