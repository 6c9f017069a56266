import { expect, test } from 'vitest';
import { timeZoneChange } from './time-zone-change';

test.each([
  [null, 'Europe/Berlin', 'Europe/Berlin'],
  ['Europe/Berlin', 'Asia/Tokyo', 'Asia/Tokyo'],
  ['Europe/Berlin', 'Europe/Berlin', null],
  ['W. Europe Standard Time', 'Europe/Berlin', null],
  ['Europe/Berlin', 'W. Europe Standard Time', null],
  ['Europe/Vienna', 'W. Europe Standard Time', 'Europe/Berlin'],
  [null, 'Tokyo Standard Time', 'Asia/Tokyo'],
])('[5.6] reading 38: from %s to %s saves %s', (current, chosen, saved) => {
  expect(timeZoneChange(current, chosen)).toBe(saved);
});
