import { expect, test } from 'vitest';
import { exactScore, points } from './points';

test.each([
  ['a score of many', 17, 20, { score: 17, maxScore: 20 }],
  ['no points of many', 0, 20, { score: 0, maxScore: 20 }],
  ['a maximum of one hides them', 1, 1, null],
  ['a maximum just above one shows them', 1, 1.5, { score: 1, maxScore: 1.5 }],
  ['a maximum of zero shows them', 0, 0, { score: 0, maxScore: 0 }],
  ['no score', null, 20, null],
  ['no maximum', 17, null, null],
  ['neither', null, null, null],
])('[9.8] %s (reading 44)', (_name, score, maxScore, expected) => {
  expect(points({ score, maxScore })).toEqual(expected);
});

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
