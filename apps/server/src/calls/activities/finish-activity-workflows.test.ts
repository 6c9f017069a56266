import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openLearner, type TestLearner } from '../../../testing/attempts/learner';
import { insertTestCourse } from '../../../testing/attempts/test-course';
import type { Seedling } from '../../store/setup/planted-parts';
import { NOON, openTestApp, type TestApp } from '../../../testing/test-app';
import { BEN } from '../../../testing/test-tenants';

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

/** A running attempt in which every leaf was begun; answers the activity workflows by axis. */
async function begun(parts: Seedling[], axes: string[]) {
  const { aggregateId, objectiveId, part } = await insertTestCourse(server.db, { parts });
  const id = await ada.start(aggregateId);
  const { json } = await ada.startActivities(id, axes.map(part));
  const ids = (json['data'] as Array<{ id: string }>).map((workflow) => workflow.id);
  const workflow = (axis: string) => ids[axes.indexOf(axis)] ?? '';
  const progress = async () => {
    const attempt = await ada.get(`/objective-workflows/${id}`);
    const card = await ada.get(`/objectives/${objectiveId}/objective-workflow-aggregate`);
    const last = card.json['lastObjectiveWorkflow'] as { progress: number };
    expect(last.progress).toBe(attempt.json['progress']);
    return last.progress;
  };
  return { id, workflow, progress };
}

test('[3.5] progress is the finished share of what is required, by duration, on attempt and card alike', async () => {
  const { id, workflow, progress } = await begun(
    [
      {
        name: 'Module',
        children: [
          { name: 'A', duration: 300 },
          { name: 'B', duration: 100 },
        ],
      },
      { name: 'Extra', optional: true, duration: 1000 },
      { name: 'C', duration: 100 },
    ],
    ['1.1', '1.2', '2', '3'],
  );
  await ada.finishActivities(id, [workflow('2')]);
  expect(await progress()).toBe(0);
  const { json } = await ada.finishActivities(id, [workflow('1.1'), workflow('3')]);
  expect(json['data']).toMatchObject([
    { id: workflow('1.1'), state: 6, progress: 1, finished: NOON.toISOString() },
    { id: workflow('3'), state: 6, progress: 1 },
  ]);
  expect(await progress()).toBe(0.8);
  await ada.finishActivities(id, [workflow('1.2')]);
  expect(await progress()).toBe(1);
});

test('[7.11] what was finished stays as it is', async () => {
  const { id, workflow } = await begun([{ name: 'A' }], ['1']);
  const first = await ada.finishActivities(id, [workflow('1')]);
  server.clock.now = new Date(NOON.getTime() + 1000);
  expect((await ada.finishActivities(id, [workflow('1')])).json).toEqual(first.json);
});

test('[4.3] what somebody grades waits for it, and counts as done meanwhile', async () => {
  const { id, workflow, progress } = await begun(
    [{ name: 'Essay', needsGrading: true, type: 'discussion' }],
    ['1'],
  );
  const { json } = await ada.finishActivities(id, [workflow('1')]);
  expect(json['data']).toMatchObject([{ state: 3, submitted: NOON.toISOString(), finished: null }]);
  expect(await progress()).toBe(1);
});

test('[3.8] after the grace period nothing is handed in any more', async () => {
  const until = new Date(NOON.getTime() + 1000);
  const { id, workflow } = await begun(
    [{ name: 'A', constraint: { gracePeriodUntil: until.toISOString() } }],
    ['1'],
  );
  server.clock.now = new Date(until.getTime() + 1);
  const { status, json } = await ada.finishActivities(id, [workflow('1')]);
  expect({ status, errors: json['errors'] }).toEqual({
    status: 409,
    errors: { _: ['The activity is no longer available.'] },
  });
  server.clock.now = until;
  expect((await ada.finishActivities(id, [workflow('1')])).status).toBe(200);
});

test('nobody finishes the activities of another, nor those of another attempt', async () => {
  const mine = await begun([{ name: 'A' }], ['1']);
  const other = await begun([{ name: 'A' }], ['1']);
  const ben = await openLearner(server, BEN);
  expect((await ben.finishActivities(mine.id, [mine.workflow('1')])).status).toBe(404);
  expect((await ada.finishActivities(mine.id, [other.workflow('1')])).status).toBe(404);
});
