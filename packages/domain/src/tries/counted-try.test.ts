import { expect, test } from 'vitest';
import { countedTry } from './counted-try';

const tried = (...scores: Array<number | null>) =>
  scores.map((normalizedScore, index) => ({ number: index + 1, normalizedScore }));

test.each([
  ['none was made', [], null],
  ['none has a score', tried(null, null), null],
  ['the second is better', tried(0.4, 0.6), 2],
  ['the second is worse', tried(0.6, 0.4), 1],
  ['both are alike', tried(0.5, 0.5), 1],
  ['both are alike, told the last first', tried(0.5, 0.5).toReversed(), 1],
  ['the second is not marked', tried(0.5, null), 1],
  ['the first is not marked', tried(null, 0.5), 2],
])('[8.8] reading 63: which try counts when %s', (_case, tries, expected) => {
  expect(countedTry(tries)).toBe(expected);
});
