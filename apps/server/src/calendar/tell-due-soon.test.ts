import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { insertTestCourse } from '../../testing/attempts/test-course';
import { NOON, openTestApp, type TestApp } from '../../testing/test-app';
import { ADA } from '../../testing/test-tenants';
import { sql } from '../db/sql';
import { dueSoonWork } from './tell-due-soon';

const HOUR_MS = 3_600_000;
const hours = (count: number) => new Date(NOON.getTime() + count * HOUR_MS);

let server: TestApp;
beforeAll(async () => {
  server = await openTestApp();
});
beforeEach(async () => {
  await server.db.query(sql`delete from notifications`);
  await server.db.query(sql`update objective_workflow_aggregates set activity_state = 'archived'`);
});
afterAll(() => server.close());

async function tellAt(now: Date) {
  const work = dueSoonWork({ db: server.db, clock: () => now });
  const job = { id: '1', tenantId: null, queue: work.queue, key: '', tries: 1, claim: '' };
  await work.run(job, new AbortController().signal);
}
const told = () =>
  server.db.query<{ title: string; made: Date; userId: string }>(
    sql`select facts ->> 'title' as title, made, user_id as "userId" from notifications order by 1`,
  );

test('[4.22] what is due is told of two days before, and two hours before, each once', async () => {
  await insertTestCourse(server.db, {
    course: { name: 'Bridges' },
    access: { dueDate: hours(60) },
    parts: [{ name: 'Read', constraint: { due: hours(49).toISOString() } }, { name: 'Undated' }],
  });
  await tellAt(NOON);
  expect(await told()).toEqual([]);
  await tellAt(hours(1));
  await tellAt(hours(2));
  expect(await told()).toEqual([{ title: 'Read', made: hours(1), userId: ADA.id }]);
  await tellAt(hours(12));
  expect((await told()).map(({ title }) => title)).toEqual(['Bridges', 'Read']);
  await tellAt(hours(47));
  await tellAt(hours(48));
  expect((await told()).map(({ made }) => made)).toEqual([hours(12), hours(47)]);
});

test('[4.29] not of what is archived, optional, shut, or suspended people’s', async () => {
  const due = hours(24).toISOString();
  await insertTestCourse(server.db, {
    course: { name: 'Closed', state: 'archived' },
    access: { dueDate: hours(24) },
  });
  await insertTestCourse(server.db, {
    parts: [
      { name: 'Optional', optional: true, constraint: { due } },
      { name: 'Draft', state: 'draft', constraint: { due } },
      { name: 'Shut', constraint: { due, accessibleUntil: hours(-1).toISOString() } },
      { name: 'Left', constraint: { due } },
    ],
  });
  await server.db.query(sql`update users set suspended = ${NOON} where id = ${ADA.id}`);
  await tellAt(NOON);
  expect(await told()).toEqual([]);
  await server.db.query(sql`update users set suspended = null where id = ${ADA.id}`);
  await tellAt(NOON);
  expect((await told()).map(({ title }) => title)).toEqual(['Left']);
});
