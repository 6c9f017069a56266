import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestDatabase } from '../../testing/test-database';
import type { Database } from './db';
import { MIGRATIONS, type Migration, migrate, NewerDatabaseError } from './migrate';
import { sql } from './sql';

const FIRST: Migration = {
  version: 1,
  name: '0001_shelf',
  script: 'create table shelf (book text primary key)',
};
const SECOND: Migration = {
  version: 2,
  name: '0002_books',
  script: `insert into shelf values ('Logic'); insert into shelf values ('Optics') -- the last line`,
};

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(() => database.execute('drop schema public cascade; create schema public'));

const tables = () =>
  database.query(sql`select table_name as name from information_schema.tables
                      where table_schema = 'public' order by table_name`);
const versions = () => database.query(sql`select version, name from migrations order by version`);
const books = () => database.query(sql`select book from shelf order by book`);

test('an empty database gets every migration in order, and says which', async () => {
  expect(await migrate(database)).toEqual(MIGRATIONS.map(({ name }) => name));
  expect(await versions()).toEqual(MIGRATIONS.map(({ version, name }) => ({ version, name })));
});

test('migrations are numbered from 1 without a gap', () => {
  expect(MIGRATIONS.map(({ version }) => version)).toEqual(MIGRATIONS.map((_, index) => index + 1));
});

test('a second time nothing is left to do', async () => {
  await migrate(database, [FIRST, SECOND]);
  expect(await migrate(database, [FIRST, SECOND])).toEqual([]);
  expect(await books()).toHaveLength(2);
});

test('an older database gets only what it lacks', async () => {
  await migrate(database, [FIRST]);
  await database.query(sql`insert into shelf values ('Algebra')`);
  expect(await migrate(database, [FIRST, SECOND])).toEqual([SECOND.name]);
  expect(await books()).toEqual([{ book: 'Algebra' }, { book: 'Logic' }, { book: 'Optics' }]);
});

test('of servers that start at once each migration is applied by one', async () => {
  const servers = await Promise.all(Array.from({ length: 5 }, () => migrate(database, [FIRST, SECOND])));
  expect(servers.flat().sort()).toEqual([FIRST.name, SECOND.name]);
  expect(await books()).toHaveLength(2);
});

test('a database that a newer program has changed is refused and stays as it is', async () => {
  await migrate(database, [FIRST, SECOND]);
  await expect(migrate(database, [FIRST])).rejects.toThrow(new NewerDatabaseError(2, 1));
  expect(await versions()).toHaveLength(2);
  expect(await books()).toHaveLength(2);
});

test('a migration that fails leaves nothing of itself behind, and those before it stay', async () => {
  const faulty = { version: 2, name: '0002_faulty', script: `create table half (id int); select 1 / 0` };
  await expect(migrate(database, [FIRST, faulty])).rejects.toThrow('division by zero');
  expect(await tables()).toEqual([{ name: 'migrations' }, { name: 'shelf' }]);
  expect(await versions()).toEqual([{ version: 1, name: FIRST.name }]);
  expect(await migrate(database, [FIRST, SECOND])).toEqual([SECOND.name]);
});

test('a migration that breaks a key of its own is told, not taken for one already applied', async () => {
  const faulty = { ...SECOND, script: `insert into shelf values ('Logic'), ('Logic')` };
  await expect(migrate(database, [FIRST, faulty])).rejects.toThrow('duplicate key');
  expect(await versions()).toEqual([{ version: 1, name: FIRST.name }]);
});
