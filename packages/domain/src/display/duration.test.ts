import { expect, test } from 'vitest';
import { durationMinutes } from './duration';

test.each([
  [null, null],
  [0, 0],
  [1, 1],
  [59, 1],
  [60, 1],
  [60.5, 2],
  [61, 2],
  [3600, 60],
  [-61, 0],
])('[9.7] %s seconds are %s minutes', (seconds, minutes) => {
  expect(durationMinutes(seconds)).toBe(minutes);
});
