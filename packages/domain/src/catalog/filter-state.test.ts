import { expect, test } from 'vitest';
import { chosenCount, type FilterState, hasFilters, NO_FILTERS } from './filter-state';

test.each<[string, Partial<FilterState>, number]>([
  ['nothing', {}, 0],
  ['an emptied category', { category: { level: [] } }, 0],
  ['one progress', { courseProgress: ['completed'] }, 1],
  ['one priority', { coursePriority: ['mandatory'] }, 1],
  ['two terms', { term: ['t1', 't2'] }, 2],
  ['one collection', { collection: ['c1'] }, 1],
  ['two categories', { category: { level: ['a', 'b'], topic: ['c'] } }, 3],
  [
    'one of each',
    { courseProgress: ['completed'], term: ['t1'], collection: ['c1'], category: { level: ['a'] } },
    4,
  ],
])('[2.26] [2.27] [3.24] chosen: %s', (_title, differs, count) => {
  const filters = { ...NO_FILTERS, ...differs };
  expect(chosenCount(filters)).toBe(count);
  expect(hasFilters(filters)).toBe(count > 0);
});
