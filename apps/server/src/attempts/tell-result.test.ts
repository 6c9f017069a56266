import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openLearner } from '../../testing/attempts/learner';
import { insertTestCourse } from '../../testing/attempts/test-course';
import { NOON, openTestApp, type TestApp } from '../../testing/test-app';
import { sql } from '../db/sql';
import { runNextJob } from '../jobs/run-next-job';
import { planResultNews, resultWork } from './tell-result';
import { NORTH } from '../../testing/test-tenants';

const HOUR_MS = 3_600_000;
const LATER = new Date(NOON.getTime() + 24 * HOUR_MS);

let server: TestApp;
beforeAll(async () => {
  server = await openTestApp();
});
beforeEach(async () => {
  server.clock.now = NOON;
  for (const table of [sql`notifications`, sql`jobs`]) await server.db.query(sql`delete from ${table}`);
});
afterAll(() => server.close());

function runJob(): Promise<boolean> {
  const { db, app } = server;
  const clock = () => server.clock.now;
  return runNextJob({ db, clock, log: app.log }, [resultWork({ db, clock })]);
}
const told = () =>
  server.db.query<{ kind: string; title: string }>(
    sql`select kind, facts ->> 'title' as title from notifications`,
  );

/** A course that is finished by reading it. */
async function finishCourse(policy: string, date: Date | null) {
  const { aggregateId } = await insertTestCourse(server.db, {
    course: { name: 'Bridges' },
    parts: [{ name: 'Read' }],
  });
  await server.db.query(
    sql`update objective_workflow_aggregates set grade_reveal_policy = ${policy}, grade_reveal_date = ${date} where id = ${aggregateId}`,
  );
  const ada = await openLearner(server);
  await ada.submit(await ada.start(aggregateId));
  return aggregateId;
}

test('[4.20] what a learner has just done is no news; what a date keeps secret is told of at that date', async () => {
  await finishCourse('none', null);
  expect(await runJob()).toBe(false);
  await finishCourse('afterDate', LATER);
  expect(await runJob()).toBe(false);
  expect(await told()).toEqual([]);
  server.clock.now = LATER;
  expect(await runJob()).toBe(true);
  expect(await told()).toEqual([{ kind: 'graded', title: 'Bridges' }]);
});

test('[4.20] a date that has moved is waited for, and what nobody may ever see is not told', async () => {
  const aggregateId = await finishCourse('afterDate', LATER);
  const later = new Date(LATER.getTime() + HOUR_MS);
  await server.db.query(
    sql`update objective_workflow_aggregates set grade_reveal_date = ${later} where id = ${aggregateId}`,
  );
  server.clock.now = LATER;
  expect(await runJob()).toBe(true);
  expect(await told()).toEqual([]);
  await server.db.query(
    sql`update objective_workflow_aggregates set grade_reveal_policy = 'never' where id = ${aggregateId}`,
  );
  server.clock.now = later;
  await runJob();
  expect(await told()).toEqual([]);
});

test('what somebody else has graded is told of, and again when it is corrected', async () => {
  const aggregateId = await finishCourse('none', null);
  const plan = () =>
    planResultNews(server.db, { tenantId: NORTH.id, aggregateId, isByLearner: false, now: server.clock.now });
  await plan();
  await runJob();
  expect(await told()).toHaveLength(1);
  await server.db.query(sql`update notifications set read = ${NOON}`);
  server.clock.now = LATER;
  await plan();
  await runJob();
  expect(await server.db.query(sql`select read from notifications`)).toEqual([{ read: null }]);
});
