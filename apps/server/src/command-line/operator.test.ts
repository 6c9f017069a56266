import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Database } from '../db/db';
import { migrate } from '../db/migrate';
import { openEmbedded } from '../db/open-embedded';
import { openPostgresql } from '../db/open-postgresql';
import { sql } from '../db/sql';
import { insertFallbackTenant } from '../store/setup/tenant-setup';
import { type BuiltCopy, makeBuiltCopy } from '../../testing/built-copy';
import { createTemporaryDatabase, type TemporaryDatabase } from '../../testing/temporary-database';

// Whole programs on whole databases, one after the other.
vi.setConfig({ testTimeout: 120_000 });

const TENANT = { id: 'aaaaaaaa-0000-4000-8000-000000000001', code: 'north', productTitle: 'North' };

let copy: BuiltCopy;
let temporary: TemporaryDatabase | null = null;

beforeAll(async () => {
  copy = await makeBuiltCopy();
  await mkdir(join(copy.folder, 'data'));
  const serverUrl = process.env['TEST_DATABASE_URL'];
  if (serverUrl) temporary = await createTemporaryDatabase(serverUrl);
});
afterAll(async () => {
  await copy.remove();
  await temporary?.drop();
});
const run = (...words: string[]) =>
  copy.run(words, temporary ? { DATABASE_URL: temporary.url } : { LANTERN_DATA: 'data' });

async function onDatabase<T>(work: (db: Database) => Promise<T>): Promise<T> {
  const db = temporary
    ? openPostgresql({ url: temporary.url, poolSize: 1, onConnectionLost: () => undefined })
    : await openEmbedded({ dataDir: join(copy.folder, 'data/database') });
  try {
    return await work(db);
  } finally {
    await db.close();
  }
}

/** A database is opened as seldom as possible: an embedded one takes as long as the program itself. */
const onEmptyDatabase = (prepare: (db: Database) => Promise<unknown> = async () => undefined) =>
  onDatabase(async (db) => {
    await db.execute('drop schema public cascade; create schema public');
    await prepare(db);
  });

async function makeTenant(db: Database): Promise<void> {
  await migrate(db);
  await insertFallbackTenant(db, TENANT);
}

const tablesOf = (db: Database) =>
  db.query<{ name: string }>(sql`select tablename as name from pg_tables where schemaname = 'public'`);
const rowsOf = (db: Database) =>
  db.query(sql`select (select count(*) from tenants)::int as tenants, (select count(*) from users)::int as users,
                      (select count(*) from objectives)::int as courses`);

test.each([[['tools', 'list']], [['certificates', 'redraw', '--all']]])(
  '%j on an empty database says so and leaves it empty, the demo switched on or not',
  async (words) => {
    await onEmptyDatabase();
    const { code, said } = await run(...words);
    expect({ code, said }).toEqual({
      code: 1,
      said: 'The database is empty. Start Lantern once: it makes the tables and the first tenant.\n',
    });
    expect(await onDatabase(tablesOf)).toEqual([]);
  },
);

test('a folder that holds no database yet stays as it is', async () => {
  const folder = join(copy.folder, 'nowhere');
  const { code, said } = await copy.run(['tools', 'list'], { LANTERN_DATA: folder });
  expect({ code, said }).toEqual({
    code: 1,
    said: `There is no database in ${folder} yet. Start Lantern once, or set LANTERN_DATA or DATABASE_URL.\n`,
  });
  expect(existsSync(folder)).toBe(false);
});

test('without a tenant there is nothing to be done, and none is made', async () => {
  await onEmptyDatabase(migrate);
  const { code, said } = await run('tools', 'list');
  expect({ code, said }).toEqual({
    code: 1,
    said: 'There is no tenant yet. Start Lantern once: it makes the first one.\n',
  });
  expect(await onDatabase(rowsOf)).toEqual([{ tenants: 0, users: 0, courses: 0 }]);
});

