import { expect, test } from 'vitest';
import { resultsOf } from './result-pages';

const page = (ids: string[], totalCount?: number) => ({
  data: ids.map((id) => ({ id })),
  ...(totalCount !== undefined && { totalCount }),
});

test.each([
  ['one page of many', [page(['a', 'b'], 45)], ['a', 'b'], 45],
  [
    'a course that moved to the next page meanwhile',
    [page(['a', 'b'], 3), page(['b', 'c'], 3)],
    ['a', 'b', 'c'],
    3,
  ],
  ['a list that grew meanwhile', [page(['a'], 2), page(['b'], 3)], ['a', 'b'], 3],
  ['a list that shrank to what is shown', [page(['a', 'b'], 3), page([], 0)], ['a', 'b'], 2],
  ['nothing at all', [page([], 0)], [], 0],
  ['pages without a count', [page(['a'])], ['a'], 1],
])('[7.2] the pages as one list: %s', (_case, pages, ids, total) => {
  const results = resultsOf({ pages, pageParams: [] });
  expect(results.items.map(({ id }) => id)).toEqual(ids);
  expect(results.total).toBe(total);
});
