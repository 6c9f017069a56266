import { expect, test } from 'vitest';
import { mayTryAgain, remainingAttempts, type TriedActivity } from './attempts-left';

test.each([
  [0, null, null],
  [7, null, null],
  [0, 3, 3],
  [1, 3, 2],
  [3, 3, 0],
  [4, 3, 0],
])('[8.8] %s taken of %s leave %s', (attempts, maxAttempts, expected) => {
  expect(remainingAttempts({ attempts, maxAttempts })).toBe(expected);
});

const FAILED: TriedActivity = {
  attempts: 1,
  maxAttempts: 2,
  state: 'finished',
  normalizedPassingScore: 0.6,
  normalizedScore: 0.4,
};

test.each<[string, Partial<TriedActivity>, boolean]>([
  ['failed, one attempt left', {}, true],
  ['failed, none left', { attempts: 2 }, false],
  ['failed, attempts not counted', { maxAttempts: null }, true],
  ['passed', { normalizedScore: 0.6 }, false],
  ['nothing must be reached', { normalizedPassingScore: null }, false],
  ['under way', { state: 'inProgress' }, false],
  ['being graded', { state: 'inGrading', normalizedScore: null }, false],
  ['finished without a score', { normalizedScore: null }, false],
])('[8.8] may it be taken again: %s', (_case, differs, expected) => {
  expect(mayTryAgain({ ...FAILED, ...differs })).toBe(expected);
});
