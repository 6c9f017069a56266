import { expect, test } from 'vitest';
import { timeZoneChange } from './time-zone-change';

test.each([
  [null, 'Europe/Berlin', 'Europe/Berlin'],
  ['Europe/Berlin', 'Asia/Tokyo', 'Asia/Tokyo'],
  ['Europe/Berlin', 'Europe/Berlin', null],
])('[5.6] from %s to %s saves %s', (current, chosen, saved) => {
  expect(timeZoneChange(current, chosen)).toBe(saved);
});
