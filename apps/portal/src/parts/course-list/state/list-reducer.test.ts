import { type FilterState, NO_FILTERS } from '@lantern/domain/catalog/filter-state';
import { expect, test } from 'vitest';
import { type ListAction, type ListChoices, listReducer } from './list-reducer';

const FILTERS: FilterState = { ...NO_FILTERS, collection: ['c1'], term: ['t1'] };
const BEFORE: ListChoices = {
  request: { filters: FILTERS, keyword: 'sea', sort: 'name' },
  view: 'cards',
};
const other = { filters: NO_FILTERS, keyword: '', sort: 'dueDate' } as const;

test.each<[what: string, action: ListAction, request: Partial<ListChoices['request']>]>([
  ['[5.12] a search keeps filters and order', { kind: 'search', keyword: 'sky' }, { keyword: 'sky' }],
  ['a search is cleared by an empty one', { kind: 'search', keyword: '' }, { keyword: '' }],
  [
    '[2.26] what is chosen comes beside the rest',
    { kind: 'filter', choice: { kind: 'collection', id: 'c2' }, isChosen: true },
    { filters: { ...FILTERS, collection: ['c1', 'c2'] } },
  ],
  [
    '[2.26] what is taken back leaves the rest',
    { kind: 'filter', choice: { kind: 'term', id: 't1' }, isChosen: false },
    { filters: { ...FILTERS, term: [] } },
  ],
  [
    '[2.26] collections are cleared by themselves',
    { kind: 'clearCollections' },
    { filters: { ...FILTERS, collection: [] } },
  ],
  ['[2.26] filters are cleared together, not the search', { kind: 'clearFilters' }, { filters: NO_FILTERS }],
  ['another order keeps search and filters', { kind: 'sort', sort: 'dueDate' }, { sort: 'dueDate' }],
  ['[3.24] another address brings all of its own', { kind: 'restart', request: other }, other],
])('%s', (_what, action, differs) => {
  expect(listReducer(BEFORE, action)).toEqual({ request: { ...BEFORE.request, ...differs }, view: 'cards' });
});

test('another view asks for nothing anew', () => {
  const { request, view } = listReducer(BEFORE, { kind: 'view', view: 'list' });
  expect(view).toBe('list');
  expect(request).toBe(BEFORE.request);
});
