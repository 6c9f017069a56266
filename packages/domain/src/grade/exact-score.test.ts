import { expect, test } from 'vitest';
import { exactScore } from './exact-score';

test.each([
  [0.72 * 10, 7.2],
  [0.1 + 0.2, 0.3],
  [1.1 * 3, 3.3],
  [7.5, 7.5],
  [0, 0],
  [1 / 3, 0.333333333],
  [99.999999999999, 100],
])('[3.12] %d is told as %d', (value, expected) => {
  expect(exactScore(value)).toBe(expected);
});
