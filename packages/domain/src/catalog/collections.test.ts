import { expect, test } from 'vitest';
import { isInCollection, withUncategorized } from './collections';

const LAW = { id: 'law', order: 2, objectivesCount: 3, name: 'Law' };
const ART = { id: 'art', order: 1, objectivesCount: 1, name: 'Art' };

test('[3.17] collections stand in their order; none is added when every course has one', () => {
  expect(withUncategorized([LAW, ART], 0)).toEqual([
    { kind: 'collection', ...ART },
    { kind: 'collection', ...LAW },
  ]);
});

test('[3.17] reading 34: uncategorized comes last when a course has no collection', () => {
  expect(withUncategorized([LAW], 1)).toEqual([
    { kind: 'collection', ...LAW },
    { kind: 'uncategorized', id: 'uncategorized', objectivesCount: 1 },
  ]);
  expect(withUncategorized([], 2)).toEqual([
    { kind: 'uncategorized', id: 'uncategorized', objectivesCount: 2 },
  ]);
});

test.each([
  [[LAW], 'law', true],
  [[LAW, ART], 'art', true],
  [[LAW], 'art', false],
  [[], 'law', false],
  [[], 'uncategorized', true],
  [[LAW], 'uncategorized', false],
])('[3.17] a course in %j is in %s: %s', (showcases, collectionId, isIn) => {
  expect(isInCollection(showcases, collectionId)).toBe(isIn);
});
