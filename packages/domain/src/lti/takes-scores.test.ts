import { expect, test } from 'vitest';
import { takesScores } from './takes-scores';

test.each([
  ['inProgress', true],
  ['submitted', true],
  ['inGrading', true],
  ['graded', false],
  ['gradingApproved', false],
  ['finished', false],
] as const)('[4.3] an attempt that is %s takes scores: %s', (state, expected) => {
  expect(takesScores(state)).toBe(expected);
});
