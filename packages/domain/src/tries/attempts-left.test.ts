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

const TRIED: TriedActivity = { attempts: 1, maxAttempts: 2, state: 'finished', normalizedPassingScore: 0.6 };

test.each<[string, Partial<TriedActivity>, boolean]>([
  ['one attempt left', {}, true],
  ['none left', { attempts: 2 }, false],
  ['attempts not counted, something must be reached', { maxAttempts: null }, true],
  ['one left, nothing must be reached', { normalizedPassingScore: null }, true],
  ['not counted, nothing must be reached', { maxAttempts: null, normalizedPassingScore: null }, false],
  ['under way', { state: 'inProgress' }, false],
  ['being graded', { state: 'inGrading' }, false],
  ['never begun', { state: null }, false],
])('[8.8] reading 63, may it be taken again: %s', (_case, differs, expected) => {
  expect(mayTryAgain({ ...TRIED, ...differs })).toBe(expected);
});
