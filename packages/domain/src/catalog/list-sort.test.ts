import { expect, test } from 'vitest';
import type { ListType } from './filter-state';
import { type ListSort, listSort, listView, sortsOf } from './list-sort';

test.each<[ListType, unknown, ListSort]>([
  ['enrolled', null, 'dueFirst'],
  ['enrolled', 'dueDate', 'dueDate'],
  ['enrolled', 'name', 'name'],
  ['enrolled', 'colour', 'dueFirst'],
  ['enrolled', 'lastOpened', 'dueFirst'],
  ['catalog', null, 'name'],
  ['catalog', 'lastOpened', 'name'],
  ['catalog', 'popular', 'popular'],
  ['catalog', 'dueFirst', 'name'],
  ['enrolled', 'popular', 'dueFirst'],
  ['public', 'dueDate', 'name'],
  ['public', 'shortest', 'shortest'],
])('[2.26] the %s list, remembered as %s, is sorted by %s', (listType, remembered, sort) => {
  expect(listSort(listType, remembered)).toBe(sort);
});

test('[2.26] the orders of each list, the usual one first', () => {
  expect(sortsOf('enrolled')).toEqual(['dueFirst', 'dueDate', 'name']);
  expect(sortsOf('catalog')).toEqual(['name', 'newest', 'popular', 'shortest']);
  expect(sortsOf('public')).toEqual(sortsOf('catalog'));
});

test.each([
  ['list', 'list'],
  ['cards', 'cards'],
  ['table', 'cards'],
  [undefined, 'cards'],
])('[3.23] a view remembered as %s is shown as %s', (remembered, view) => {
  expect(listView(remembered)).toBe(view);
});
