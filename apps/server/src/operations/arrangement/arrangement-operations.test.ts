import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../db/db';
import { sql } from '../../db/sql';
import { testOperator, type TestOperator } from '../../../testing/operations/operator';
import { openTestDatabase } from '../../../testing/test-database';
import { insertTestTenants, NORTH, SOUTH } from '../../../testing/test-tenants';

let db: Database;
let north: TestOperator;
let south: TestOperator;
beforeAll(async () => {
  db = await openTestDatabase();
  await insertTestTenants(db);
  const now = new Date('2026-11-20T12:00:00Z');
  north = testOperator(db, { tenantId: NORTH.id, now });
  south = testOperator(db, { tenantId: SOUTH.id, now });
});
afterAll(() => db.close());

test.each(['terms', 'collections'])(
  '%s are added once and listed in their order, for the tenant',
  async (noun) => {
    expect(await north.say(`${noun} list`, {})).toBe('There is none yet.');
    for (const name of ['Spring', 'Autumn']) await north.run(`${noun} add`, { name });
    await expect(north.run(`${noun} add`, { name: 'Spring' })).rejects.toThrow('"Spring" already');
    expect(await north.say(`${noun} list`, {})).toBe('Spring\nAutumn');
    expect(await south.say(`${noun} list`, {})).toBe('There is none yet.');
  },
);

test('a filter makes its category where that is new', async () => {
  for (const name of ['Beginner', 'Expert']) await north.run('filters add', { category: 'Level', name });
  await north.run('filters add', { category: 'Format', name: 'Beginner' });
  await expect(north.run('filters add', { category: 'Level', name: 'Expert' })).rejects.toThrow('already');
  expect(await north.say('filters list', {})).toBe('Level: Beginner\nLevel: Expert\nFormat: Beginner');
});

test('[3.3] a scale has its grades from the best on, and knows which is the last that passes', async () => {
  const grade = ['C=0', 'A=90', 'B=60'];
  await north.run('scales add', { name: 'Letters', passing: '60', grade });
  expect(await north.say('scales list', {})).toBe('Letters  100 points, 60 % pass');
  const [scale] = await db.query<{ names: string[]; passing: string }>(
    sql`select array(select g ->> 'name' from jsonb_array_elements(grades) g) as names,
               (select g ->> 'name' from jsonb_array_elements(grades) g
                 where g ->> 'id' = passing_grade_id::text) as passing
          from grading_scales where tenant_id = ${NORTH.id} and name = 'Letters'`,
  );
  expect(scale).toEqual({ names: ['A', 'B', 'C'], passing: 'B' });
});

test.each([
  ['no grade at nought', ['A=90', 'B=60'], 'One grade must begin at 0.'],
  ['a grade above all', ['A=101', 'B=0'], 'No grade begins above 100 %.'],
  ['a name twice', ['A=90', 'A=0'], 'Two grades have the same name.'],
  ['a grade without its share', ['A'], 'Not a grade such as A=90'],
])('a scale with %s is refused', async (_title, grade, reason) => {
  await expect(north.run('scales add', { name: 'Odd', passing: '60', grade })).rejects.toThrow(reason);
});
