import { ProblemError } from '@lantern/contract/problem-error';
import { describe, expect, test } from 'vitest';
import { compileListQuery } from './compile-list-query';
import { BOOK_FIELDS, readListQuery, TIE_BREAK } from '../../../testing/store/book-shelf';

const NOBODY = '00000000-0000-0000-0000-000000000000';

function refusalOf(options: Record<string, unknown>): Record<string, string[]> {
  try {
    compileListQuery(readListQuery(options), BOOK_FIELDS, TIE_BREAK);
  } catch (error) {
    if (error instanceof ProblemError && error.code === 'invalidRequest') return error.errors;
    throw error;
  }
  throw new Error('It was not refused.');
}

describe('what cannot be asked is refused by name', () => {
  test.each<[unknown, Record<string, string[]>]>([
    [['author', '=', 'x'], { author: ['This field cannot be filtered or sorted by'] }],
    [['title', 'like', 'x'], { title: ['Unknown filter operation: "like"'] }],
    [['title', '==', 'x'], { title: ['Unknown filter operation: "=="'] }],
    [['title', null, 'x'], { title: ['Unknown filter operation: null'] }],
    [['title', '=', true], { title: ['Not a value of this field: true'] }],
    [['title', '=', ['x']], { title: ['Not a value of this field: ["x"]'] }],
    [['title', '=', { text: 'x' }], { title: ['Not a value of this field: {"text":"x"}'] }],
    [['print.pages', '=', 'many'], { 'print.pages': ['Not a value of this field: "many"'] }],
    [['print.pages', '=', ''], { 'print.pages': ['Not a value of this field: ""'] }],
    [['isLent', '=', 1], { isLent: ['Not a value of this field: 1'] }],
    [['isLent', '=', 'yes'], { isLent: ['Not a value of this field: "yes"'] }],
    [['printed', '=', '28/2/2026'], { printed: ['Not a value of this field: "28/2/2026"'] }],
    [['printed', '=', '2026/02-28'], { printed: ['Not a value of this field: "2026/02-28"'] }],
    [['printed', '=', 1772323200000], { printed: ['Not a value of this field: 1772323200000'] }],
    [['printed', '=', 'yesterday'], { printed: ['Not a value of this field: "yesterday"'] }],
    [['printed', '=', '0001-01-01T00:00:00+01:00'], { printed: [expect.stringMatching(/^Not a value/)] }],
    [['printed', '=', '9999-12-31T23:59:59-01:00'], { printed: [expect.stringMatching(/^Not a value/)] }],
    [['printed', '=', '2026-03-01T25:00:00Z'], { printed: [expect.stringMatching(/^Not a value/)] }],
    [
      ['printed', '=', '2026-02-30T00:00:00Z'],
      { printed: ['Not a value of this field: "2026-02-30T00:00:00Z"'] },
    ],
    [['printed', '=', '0000-01-01'], { printed: ['Not a value of this field: "0000-01-01"'] }],
    [['ownerId', '=', 'me'], { ownerId: ['Not a value of this field: "me"'] }],
    [['binding', '=', 9], { binding: ['Not a value of this field: 9'] }],
    [['binding', '=', 'glue'], { binding: ['Not a value of this field: "glue"'] }],
    [['binding', '<', 4], { binding: ['Not a value of this field: 4'] }],
    [['print.pages', 'contains', 1], { 'print.pages': ['"contains" is for texts'] }],
    [['title', '>', null], { title: ['null is compared with "=" or "<>" only'] }],
    [['ownerId', '<', NOBODY], { ownerId: ['null is compared with "=" or "<>" only'] }],
    [['title'], { title: ['A condition is [field, operator, value]'] }],
    [['title', '=', 'x', 'y'], { title: ['A condition is [field, operator, value]'] }],
    [[[]], { filter: ['Expected a condition'] }],
    [[['title', 'x'], 'and', 'title'], { filter: ['Expected a condition, not "title"'] }],
    [[['title', 'x'], 'and', 'or', ['title', 'y']], { filter: ['Expected a condition, not "or"'] }],
    [
      [['title', 'x'], 'xor', ['title', 'y']],
      { filter: ['Expected "and" or "or" between conditions, not "xor"'] },
    ],
    [[['title', 'x'], 7, ['title', 'y']], { filter: ['Expected "and" or "or" between conditions, not 7'] }],
    [['and', ['title', 'x']], { and: ['This field cannot be filtered or sorted by'] }],
    [['!', ['title', 'x'], ['title', 'y']], { filter: ['"!" takes one condition'] }],
    [[['title', 'x'], 'and'], { filter: ['Expected a condition after "and"'] }],
    [
      [['title', 'x'], 'and', ['title', 'y'], 'or', ['title', 'z']],
      { filter: ['Mixing of and/or is not allowed inside a single group'] },
    ],
    [
      [['title', 'x'], ['title', 'y'], '||', ['title', 'z']],
      { filter: ['Mixing of and/or is not allowed inside a single group'] },
    ],
    [[[[[[['title', 'x']]]]]], { filter: ['Nested deeper than 5'] }],
    [
      Array.from({ length: 101 }, (_, index) => (index % 2 ? 'or' : ['title', 'x'])),
      { filter: ['More than 50 conditions'] },
    ],
  ])('filter %j', (filter, errors) => {
    expect(refusalOf({ filter })).toEqual(errors);
  });

  test('sort takes listed fields only', () => {
    const errors = { author: ['This field cannot be filtered or sorted by'] };
    expect(refusalOf({ sort: [{ selector: 'title' }, { selector: 'author' }] })).toEqual(errors);
  });
});
