import { expect, test } from 'vitest';
import { type ListFacts, type ListState, listState } from './list-state';

function facts(differs: Partial<ListFacts>): ListFacts {
  return { count: 0, keyword: '', hasFilters: false, isCatalogEnabled: true, ...differs };
}

test.each<[string, Partial<ListFacts>, ListState]>([
  ['courses', { count: 1 }, { kind: 'courses' }],
  ['courses found', { count: 1, keyword: 'x', hasFilters: true }, { kind: 'courses' }],
  ['no courses, catalog enabled', {}, { kind: 'empty', offersCatalog: true }],
  ['no courses, no catalog', { isCatalogEnabled: false }, { kind: 'empty', offersCatalog: false }],
  ['a blank search is none', { keyword: '  ' }, { kind: 'empty', offersCatalog: true }],
  ['a search matches nothing', { keyword: 'x' }, { kind: 'noResults', offersClearFilters: false }],
  [
    'reading 32: filters match nothing',
    { hasFilters: true },
    { kind: 'noResults', offersClearFilters: true },
  ],
  ['both match nothing', { keyword: 'x', hasFilters: true }, { kind: 'noResults', offersClearFilters: true }],
])('[2.26] %s', (_title, differs, state) => {
  expect(listState(facts(differs))).toEqual(state);
});
