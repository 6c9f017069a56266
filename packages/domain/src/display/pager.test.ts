import { expect, test } from 'vitest';
import { pagerParts } from './pager';

test.each([
  [0, 20, 0, 1, 1],
  [0, 20, 1, 1, 1],
  [0, 20, 20, 1, 1],
  [0, 20, 21, 1, 2],
  [19, 20, 40, 1, 2],
  [20, 20, 40, 2, 2],
  [40, 20, 41, 3, 3],
  [200, 20, 41, 3, 3],
])('[9.14] after %i, by %i, of %i items: page %i of %i', (skip, take, itemCount, page, pageCount) => {
  expect(pagerParts(skip, take, itemCount)).toEqual({ page, pageCount, itemCount });
});
