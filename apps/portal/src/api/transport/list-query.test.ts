import type { Filter, Sort } from '@lantern/contract/list-query';
import { type FilterState, NO_FILTERS } from '@lantern/domain/catalog/filter-state';
import { expect, test } from 'vitest';
import { type ListRequest, memberListQuery, publicListQuery } from './list-query';

function request({
  filters,
  ...differs
}: Partial<Omit<ListRequest, 'filters'>> & { filters?: Partial<FilterState> } = {}) {
  return { filters: { ...NO_FILTERS, ...filters }, keyword: '', sort: 'name' as const, ...differs };
}

test('without a wish the whole list is asked for, in its order', () => {
  expect(memberListQuery('enrolled', request({ sort: 'dueFirst' }))).toEqual({
    list: 'enrolled',
  });
  expect(memberListQuery('enrolled', request({ sort: 'dueDate' })).sort).toEqual([
    { selector: 'hasDueDate', desc: true },
    { selector: 'dueDate' },
  ]);
  expect(memberListQuery('catalog', request())).toEqual({
    list: 'catalog',
    sort: [{ selector: 'objective.name' }],
  });
  expect(publicListQuery('learn.test', request())).toEqual({
    domain: 'learn.test',
    sort: [{ selector: 'name' }],
  });
});

test.each<[ListRequest['sort'], Sort]>([
  ['newest', [{ selector: 'added', desc: true }]],
  ['popular', [{ selector: 'learnerCount', desc: true }]],
  ['shortest', [{ selector: 'hasDuration', desc: true }, { selector: 'activity.duration' }]],
])('[7.2] [7.25] both catalogs by what is %s', (sort, keys) => {
  expect(publicListQuery('learn.test', request({ sort })).sort).toEqual(keys);
  expect(memberListQuery('catalog', request({ sort })).sort).toEqual(
    keys.map((key) => ({ ...key, selector: `objective.${key.selector}` })),
  );
});

test.each<[string, Parameters<typeof request>[0], Filter]>([
  ['one term', { filters: { term: ['t1'] } }, ['termId', '=', 't1']],
  [
    'two terms: either',
    { filters: { term: ['t1', 't2'] } },
    [['termId', '=', 't1'], 'or', ['termId', '=', 't2']],
  ],
  ['a priority', { filters: { coursePriority: ['optional'] } }, ['isMandatory', '=', false]],
  [
    'progress and priority: both',
    { filters: { courseProgress: ['completed'], coursePriority: ['mandatory'] } },
    [['courseProgress', '=', 'completed'], 'and', ['isMandatory', '=', true]],
  ],
  [
    'a search, in lower case and trimmed',
    { keyword: '  Ink ' },
    [
      ['objective.code', 'contains', 'ink'],
      'or',
      ['objective.name', 'contains', 'ink'],
      'or',
      ['objective.description', 'contains', 'ink'],
    ],
  ],
])('[5.13] %s', (_name, differs, filter) => {
  expect(memberListQuery('enrolled', request(differs)).filter).toEqual(filter);
});

test('[7.2] collections and attributes have parameters of their own', () => {
  const filters = { collection: ['c1', 'uncategorized'], category: { level: ['a'], topic: ['b', 'c'] } };
  expect(memberListQuery('catalog', request({ filters }))).toMatchObject({
    showcase: ['c1', 'uncategorized'],
    filterAttribute: ['a', 'b', 'c'],
  });
  expect(publicListQuery('learn.test', request({ filters, keyword: 'x' }))).toMatchObject({
    showcase: ['c1', 'uncategorized'],
    filterAttribute: ['a', 'b', 'c'],
    filter: [
      ['code', 'contains', 'x'],
      'or',
      ['name', 'contains', 'x'],
      'or',
      ['description', 'contains', 'x'],
    ],
  });
});
