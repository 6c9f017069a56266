import { expect, test } from 'vitest';
import { GREATEST } from './given-numbers.builder';
import { oneOf } from './one-of';

test.each([
  [0, 'a'],
  [0.33, 'a'],
  [0.34, 'b'],
  [0.66, 'b'],
  [0.67, 'c'],
  [GREATEST, 'c'],
])('[9.14] of three, %f chooses %s', (number, chosen) => {
  expect(oneOf(['a', 'b', 'c'], () => number)).toBe(chosen);
});
