import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sql } from '../db/sql';
import { NOON, openTestApp, type TestApp } from '../../testing/test-app';
import { openLearner, type TestLearner } from '../../testing/attempts/learner';
import { insertTestCourse } from '../../testing/attempts/test-course';

let house: TestApp;
let ada: TestLearner;

beforeAll(async () => {
  house = await openTestApp({ logger: false });
  ada = await openLearner(house);
});
afterAll(() => house.close());
beforeEach(() => {
  house.clock.now = NOON;
});

/** The next request comes to a server that is this much behind, or had to wait for the one before it. */
function fallBehind(ms: number): void {
  house.clock.now = new Date(NOON.getTime() - ms);
}

const PARTS = [{ type: 'text' as const, name: 'Read' }];

test('[3.5] an attempt that a server some milliseconds behind ends does not end before it began', async () => {
  const { aggregateId } = await insertTestCourse(house.db);
  const id = await ada.start(aggregateId);
  fallBehind(5);
  expect((await ada.submit(id)).json).toMatchObject({
    started: NOON.toISOString(),
    submitted: NOON.toISOString(),
    finished: NOON.toISOString(),
  });
  const [record] = await house.db.query(
    sql`select r.finished, g.record_finished as "onCard" from objective_records r
          join objective_workflow_aggregates g on g.tenant_id = r.tenant_id and g.id = r.aggregate_id
         where r.workflow_id = ${id}`,
  );
  expect(record).toEqual({ finished: NOON, onCard: NOON });
});

test('[3.5] an activity begins no earlier than its attempt, and ends no earlier than it began', async () => {
  const { aggregateId, part } = await insertTestCourse(house.db, { parts: PARTS });
  const id = await ada.start(aggregateId);
  fallBehind(5);
  const begun = await ada.startActivities(id, [part('1')]);
  expect(begun.status).toBe(200);
  fallBehind(9);
  const [workflow] = begun.json['data'] as Array<{ id: string }>; // as the call's contract says
  expect((await ada.finishActivities(id, [workflow?.id ?? ''])).status).toBe(200);
  const rows = await house.db.query(
    sql`select started, submitted, finished from activity_workflows where objective_workflow_id = ${id}`,
  );
  expect(rows).toEqual([{ started: NOON, submitted: NOON, finished: NOON }]);
});

test('a session that one server saw used is not older to another', async () => {
  house.clock.now = new Date(NOON.getTime() + 3_600_000);
  await ada.get('/objective-workflow-aggregates/query');
  const lastUsed = () =>
    house.db.query<{ at: Date }>(sql`select max(last_used) as at from sessions where user_id is not null`);
  const before = await lastUsed();
  house.clock.now = new Date(NOON.getTime() + 3_600_000 - 5);
  await ada.get('/objective-workflow-aggregates/query');
  expect(await lastUsed()).toEqual(before);
});
