import { FILTER_OPERATORS, type FilterOperator } from '@lantern/contract/list-query';
import { ProblemError } from '@lantern/contract/problem-error';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
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
import { type Condition, matchesBook, type Tree } from '../../../testing/store/match-book';

/** Letters whose small form is the same everywhere, and everything that means something in SQL. */
const LETTERS = ['a', 'B', 'é', 'É', ' ', '%', '_', '\\', "'", '"', ';', '-', '$', '1', '(', '\n'];
const text = fc.string({ unit: fc.constantFrom(...LETTERS), maxLength: 6 });
const whole = fc.integer({ min: -5, max: 5 });
const date = fc.constantFrom(
  '2026-03-01T00:00:00.000Z',
  '2026-03-01T00:00:00.001Z',
  '1999-12-31T23:59:59.999Z',
);
const owner = fc.constantFrom('0a000000-0000-4000-8000-000000000001', 'ffffffff-ffff-ffff-ffff-ffffffffffff');
const binding = fc.constantFrom('paper' as const, 'cloth' as const, 'leather' as const);

const book: fc.Arbitrary<Omit<Book, 'id'>> = fc.record({
  title: fc.option(text),
  pages: fc.option(whole),
  price: fc.option(whole.map((cents) => cents / 4)),
  isLent: fc.option(fc.boolean()),
  printed: fc.option(date.map((iso) => new Date(iso))),
  owner: fc.option(owner),
  binding: fc.option(binding),
});
const shelf = fc
  .array(book, { maxLength: 8 })
  .map((books) => books.map((one, index) => ({ ...one, id: index })));

const ORDER = ['=', '<>', '<', '<=', '>', '>='] as const;
const number = fc.oneof(whole, fc.double({ noNaN: true, noDefaultInfinity: true }));
const condition: fc.Arbitrary<Condition> = fc.oneof(
  conditionOn('title', FILTER_OPERATORS, text),
  conditionOn('print.pages', ORDER, number),
  conditionOn('price', ORDER, number),
  conditionOn('isLent', ORDER, fc.boolean()),
  conditionOn('printed', ORDER, date),
  conditionOn('ownerId', ['=', '<>'], owner),
  conditionOn('binding', ORDER, fc.constantFrom(1, 2, 3)),
  fc.tuple(
    fc.constantFrom('title' as const, 'print.pages' as const, 'printed' as const, 'binding' as const),
    fc.constantFrom('=' as const, '<>' as const),
    fc.constant(null),
  ),
);

function conditionOn(
  field: Condition[0],
  operators: readonly FilterOperator[],
  value: fc.Arbitrary<string | number | boolean>,
): fc.Arbitrary<Condition> {
  return fc.tuple(fc.constant(field), fc.constantFrom(...operators), value);
}

const tree: fc.Arbitrary<Tree> = fc.letrec<{ tree: Tree }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 3 },
    condition,
    fc.tuple(fc.constant('!' as const), tie('tree')),
    fc
      .tuple(
        fc.constantFrom('and' as const, 'or' as const),
        fc.array(tie('tree'), { minLength: 1, maxLength: 3 }),
      )
      .map(([joint, parts]) => parts.flatMap((part, index) => (index > 0 ? [joint, part] : [part]))),
  ),
})).tree;

/** Anything at all, more often than not close to a filter. */
const nearly: fc.Arbitrary<unknown> = fc.letrec((tie) => ({
  node: fc.oneof(
    { maxDepth: 6 },
    fc.oneof(condition, fc.jsonValue(), fc.constantFrom('!', 'and', 'or', ...Object.keys(BOOK_FIELDS))),
    fc.array(tie('node'), { maxLength: 4 }),
  ),
})).node;

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

test('the database finds what the filter means', async () => {
  await fc.assert(
    fc.asyncProperty(shelf, fc.array(tree, { minLength: 1, maxLength: 8 }), async (books, filters) => {
      await fillShelf(db, books);
      for (const filter of filters) {
        const expected = books.filter((one) => matchesBook(filter, one)).map(({ id }) => id);
        expect(await findBooks(db, { filter })).toEqual(expected);
      }
    }),
    { numRuns: 60 },
  );
});

test('whatever is asked either runs on the database or is refused by name', async () => {
  const sort = fc.array(
    fc.record(
      { selector: fc.oneof(fc.constantFrom(...Object.keys(BOOK_FIELDS)), fc.string()), desc: fc.boolean() },
      { requiredKeys: ['selector'] },
    ),
    { maxLength: 5 },
  );
  await fillShelf(db, []);
  await fc.assert(
    fc.asyncProperty(fc.oneof(fc.array(nearly), tree), sort, async (filter, order) => {
      const end = await findBooks(db, { filter, sort: order }).then(() => 'ran', fieldsOfRefusal);
      expect(end === 'ran' || end.length === 1).toBe(true);
    }),
    { numRuns: 500 },
  );
});

test('no text of a request stands in the statement', () => {
  const words =
    /b\.(title|pages|price|is_lent|printed|owner|binding|id)|lower|starts_with|right|length|strpos/;
  const rest =
    /coalesce|not|and|or|is null|is not null|is distinct from|true|false|asc|desc|nulls first|nulls last|::numeric|\$\d+|<=|>=|[=<>(),]|0/;
  const codes = /case|when|'paper'|'cloth'|'leather'|then [123]|end/;
  const ours = new RegExp(`^(?:${words.source}|${rest.source}|${codes.source}|\\s)*$`);
  const sort = fc.array(
    fc.record({ selector: fc.constantFrom(...Object.keys(BOOK_FIELDS)), desc: fc.boolean() }),
    {
      maxLength: 5,
    },
  );
  fc.assert(
    fc.property(tree, sort, (filter, order) => {
      const query = readListQuery({ filter, sort: order });
      const { where, orderBy } = compileListQuery(query, BOOK_FIELDS, TIE_BREAK);
      expect(where.text).toMatch(ours);
      expect(orderBy.text).toMatch(ours);
    }),
    { numRuns: 500 },
  );
});

function fieldsOfRefusal(error: unknown): string[] {
  if (error instanceof ProblemError && error.code === 'invalidRequest') return Object.keys(error.errors);
  throw error;
}
