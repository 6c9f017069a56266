import { expect, test } from 'vitest';
import { isoDay, momentOfDay } from './calendar-days';

const ZONES = [
  'UTC',
  'Europe/Berlin',
  'America/New_York',
  'Pacific/Auckland',
  'Pacific/Kiritimati',
  'Etc/GMT+12',
];

test.each(ZONES)('a day is that day in %s, also where the clocks change', (zone) => {
  for (const day of ['2026-03-08', '2026-03-29', '2026-04-05', '2026-09-27', '2026-11-01', '2026-12-31'])
    expect(isoDay(momentOfDay(day, zone), zone)).toBe(day);
});
