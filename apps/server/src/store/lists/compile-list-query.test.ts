import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../db/db';
import { openTestDatabase } from '../../../testing/test-database';
import { compileListQuery } from './compile-list-query';
import {
  BOOK_FIELDS,
  type Book,
  fillShelf,
  findBooks,
  readListQuery,
  TIE_BREAK,
} from '../../../testing/store/book-shelf';

const OWNER = 'Aa000000-0000-4000-8000-000000000001';
const NOBODY = '00000000-0000-0000-0000-000000000000';
const BOOKS: Book[] = [
  book(1, { title: 'Risk and Reward', pages: 120, price: 9.5, isLent: true, binding: 'paper' }),
  book(2, { title: 'The risk', pages: 300, price: 0.1, isLent: false, binding: 'cloth' }),
  book(3, { title: '50% of _everything\\', pages: -7, owner: OWNER.toLowerCase(), binding: 'leather' }),
  book(4, { title: 'ÉTUDES', printed: new Date('2026-02-28T23:30:00Z') }),
  book(5, { title: '', printed: new Date('2026-03-01T00:00:00Z') }),
  book(6, {}),
];

function book(id: number, differs: Partial<Book>): Book {
  const none = { title: null, pages: null, price: null, isLent: null, printed: null, owner: null };
  return { id, ...none, binding: null, ...differs };
}

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
  await fillShelf(db, BOOKS);
});
afterAll(() => db.close());

describe('a condition, readings 68 and 69', () => {
  test.each<[unknown, number[]]>([
    [['title', 'The risk'], [2]],
    [['title', '=', 'the RISK'], [2]],
    [
      ['title', '<>', 'the risk'],
      [1, 3, 4, 5, 6],
    ],
    [
      ['title', '<', 'r'],
      [3, 5],
    ],
    [
      ['title', '>=', 'the risk'],
      [2, 4],
    ],
    [
      ['title', 'contains', 'RISK'],
      [1, 2],
    ],
    [
      ['title', 'contains', ''],
      [1, 2, 3, 4, 5],
    ],
    [
      ['title', 'notcontains', 'risk'],
      [3, 4, 5, 6],
    ],
    [['title', 'startswith', 'risk'], [1]],
    [['title', 'endswith', 'RISK'], [2]],
    [['title', 'endswith', 'a longer text than any title of the shelf'], []],
    [['title', 'contains', 'études'], [4]],
    [['title', 'contains', '%'], [3]],
    [['title', 'contains', '_e'], [3]],
    [['title', 'endswith', '\\'], [3]],
    [['title', '=', null], [6]],
    [
      ['title', '<>', null],
      [1, 2, 3, 4, 5],
    ],
    [['print.pages', '=', 120], [1]],
    [
      ['print.pages', '<>', 120],
      [2, 3, 4, 5, 6],
    ],
    [['print.pages', '<', 120], [3]],
    [
      ['print.pages', '<=', 120],
      [1, 3],
    ],
    [['print.pages', '>', 120], [2]],
    [
      ['print.pages', '>=', 120],
      [1, 2],
    ],
    [
      ['print.pages', '>', 119.5],
      [1, 2],
    ],
    [
      ['print.pages', '<', 1e300],
      [1, 2, 3],
    ],
    [['print.pages', '=', -7], [3]],
    [['price', '=', 0.1], [2]],
    [
      ['price', '>', 5e-324],
      [1, 2],
    ],
    [['isLent', '=', true], [1]],
    [
      ['isLent', '<>', true],
      [2, 3, 4, 5, 6],
    ],
    [
      ['isLent', '=', null],
      [3, 4, 5, 6],
    ],
    [['printed', '<', '2026-03-01T00:00:00Z'], [4]],
    [['printed', '>=', '2026-03-01'], [5]],
    [['printed', '=', '2026-03-01T00:30:00+01:00'], [4]],
    [['printed', '=', '2026-02-28T23:30'], [4]],
    [
      ['printed', '<', '9999-12-31T23:59:59.999999999Z'],
      [4, 5],
    ],
    [
      ['printed', '>', '0001-01-01'],
      [4, 5],
    ],
    [['ownerId', '=', OWNER], [3]],
    [['ownerId', '<>', null], [3]],
    [
      ['ownerId', '=', NOBODY],
      [1, 2, 4, 5, 6],
    ],
    [['ownerId', '<>', NOBODY], [3]],
    [['binding', '=', 2], [2]],
    [
      ['binding', '<>', 2],
      [1, 3, 4, 5, 6],
    ],
    [['binding', '<', 2], [1]],
    [
      ['binding', '>=', 2],
      [2, 3],
    ],
    [
      ['binding', '=', null],
      [4, 5, 6],
    ],
  ])('%j finds %j', async (filter, ids) => {
    expect(await findBooks(db, { filter })).toEqual(ids);
  });
});

