import { expect, test } from 'vitest';
import { scoreColour } from './score-colour';

test.each([
  ['full marks', 20, 20, 1, 'success'],
  ['full marks, whatever the share says', 20, 20, 0.1, 'success'],
  ['full marks without a share', 20, 20, null, 'success'],
  ['none out of none', 0, 0, 0, 'success'],
  ['exactly 0.8', 16, 20, 0.8, 'success'],
  ['just under 0.8', 15.99, 20, 0.7999, 'accent'],
  ['exactly 0.4', 8, 20, 0.4, 'accent'],
  ['just under 0.4', 7.99, 20, 0.3999, 'danger'],
  ['nothing', 0, 20, 0, 'danger'],
  ['a share alone', null, null, 0.9, 'success'],
  ['a low share alone', null, null, 0.2, 'danger'],
  ['points without a share', 5, 20, null, null],
  ['no score at all', null, null, null, null],
] as const)('[4.34] [9.8] %s: %i of %i (%d) is %s', (_name, score, maxScore, normalizedScore, colour) => {
  expect(scoreColour({ score, maxScore, normalizedScore })).toBe(colour);
});
