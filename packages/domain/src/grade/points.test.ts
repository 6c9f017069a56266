import { expect, test } from 'vitest';
import { points } from './points';

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
