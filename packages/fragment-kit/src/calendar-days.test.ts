import { expect, test } from 'vitest';
import { daysBetween, isoDay } from './calendar-days';

test('[4.22] the day is that of the reader’s clock', () => {
  const late = new Date('2026-03-10T23:30:00Z');
  expect(isoDay(late, 'UTC')).toBe('2026-03-10');
  expect(isoDay(late, 'Asia/Tokyo')).toBe('2026-03-11');
});

test('[4.22] days are counted both ways, over months too', () => {
  expect(daysBetween('2026-02-28', '2026-03-01')).toBe(1);
  expect(daysBetween('2026-03-10', '2026-03-08')).toBe(-2);
});
