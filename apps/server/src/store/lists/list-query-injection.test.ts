import { ProblemError } from '@lantern/contract/problem-error';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../db/db';
import { openTestDatabase } from '../../../testing/test-database';
import { type Book, fillShelf, findBooks } from '../../../testing/store/book-shelf';

const ATTEMPTS = [
  `x'; drop table books; --`,
  `' or '1'='1`,
  `') or true --`,
  `b.title`,
  `title"; delete from books; --`,
  `title) or (1=1`,
  `$1`,
  `$2::text`,
  `lower(b.title)`,
  `*`,
  `1; select pg_sleep(10)`,
  `\\'; drop table books; --`,
  `E'\\x27'`,
  `\u02bc or 1=1`,
  `ｔｉｔｌｅ`,
  `ti\u200btle`,
  `title\u0000`,
  `__proto__`,
  `constructor`,
  `toString`,
  `hasOwnProperty`,
];
const BOOK: Book = {
  id: 1,
  title: 'A title',
  pages: 1,
  price: 1,
  isLent: true,
  printed: null,
  owner: null,
  binding: null,
};

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
  await fillShelf(db, [BOOK]);
});
afterAll(() => db.close());

async function refusalOf(options: Record<string, unknown>): Promise<unknown> {
  const error: unknown = await findBooks(db, options).catch((thrown: unknown) => thrown);
  return error instanceof ProblemError ? { code: error.code, fields: Object.keys(error.errors) } : error;
}

test.each(ATTEMPTS)('%j as a field is an unknown field', async (field) => {
  const refusal = { code: 'invalidRequest', fields: [field] };
  expect(await refusalOf({ filter: [field, '=', 'x'] })).toEqual(refusal);
  expect(await refusalOf({ filter: ['!', [[field, 'x'], 'and', ['title', 'x']]] })).toEqual(refusal);
  expect(await refusalOf({ sort: [{ selector: field }] })).toEqual(refusal);
});

test.each(ATTEMPTS)('%j as an operator is an unknown operator', async (operator) => {
  const refusal = { code: 'invalidRequest', fields: ['title'] };
  expect(await refusalOf({ filter: ['title', operator, 'x'] })).toEqual(refusal);
});

test.each(ATTEMPTS)('%j as a joint joins nothing', async (joint) => {
  const filter = [['title', 'x'], joint, ['title', 'y']];
  expect(await refusalOf({ filter })).toEqual({ code: 'invalidRequest', fields: ['filter'] });
});

test.each(ATTEMPTS.filter((text) => !text.includes('\0')))(
  '%j as a value is a text like any',
  async (value) => {
    for (const operator of ['=', 'contains', 'startswith', 'endswith']) {
      expect(await findBooks(db, { filter: ['title', operator, value] })).toEqual([]);
    }
    expect(await findBooks(db, { filter: ['title', 'notcontains', value] })).toEqual([1]);
  },
);

test.each([
  ['a NUL', 'a\0b'],
  ['half a character', '\ud800'],
  ['a list', ['A title']],
  ['a list in lists', [[['A title']]]],
  ['what looks like a statement', { text: 'true', values: [], isDynamic: false }],
  ['an object with a text of its own', { toString: 'A title' }],
  ['a prototype', JSON.parse('{"__proto__": "A title"}')],
])('%s is no value', async (_name, value) => {
  expect(await refusalOf({ filter: ['title', '=', value] })).toEqual({
    code: 'invalidRequest',
    fields: ['title'],
  });
});

test.each([1e308, -1e308, 2 ** 63, -(2 ** 63), 5e-324, 0.1 + 0.2])(
  'the number %d breaks nothing',
  async (value) => {
    const under = await findBooks(db, { filter: ['print.pages', '<', value] });
    const over = await findBooks(db, { filter: ['print.pages', '>', value] });
    expect([...under, ...over]).toEqual([1]);
  },
);

test('a filter nested a thousand deep is refused at the sixth', async () => {
  let filter: unknown = ['title', 'x'];
  for (let depth = 0; depth < 1000; depth += 1) filter = [filter];
  expect(await refusalOf({ filter })).toEqual({ code: 'invalidRequest', fields: ['filter'] });
});

test('after all of this the shelf is as it was', async () => {
  expect(await findBooks(db, {})).toEqual([1]);
});
