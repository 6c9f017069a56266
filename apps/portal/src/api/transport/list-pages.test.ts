import { expect, test } from 'vitest';
import { nextPageStart } from './list-pages';

const page = (length: number, totalCount?: number) => ({ data: Array.from({ length }), totalCount });

test.each([
  ['more to come', [page(20, 45)], 20],
  ['after the second page', [page(20, 45), page(20, 45)], 40],
  ['after the last', [page(20, 45), page(20, 45), page(5, 45)], undefined],
  ['exactly one page', [page(20, 20)], undefined],
  ['a list that shrank meanwhile ends', [page(20, 45), page(0, 45)], undefined],
  ['without a count', [page(20)], undefined],
])('[7.2] the next page of a list, %s', (_title, pages, start) => {
  expect(nextPageStart(pages.at(-1) ?? page(0), pages)).toBe(start);
});
