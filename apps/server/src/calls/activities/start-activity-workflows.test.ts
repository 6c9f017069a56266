import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openLearner, type TestLearner } from '../../../testing/attempts/learner';
import { insertTestCourse } from '../../../testing/attempts/test-course';
import { sql } from '../../db/sql';
import type { Seedling } from '../../store/setup/planted-parts';
import { NOON, openTestApp, type TestApp } from '../../../testing/test-app';
import { ADA, BEN, SOUTH } from '../../../testing/test-tenants';

const SOON = new Date(NOON.getTime() + 1).toISOString();
const JUST_NOW = new Date(NOON.getTime() - 1).toISOString();

let server: TestApp;
let ada: TestLearner;

beforeAll(async () => {
  server = await openTestApp();
});
beforeEach(async () => {
  server.clock.now = NOON;
  ada = await openLearner(server);
});
afterAll(() => server.close());

type Started = Array<{ id: string; activityPartId: string | null; state: number }>;
const startedIn = (json: Record<string, unknown>) => json['data'] as Started;

test('[7.10] begins several activities at once, in the order in which they were asked for', async () => {
  const { aggregateId, part } = await insertTestCourse(server.db, {
    parts: [{ name: 'One', children: [{ name: 'A' }, { name: 'B' }] }],
  });
  const id = await ada.start(aggregateId);
  const { status, json } = await ada.startActivities(id, [part('1.2'), part('1'), part('1.1')]);
  expect(status).toBe(200);
  expect(startedIn(json)).toMatchObject(
    ['1.2', '1', '1.1'].map((axis) => ({
      objectiveWorkflowId: id,
      activityPartId: part(axis),
      state: 1,
      progress: 0,
      started: NOON.toISOString(),
      submitted: null,
      finished: null,
    })),
  );
});

test('[4.9] reading 23: without part ids it is the root that begins', async () => {
  const { aggregateId } = await insertTestCourse(server.db, { course: { type: 'video' } });
  const { json } = await ada.startActivities(await ada.start(aggregateId), []);
  expect(startedIn(json)).toMatchObject([{ activityPartId: null, state: 1 }]);
});

test('[7.10] what was begun or finished before is answered, not begun again, also by many tabs at once', async () => {
  const { aggregateId, part } = await insertTestCourse(server.db, { parts: [{ name: 'One' }] });
  const id = await ada.start(aggregateId);
  const answers = await Promise.all(Array.from({ length: 6 }, () => ada.startActivities(id, [part('1')])));
  const ids = new Set(answers.flatMap(({ json }) => startedIn(json).map((workflow) => workflow.id)));
  expect(ids.size).toBe(1);
  await ada.finishActivities(id, [...ids]);
  expect(startedIn((await ada.startActivities(id, [part('1')])).json)).toMatchObject([
    { id: [...ids][0], state: 6 },
  ]);
});

test('[3.4] beginning an activity opens the course', async () => {
  const { aggregateId, objectiveId, part } = await insertTestCourse(server.db, { parts: [{ name: 'One' }] });
  const id = await ada.start(aggregateId);
  server.clock.now = new Date(NOON.getTime() + 5000);
  await ada.startActivities(id, [part('1')]);
  const { json } = await ada.get(`/objectives/${objectiveId}/objective-workflow-aggregate`);
  expect(json['lastOpened']).toBe(server.clock.now.toISOString());
});

test.each<[string, Seedling['constraint'], string | null]>([
  [
    '[3.8] before startFrom',
    { startFrom: SOON },
    'The activity is going to be available soon. Please come back later.',
  ],
  ['[3.8] at the very second of startFrom', { startFrom: NOON.toISOString() }, null],
  [
    '[3.8] after startUntil',
    { startUntil: JUST_NOW },
    'The activity is no longer available because the Available to start until date is missed.',
  ],
  ['[3.8] at the very second of startUntil', { startUntil: NOON.toISOString() }, null],
  ['[3.8] after accessibleUntil', { accessibleUntil: JUST_NOW }, 'The activity is no longer available.'],
  ['[3.8] after gracePeriodUntil', { gracePeriodUntil: JUST_NOW }, 'The activity is no longer available.'],
  ['[4.26] reading 18: after its due date', { due: JUST_NOW }, null],
])('%s, by the clock of the server', async (_case, constraint, message) => {
  const { aggregateId, part } = await insertTestCourse(server.db, {
    // [5.10] The child inherits it.
    parts: [{ name: 'Module', constraint: constraint ?? null, children: [{ name: 'One' }] }],
  });
  const id = await ada.start(aggregateId);
  const { status, json } = await ada.startActivities(id, [part('1.1')]);
  expect({ status, errors: json['errors'] }).toEqual(
    message === null ? { status: 200, errors: undefined } : { status: 409, errors: { _: [message] } },
  );
});

test('[4.26] a draft is only announced', async () => {
  const { aggregateId, part } = await insertTestCourse(server.db, {
    parts: [{ name: 'One', state: 'draft' }],
  });
  const id = await ada.start(aggregateId);
  expect((await ada.startActivities(id, [part('1')])).status).toBe(409);
});

test('[4.10] an attempt that was handed in begins nothing more', async () => {
  const { aggregateId, part } = await insertTestCourse(server.db, {
    parts: [{ name: 'One' }, { name: 'Two' }],
  });
  const id = await ada.start(aggregateId);
  await ada.startActivities(id, [part('1')]);
  await ada.submit(id);
  expect((await ada.startActivities(id, [part('1')])).status).toBe(200);
  const { status, json } = await ada.startActivities(id, [part('1'), part('2')]);
  expect(status).toBe(409);
  expect(json['errors']).toEqual({ _: ['This attempt has already been handed in.'] });
});

test('the whole chain of ids must be the caller’s own: attempt, course, part', async () => {
  const one = await insertTestCourse(server.db, { parts: [{ name: 'One' }] });
  const other = await insertTestCourse(server.db, { parts: [{ name: 'One' }] });
  const id = await ada.start(one.aggregateId);
  const ben = await openLearner(server, BEN);
  const south = await openLearner(server, ADA, SOUTH);
  expect((await ada.startActivities(id, [other.part('1')])).status).toBe(404);
  expect((await ada.startActivities(id, [one.part('1'), randomUUID()])).status).toBe(404);
  expect((await ada.startActivities(randomUUID(), [])).status).toBe(404);
  for (const stranger of [ben, south]) {
    expect((await stranger.startActivities(id, [one.part('1')])).status).toBe(404);
  }
  const rows = await server.db.query(sql`select from activity_workflows where objective_workflow_id = ${id}`);
  expect(rows).toHaveLength(0);
});