test('an older database is not migrated by it, a newer one is not touched', async () => {
  await onEmptyDatabase(async (db) => {
    await migrate(db);
    await db.query(sql`delete from migrations where version = (select max(version) from migrations)`);
  });
  const older = await run('tools', 'list');
  expect(older.code).toBe(1);
  expect(older.said).toMatch(
    /^The database is at version \d+; this program needs version \d+\. Start the server: it migrates\.\n$/,
  );
  await onDatabase((db) => db.query(sql`insert into migrations (version, name) values (9999, 'later')`));
  expect((await run('tools', 'list')).said).toMatch(
    /^The database is at version 9999; this program knows versions/,
  );
});

test('with production’s dependencies alone it does what it was asked, and nothing else', async () => {
  await onEmptyDatabase(makeTenant);
  expect(existsSync(join(copy.folder, 'node_modules/vite'))).toBe(false);
  const none = { code: 0, said: expect.stringContaining('No tools are registered.\n') };
  expect(await run('tools', 'list')).toEqual(none);
  const words = ['--name', 'Quiz', '--target-link-uri', 'https://quiz.example.org/launch'];
  const added = await run(
    'tools',
    'add',
    '--lti',
    '1.1',
    ...words,
    '--client-id',
    'quiz',
    '--secret',
    'x'.repeat(32),
  );
  expect(added).toEqual({ code: 0, said: expect.stringContaining('Registered "Quiz" (LTI 1.1).') });
  expect((await run('tools', 'list')).said).toContain('Quiz');
  const { code, said } = await run('certificates', 'redraw', '--all');
  expect({ code, said }).toEqual({
    code: 1,
    said: expect.stringContaining(
      'There is no such certificate to draw: one that is revoked is not drawn again.',
    ),
  });
  expect(await onDatabase(rowsOf)).toEqual([{ tenants: 1, users: 0, courses: 0 }]);
});

test('a command that is none is answered in a sentence, and help needs no database', async () => {
  const { code, said } = await run('cook');
  expect({ code, said }).toEqual({
    code: 2,
    said: 'There is no "cook".\n\nAll commands: lantern --help\n',
  });
  expect(await run('people', 'add', '--help')).toEqual({
    code: 0,
    said: expect.stringMatching(
      /^lantern people add EMAIL …\n[^]*--first-name FIRST-NAME +first name \(needed\)\n/,
    ),
  });
  const wrong = await run('people', 'add', 'mia', '--first-name', 'Mia', '--age', '7');
  expect(wrong).toEqual({
    code: 2,
    said: expect.stringMatching(/^--age: There is no such option\.[^]*lantern people/),
  });
});

test('watching needs a folder, and no database', async () => {
  expect(await run('courses', 'watch', 'nowhere')).toEqual({
    code: 1,
    said: 'There is no file or folder nowhere.\n',
  });
});

test('operations say on which database and tenant, what came of it, or why not', async () => {
  await onEmptyDatabase(makeTenant);
  const mia = ['mia@north.test', '--first-name', 'Mia', '--last-name', 'Moss'];
  const added = await run('people', 'add', ...mia);
  expect(added).toEqual({
    code: 0,
    said: expect.stringMatching(
      /^(PostgreSQL 127|Embedded database in ).*, tenant north\nmia@north\.test is added\.\n$/,
    ),
  });
  expect(await run('people', 'add', ...mia)).toEqual({
    code: 1,
    said: expect.stringMatching(/\nmia@north\.test is there already/),
  });
  const list = await run('people', 'list', '--json');
  expect(JSON.parse(list.said)).toMatchObject([{ email: 'mia@north.test', roles: ['Learner'] }]);
  expect(await run('enrolments', 'remove', 'mia@north.test', 'NONE')).toEqual({
    code: 2,
    said: expect.stringMatching(/Confirm it with --yes\.\n$/),
  });
  const south = ['people', 'list', '--tenant', 'south'];
  expect(await run(...south)).toEqual({ code: 1, said: 'There is no tenant "south".\n' });
  expect(await run(...south, '--json')).toEqual({
    code: 1,
    said: '{"code":"operationRefused","errors":{"_":["There is no tenant \\"south\\"."]}}\n',
  });
  expect(await run('people', 'add', '--json', '--first-name', 'Mia', '--last-name', 'Moss')).toEqual({
    code: 2,
    said: '{"code":"invalidRequest","errors":{"email":["Is missing"]}}\n',
  });
});
