import { randomUUID } from 'node:crypto';
import { allNodes } from '@lantern/domain/activity/course-node';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertTestCourse, type TestCourse } from '../../../testing/attempts/test-course';
import type { Database } from '../../db/db';
import { type Sql, sql } from '../../db/sql';
import { openTestDatabase } from '../../../testing/test-database';
import { ADA, insertTestTenants, NORTH } from '../../../testing/test-tenants';
import { insertAttempts } from '../setup/course-setup';
import { cacheOutline, cachedOutlines } from './outline-cache';
import { findOwnCourseTree } from '../activities/own-course-tree';

let database: Database;
let course: TestCourse;
let other: TestCourse;
beforeAll(async () => {
  database = await openTestDatabase();
  await insertTestTenants(database);
  course = await insertTestCourse(database, {
    parts: [{ name: 'Module', children: [{ name: 'One' }, { name: 'Two' }] }, { name: 'Three' }],
  });
  other = await insertTestCourse(database, { parts: [{ name: 'Elsewhere' }] });
});
afterAll(() => database.close());

async function begin({ aggregateId }: TestCourse): Promise<string> {
  const id = randomUUID();
  const plain = { submitted: null, finished: null, protectResults: false, progress: 0 };
  const started = new Date('2026-03-02T12:00:00Z');
  await insertAttempts(database, NORTH.id, [{ id, aggregateId, state: 'inProgress', started, ...plain }]);
  return id;
}

/** The names in the tree, and whether its outline had to come along. */
async function read(id: string) {
  let isOutlineSent = false;
  const query = async <Row>(statement: Sql) => {
    const rows = await database.query<Row>(statement);
    isOutlineSent = rows.some((row) => (row as { outline: unknown }).outline !== null); // as the statement names it
    return rows;
  };
  const found = await findOwnCourseTree({ ...database, query }, { tenantId: NORTH.id, userId: ADA.id }, id);
  const parts = found && allNodes(found.root).map(({ part }) => part);
  return { names: parts?.map(({ name }) => name), parts, isOutlineSent };
}

test('[7.13] whatever changes in a course, by whatever hand, is in the next tree; else its outline is read once', async () => {
  const id = await begin(course);
  const elsewhere = await begin(other);
  await read(elsewhere);
  const before = await read(id);
  expect(before.names).toEqual(['Course', 'Module', 'One', 'Two', 'Three']);
  expect(await read(id)).toEqual({ ...before, isOutlineSent: false });

  const part = course.part('1.2');
  const activity = sql`(select activity_id from activity_parts where id = ${part})`;
  const root = sql`(select activity_id from objectives where id = ${course.objectiveId})`;
  const changes: Array<[Sql, string[]]> = [
    [
      sql`update activities set name = 'Deux' where id = ${activity}`,
      ['Course', 'Module', 'One', 'Deux', 'Three'],
    ],
    [
      sql`update activities set name = 'Cours' where id = ${root}`,
      ['Cours', 'Module', 'One', 'Deux', 'Three'],
    ],
    [
      sql`update activity_parts set position = -1 where id = ${part}`,
      ['Cours', 'Module', 'Deux', 'One', 'Three'],
    ],
    [
      sql`update objectives set activity_id = ${activity} where id = ${course.objectiveId}`,
      ['Deux', 'Module', 'Deux', 'One', 'Three'],
    ],
    [sql`delete from activity_parts where id = ${part}`, ['Deux', 'Module', 'One', 'Three']],
    [
      sql`insert into activity_parts (tenant_id, id, objective_id, activity_id, position, axis)
          select tenant_id, ${part}::uuid, id, activity_id, 9, '9' from objectives where id = ${course.objectiveId}`,
      ['Deux', 'Module', 'One', 'Three', 'Deux'],
    ],
  ];
  for (const [change, names] of changes) {
    await database.query(change);
    expect(await read(id)).toMatchObject({ names, isOutlineSent: true });
    expect(await read(id)).toMatchObject({ names, isOutlineSent: false });
  }
  await database.query(sql`update objectives set needs_grading = true where id = ${course.objectiveId}`);
  expect((await read(id)).parts?.[0]).toMatchObject({ needsGrading: true });
  expect(await read(elsewhere)).toMatchObject({ names: ['Course', 'Elsewhere'], isOutlineSent: false });
});

test('[7.13] a part that goes to another course changes both', async () => {
  const id = await begin(await insertTestCourse(database, { parts: [{ name: 'Stays' }] }));
  const from = await insertTestCourse(database, { parts: [{ name: 'Stays too' }, { name: 'Goes' }] });
  const fromId = await begin(from);
  await read(id);
  await read(fromId);
  await database.query(
    sql`update activity_parts p set axis = '2', objective_id = g.objective_id
          from objective_workflows w join objective_workflow_aggregates g on g.id = w.aggregate_id
         where w.id = ${id} and p.id = ${from.part('2')}`,
  );
  expect(await read(id)).toMatchObject({ names: ['Course', 'Stays', 'Goes'], isOutlineSent: true });
  expect(await read(fromId)).toMatchObject({ names: ['Course', 'Stays too'], isOutlineSent: true });
});

test('[7.13] an activity that stands in two courses changes both', async () => {
  const one = await insertTestCourse(database, { parts: [{ name: 'Shared' }] });
  const two = await insertTestCourse(database, { parts: [{ name: 'Own' }] });
  const shared = sql`(select activity_id from activity_parts where id = ${one.part('1')})`;
  await database.query(sql`update activity_parts set activity_id = ${shared} where id = ${two.part('1')}`);
  const ids = [await begin(one), await begin(two)];
  for (const id of ids) expect((await read(id)).names).toEqual(['Course', 'Shared']);
  await database.query(sql`update activities set name = 'Renamed' where id = ${shared}`);
  for (const id of ids) expect((await read(id)).names).toEqual(['Course', 'Renamed']);
});

test('of many courses the last are cached, and whoever was given them keeps them all', () => {
  const before = cachedOutlines();
  const stamps = Array.from({ length: 120 }, () => randomUUID());
  for (const stamp of stamps) cacheOutline(stamp, []);
  const { byStamp, stamps: text } = cachedOutlines();
  expect([...byStamp.keys()]).toEqual(stamps.slice(20));
  expect(text.split(' ')).toEqual(stamps.slice(20));
  expect(before.byStamp.size).toBeGreaterThan(0);
});
