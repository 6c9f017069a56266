import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertTestCourse } from '../../../testing/attempts/test-course';
import { testOperator, type TestOperator } from '../../../testing/operations/operator';
import { openTestDatabase } from '../../../testing/test-database';
import { ADA, insertTestTenants, NORTH, SOUTH } from '../../../testing/test-tenants';
import { countOf, type Database } from '../../db/db';
import { sql } from '../../db/sql';

const NOW = new Date('2026-11-20T12:00:00Z');
const INES = 'ines@people.test';

let db: Database;
let north: TestOperator;
let south: TestOperator;
beforeAll(async () => {
  db = await openTestDatabase();
  await insertTestTenants(db);
  north = testOperator(db, { tenantId: NORTH.id, now: NOW });
  south = testOperator(db, { tenantId: SOUTH.id, now: NOW });
  await insertTestCourse(db, { course: { code: 'BEES' } });
  await north.run('people add', { email: INES, firstName: 'Ines', lastName: 'N', role: ['Instructor'] });
});
afterAll(() => db.close());

const post = () =>
  north.run('announcements post', {
    course: 'BEES',
    title: 'Hive',
    text: 'Open *now*.',
    author: INES,
  });
const told = () =>
  countOf(
    db,
    sql`select count(*)::int as count from notifications where tenant_id = ${NORTH.id} and kind = 'announcement'`,
  );

test('[2.28] a course gets its channel; what is announced is listed, changed, pinned and removed', async () => {
  await expect(post()).rejects.toThrow('Chat is not available. Please contact administrator.');
  expect(await north.say('announcements channel', { course: 'BEES', state: 'on' })).toBe(
    'BEES has a channel in which staff announce.',
  );
  const { id } = (await post()) as { id: string }; // what it answers
  expect(await told()).toBe(1);
  const line = `2026-11-20T12:00:00.000Z  ${id}  ${INES}`;
  expect(await north.say('announcements list', { course: 'BEES' })).toBe(`${line}  replies: 0  Hive`);
  expect(await north.say('announcements edit', { id, title: 'Hives' })).toBe('Changed: "Hives".');
  expect(await north.say('announcements pin', { id })).toBe('It stands above the others.');
  expect(await north.say('announcements list', { course: 'BEES' })).toBe(
    `${line}  pinned  edited  replies: 0  Hives`,
  );
  expect(await north.say('announcements pin', { id, off: true })).toBe('It stands among the others.');
  expect(await told()).toBe(1);
  await expect(south.run('announcements remove', { id })).rejects.toThrow('There is no such announcement.');
  expect(await north.say('announcements remove', { id })).toBe('"Hives" is gone.');
  expect(await north.say('announcements list', { course: 'BEES' })).toBe('There is none.');
  expect(await told()).toBe(0);
});

test('[2.28] a channel is switched off, on and away; it stays the same one', async () => {
  const channelOf = () =>
    db.query<{ id: string | null; on: boolean; replies: boolean }>(
      sql`select announcement_channel_id as id, announcements_on as on, announcement_replies as replies
            from objectives where tenant_id = ${NORTH.id} and code = 'BEES'`,
    );
  const set = (state: string) => north.run('announcements channel', { course: 'BEES', state });
  await set('on');
  const [first] = await channelOf();
  expect(first).toMatchObject({ on: true, replies: false });
  await set('replies');
  expect(await channelOf()).toEqual([{ ...first, replies: true }]);
  await set('off');
  expect(await channelOf()).toEqual([{ ...first, on: false }]);
  await set('none');
  expect(await channelOf()).toMatchObject([{ id: null }]);
});

test('what cannot be is said in a sentence', async () => {
  await north.run('announcements channel', { course: 'BEES', state: 'on' });
  const unknown = 'There is no such announcement.';
  const refused: Array<[string, Record<string, unknown>, string]> = [
    ['post', { course: 'NONE', title: 'T', text: 'x', author: INES }, 'There is no course "NONE".'],
    ['post', { course: 'BEES', title: 'T', text: 'x', author: 'eve@people.test' }, 'Nobody has the address'],
    ['post', { course: 'BEES', title: 'T', text: 'x', author: ADA.email }, 'neither grades nor administers'],
    ['post', { course: 'BEES', title: ' ', text: 'x', author: INES }, 'title'],
    ['edit', { id: randomUUID(), title: 'T' }, unknown],
    ['edit', { id: randomUUID() }, 'Say what changes: title, text.'],
    ['pin', { id: randomUUID() }, unknown],
    ['remove', { id: randomUUID() }, unknown],
    ['list', { course: 'NONE' }, 'There is no course "NONE".'],
    ['channel', { course: 'NONE', state: 'on' }, 'There is no course "NONE".'],
    ['channel', { course: 'BEES', state: 'loud' }, 'state'],
  ];
  for (const [verb, input, sentence] of refused)
    await expect(north.run(`announcements ${verb}`, input)).rejects.toThrow(sentence);
});

test('a tried one writes nothing', async () => {
  await north.say('announcements post', { course: 'BEES', title: 'T', text: 'x', author: INES }, true);
  expect(await north.say('announcements list', { course: 'BEES' })).toBe('There is none.');
});
