import { expect, test } from 'vitest';
import { seededRandom } from './seeded-random';

const firstThree = (seed: number) => Array.from({ length: 3 }, seededRandom(seed));

test('[9.14] the same number grows the same row of numbers, another one another row', () => {
  expect(firstThree(11)).toEqual(firstThree(11));
  expect(firstThree(11)).not.toEqual(firstThree(12));
});

// Computed once by another mulberry32: a course keeps the cover that its learners know.
test.each<[number, number[]]>([
  [0, [1541420728, 454851044, 2900350524]],
  [1, [3736814140, 3160800957, 2603908344]],
  [3826002220, [2811701773, 3372965455, 3442704190]],
])('[9.14] reading 53: the row of %i stays what it is', (seed, row) => {
  expect(firstThree(seed).map((number) => number * 2 ** 32)).toEqual(row);
});
