import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../db/db';
import { sql } from '../db/sql';
import { openTestDatabase } from '../../testing/test-database';
import { IMPERSONAL_DATA, PERSONAL_DATA } from './personal-data';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const listed = {
  ...IMPERSONAL_DATA,
  ...Object.fromEntries(Object.entries(PERSONAL_DATA).map(([table, { columns }]) => [table, columns])),
};

async function storedColumns() {
  return database.query<{ table: string; column: string }>(sql`
    select table_name as "table", column_name as "column"
      from information_schema.columns
     where table_schema = 'public'`);
}

test('of every column it is said whether it tells of a person, and of none that there is not', async () => {
  const stored = (await storedColumns()).map(({ table, column }) => `${table}.${column}`);
  const said = Object.entries(listed).flatMap(([table, columns]) =>
    columns.split(' ').map((column) => `${table}.${column}`),
  );
  expect(said.toSorted()).toEqual(stored.toSorted());
});

test('a table that names a user is one about a person', async () => {
  const naming = (await storedColumns())
    .filter(({ column }) => column === 'user_id')
    .map(({ table }) => table);
  expect(naming.filter((table) => !(table in PERSONAL_DATA))).toEqual([]);
});