describe('DevExtreme’s other spellings', () => {
  test.each<[unknown, number[]]>([
    [[], [1, 2, 3, 4, 5, 6]],
    [
      ['title', 'CONTAINS', 'risk'],
      [1, 2],
    ],
    [['title', 'StartsWith', 'risk'], [1]],
    [['title', '=', 7], []],
    [['print.pages', '=', '120'], [1]],
    [['price', '=', '0.1'], [2]],
    [['isLent'], [1]],
    [['isLent', '=', 'True'], [1]],
    [['isLent', '=', 'false'], [2]],
    [
      ['!', ['isLent']],
      [2, 3, 4, 5, 6],
    ],
    [['printed', '=', '2/28/2026 23:30:00.000'], [4]],
    [['printed', '>=', '3/1/2026'], [5]],
    [['printed', '=', '2026/02/28 23:30:00'], [4]],
    [['printed', '=', '2026-02-28 23:30'], [4]],
    [['printed', '=', '2026/3/1'], [5]],
    [['binding', '=', 'Cloth'], [2]],
    [['binding', '=', '2'], [2]],
    [
      ['binding', '<', 'leather'],
      [1, 2],
    ],
  ])('%j finds %j', async (filter, ids) => {
    expect(await findBooks(db, { filter })).toEqual(ids);
  });
});

describe('conditions', () => {
  const short = ['print.pages', '<', 130];
  const risky = ['title', 'contains', 'risk'];
  test.each<[string, unknown, number[]]>([
    ['joined with and', [short, 'and', risky], [1]],
    ['joined with or', [short, 'or', risky], [1, 2, 3]],
    ['three of them', [short, 'or', risky, 'or', ['title', '=', null]], [1, 2, 3, 6]],
    ['one after the other, all of which must hold', [short, risky], [1]],
    ['joined with &&', [short, '&&', risky], [1]],
    ['joined with ||', [short, '||', risky], [1, 2, 3]],
    ['joined with AND', [short, 'AND', risky], [1]],
    ['joined with Or', [short, 'Or', risky], [1, 2, 3]],
    ['joined with and, its sign and nothing', [short, '&', risky, 'and', ['isLent'], ['binding', 1]], [1]],
    ['grouped', [[short, 'and', risky], 'or', ['title', '=', '']], [1, 5]],
    ['one alone in a group', [risky], [1, 2]],
    ['negated, with those that have no value', ['!', risky], [3, 4, 5, 6]],
    ['negated twice', ['!', ['!', risky]], [1, 2]],
    ['a negated group', ['!', [short, 'or', risky]], [4, 5, 6]],
    ['negated inside a group', [short, 'and', ['!', risky]], [3]],
    ['five deep', [[[[risky]]]], [1, 2]],
    ['fifty', Array.from({ length: 99 }, (_, index) => (index % 2 ? 'or' : ['print.pages', 120])), [1]],
  ])('%s', async (_name, filter, ids) => {
    expect(await findBooks(db, { filter })).toEqual(ids);
  });
});

describe('the order, reading 69', () => {
  test.each<[string, unknown, number[]]>([
    ['is the list’s own unless asked', undefined, [1, 2, 3, 4, 5, 6]],
    ['goes up, books without a value first', [{ selector: 'print.pages' }], [4, 5, 6, 3, 1, 2]],
    ['goes down, books without a value last', [{ selector: 'print.pages', desc: true }], [2, 1, 3, 4, 5, 6]],
    [
      'takes the second field where the first is the same',
      [
        { selector: 'binding', desc: true },
        { selector: 'printed', desc: true },
      ],
      [3, 2, 1, 5, 4, 6],
    ],
    ['is that of a code’s number, not of its name', [{ selector: 'binding' }], [4, 5, 6, 1, 2, 3]],
  ])('%s', async (_name, sort, ids) => {
    expect(await findBooks(db, sort === undefined ? {} : { sort })).toEqual(ids);
  });
});

describe('the page', () => {
  const compiled = (options: Record<string, unknown>) => {
    const { skip, take } = compileListQuery(readListQuery(options), BOOK_FIELDS, TIE_BREAK);
    return { skip, take };
  };
  test.each([
    [{}, { skip: 0, take: 50 }],
    [
      { skip: 3, take: 2 },
      { skip: 3, take: 2 },
    ],
    [{ take: 0 }, { skip: 0, take: 0 }],
    [{ take: 200 }, { skip: 0, take: 200 }],
    [{ take: 201 }, { skip: 0, take: 200 }],
    [
      { take: 999_999_999, skip: 999_999_999 },
      { skip: 999_999_999, take: 200 },
    ],
  ])('%j is %j', (options, page) => {
    expect(compiled(options)).toEqual(page);
  });

  test('pages follow each other without overlap', async () => {
    const sort = [{ selector: 'isLent' }];
    const pages = await Promise.all([0, 2, 4, 6].map((skip) => findBooks(db, { sort, skip, take: 2 })));
    expect(pages).toEqual([[3, 4], [5, 6], [2, 1], []]);
  });
});
