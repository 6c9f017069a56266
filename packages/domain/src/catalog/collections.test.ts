import { expect, test } from 'vitest';
import { isInCollection } from './collections';

const LAW = { id: 'law' };
const ART = { id: 'art' };

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
