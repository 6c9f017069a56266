import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../db/db';
import { sql } from '../../db/sql';
import { insertOfferedCourse } from '../../../testing/attempts/test-course';
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
    for (const name of ['Spring', 'spring'])
      await expect(north.run(`${noun} add`, { name })).rejects.toThrow('"Spring" already');
    await expect(north.run(`${noun} rename`, { name: 'Autumn', to: 'SPRING' })).rejects.toThrow('already');
    await north.run(`${noun} rename`, { name: 'Spring', to: 'SPRING' });
    await north.run(`${noun} rename`, { name: 'SPRING', to: 'Spring' });
    expect(await north.say(`${noun} list`, {})).toBe('Spring\nAutumn');
    expect(await south.say(`${noun} list`, {})).toBe('There is none yet.');
  },
);

test('a filter makes its category where that is new', async () => {
  for (const name of ['Beginner', 'Expert']) await north.run('filters add', { category: 'Level', name });
  await north.run('filters add', { category: 'Format', name: 'Beginner' });
  await expect(north.run('filters add', { category: 'Level', name: 'Expert' })).rejects.toThrow('already');
  await expect(north.run('filters add', { category: 'level', name: 'expert' })).rejects.toThrow('already');
  expect(await north.say('filters list', {})).toBe('Level: Beginner\nLevel: Expert\nFormat: Beginner');
  const taken = { category: 'Format', name: 'Level' };
  await expect(north.run('filters rename-category', taken)).rejects.toThrow(
    'There is a category "Level" already.',
  );
  await expect(north.run('filters rename-category', { category: 'No', name: 'Way' })).rejects.toThrow(
    'There is no category "No".',
  );
  await north.run('filters rename-category', { category: 'Format', name: 'Form' });
  expect(await north.say('filters list', {})).toContain('Form: Beginner');
  await north.run('filters rename-category', { category: 'Form', name: 'Format' });
});

test('[3.3] a scale has its grades from the best on, and knows which is the last that passes', async () => {
  const grade = ['C=0', 'A=90', 'B=60'];
  await north.run('scales add', { name: 'Letters', passing: '60', grade });
  expect(await north.say('scales list', {})).toBe('Letters  100 points, 60 % pass  A=90 B=60 C=0');
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

test.each([
  ['terms', {}],
  ['collections', {}],
  ['filters', { category: 'Length' }],
  ['scales', { passing: '50', grade: ['Passed=50', 'Not passed=0'] }],
])('%s get another name, and are removed while nothing uses them', async (noun, more) => {
  const [one, other] = [`${noun} one`, `${noun} other`];
  for (const name of [one, other]) await north.run(`${noun} add`, { name, ...more });
  const { category } = more as { category?: string };
  const at = category ? { category } : {};
  await expect(north.run(`${noun} rename`, { name: one, to: other, ...at })).rejects.toThrow('already');
  await expect(north.run(`${noun} rename`, { name: 'Nobody', to: 'X', ...at })).rejects.toThrow(
    'There is no',
  );
  await expect(south.run(`${noun} remove`, { name: one, ...at })).rejects.toThrow('There is no');
  await north.run(`${noun} rename`, { name: one, to: `${noun} new`, ...at });
  expect(await north.say(`${noun} list`, {})).toContain(`${noun} new`);
  for (const name of [`${noun} new`, other]) await north.run(`${noun} remove`, { name, ...at });
  expect(await north.say(`${noun} list`, {})).not.toMatch(new RegExp(`${noun} (new|other)|Length`));
});

test('what a course is arranged by stays', async () => {
  const { id: showcase } = (await north.run('collections add', { name: 'Kept' })) as { id: string };
  const { id: attribute } = (await north.run('filters add', { category: 'Kind', name: 'Kept' })) as {
    id: string;
  };
  const grade = ['A=50', 'F=0'];
  const { id: gradingScaleId } = (await north.run('scales add', { name: 'Kept', passing: '50', grade })) as {
    id: string;
  };
  const { id: termId } = (await north.run('terms add', { name: 'Kept' })) as { id: string };
  const { objectiveId } = await insertOfferedCourse(db, {
    course: { showcaseIds: [showcase], attributeIds: [attribute], gradingScaleId },
  });
  await db.query(
    sql`update objective_accesses set term_id = ${termId}
         where tenant_id = ${NORTH.id} and objective_id = ${objectiveId}`,
  );
  for (const noun of ['terms', 'collections', 'scales']) {
    await expect(north.run(`${noun} remove`, { name: 'Kept' })).rejects.toThrow('"Kept" is in use.');
  }
  await expect(north.run('filters remove', { category: 'Kind', name: 'Kept' })).rejects.toThrow('in use');
});
