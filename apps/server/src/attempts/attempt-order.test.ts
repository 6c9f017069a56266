import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sql } from '../db/sql';
import { NOON, openTestApp, type TestApp } from '../../testing/test-app';
import { openLearner, type TestLearner } from '../../testing/attempts/learner';
import { insertTestCourse } from '../../testing/attempts/test-course';

let server: TestApp;
let ada: TestLearner;

beforeAll(async () => {
  server = await openTestApp({ logger: false });
  ada = await openLearner(server);
});
afterAll(() => server.close());
beforeEach(() => {
  server.clock.now = NOON;
});

/** The next request comes to a server that is this much behind, or had to wait for the one before it. */
function fallBehind(ms: number): void {
  server.clock.now = new Date(NOON.getTime() - ms);
}

const PARTS = [{ type: 'text' as const, name: 'Read' }];

test('[3.5] an attempt that a server some milliseconds behind ends does not end before it began', async () => {
  const { aggregateId } = await insertTestCourse(server.db);
  const id = await ada.start(aggregateId);
  fallBehind(5);
  expect((await ada.submit(id)).json).toMatchObject({
    started: NOON.toISOString(),
    submitted: NOON.toISOString(),
    finished: NOON.toISOString(),
  });
  const [record] = await server.db.query(
    sql`select r.finished, g.record_finished as "onCard" from objective_records r
          join objective_workflow_aggregates g on g.tenant_id = r.tenant_id and g.id = r.aggregate_id
         where r.workflow_id = ${id}`,
  );
  expect(record).toEqual({ finished: NOON, onCard: NOON });
});

test('[3.5] an activity begins no earlier than its attempt, and ends no earlier than it began', async () => {
  const { aggregateId, part } = await insertTestCourse(server.db, { parts: PARTS });
  const id = await ada.start(aggregateId);
  fallBehind(5);
  const begun = await ada.startActivities(id, [part('1')]);
  expect(begun.status).toBe(200);
  fallBehind(9);
  const [workflow] = begun.json['data'] as Array<{ id: string }>; // as the call's contract says
  expect((await ada.finishActivities(id, [workflow?.id ?? ''])).status).toBe(200);
  const rows = await server.db.query(
    sql`select started, submitted, finished from activity_workflows where objective_workflow_id = ${id}`,
  );
  expect(rows).toEqual([{ started: NOON, submitted: NOON, finished: NOON }]);
});

test('a session that one server saw used is not older to another', async () => {
  server.clock.now = new Date(NOON.getTime() + 3_600_000);
  await ada.get('/objective-workflow-aggregates/query');
  const lastUsed = () =>
    server.db.query<{ at: Date }>(sql`select max(last_used) as at from sessions where user_id is not null`);
  const before = await lastUsed();
  server.clock.now = new Date(NOON.getTime() + 3_600_000 - 5);
  await ada.get('/objective-workflow-aggregates/query');
  expect(await lastUsed()).toEqual(before);
});
