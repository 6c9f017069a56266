import { expect, test } from 'vitest';
import { unitsBelowThemselves } from './units-below-themselves';

test.each<[string, Array<[string, string | null]>, string[]]>([
  [
    'none in a tree',
    [
      ['c', 'b'],
      ['b', 'a'],
      ['a', null],
      ['d', 'a'],
    ],
    [],
  ],
  [
    'one that is its own',
    [
      ['a', 'a'],
      ['b', 'a'],
    ],
    ['a'],
  ],
  [
    'two that are each other’s, not the one below them',
    [
      ['c', 'b'],
      ['a', 'b'],
      ['b', 'a'],
    ],
    ['a', 'b'],
  ],
  [
    'all three of a ring',
    [
      ['a', 'b'],
      ['b', 'c'],
      ['c', 'a'],
    ],
    ['a', 'b', 'c'],
  ],
  ['none where the top is not there', [['a', 'gone']], []],
])('%s', (_title, parents, circles) => {
  expect([...unitsBelowThemselves(new Map(parents))].toSorted()).toEqual(circles);
});
