import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openLearner, type TestLearner } from '../../attempts/testing/learner';
import { insertTestCourse } from '../../attempts/testing/test-course';
import { NOON, openTestApp, type TestApp } from '../../testing/test-app';
import { BEN } from '../../testing/test-tenants';

let house: TestApp;
let ada: TestLearner;

beforeAll(async () => {
  house = await openTestApp();
});
beforeEach(async () => {
  house.clock.now = NOON;
  ada = await openLearner(house);
});
afterAll(() => house.close());

async function watching() {
  const { aggregateId, objectiveId } = await insertTestCourse(house.db, { course: { type: 'video' } });
  const id = await ada.start(aggregateId);
  const { json } = await ada.startActivities(id, []);
  const [root] = json['data'] as [{ id: string }];
  const path = `/users/me/objective-workflows/${id}/activity-workflows/${root.id}`;
  return { id, objectiveId, path, put: (body: object) => ada.put(path, body) };
}

test('[7.12] reading 49: progress only grows, and the same twice is the same', async () => {
  const { put } = await watching();
  expect((await put({ progress: 0.4 })).json).toMatchObject({ progress: 0.4, state: 1 });
  expect((await put({ progress: 0.4 })).json).toMatchObject({ progress: 0.4 });
  expect((await put({ progress: 0.1 })).json).toMatchObject({ progress: 0.4 });
  expect((await put({ progress: 1 })).json).toMatchObject({ progress: 1, state: 1 });
});

test('[7.12] an empty body touches: the course was opened now', async () => {
  const { put, objectiveId } = await watching();
  house.clock.now = new Date(NOON.getTime() + 9000);
  await put({});
  const { json } = await ada.get(`/objectives/${objectiveId}/objective-workflow-aggregate`);
  expect(json['lastOpened']).toBe(house.clock.now.toISOString());
});

test.each([
  ['submitted', 2],
  ['finished', 6],
])('[7.12] [4.3] %s hands it in; nothing leads back', async (_state, state) => {
  const { put, id } = await watching();
  expect((await put({ state })).json).toMatchObject({ state: 6, progress: 1, finished: NOON.toISOString() });
  expect((await put({ state })).json).toMatchObject({ state: 6 });
  expect((await put({ state: 1 })).status).toBe(409);
  expect((await ada.get(`/objective-workflows/${id}`)).json).toMatchObject({ progress: 1, state: 1 });
});

test.each([
  ['inGrading', 3],
  ['graded', 4],
  ['gradingApproved', 5],
])('[4.3] a learner cannot put %s', async (_state, state) => {
  const { put } = await watching();
  expect((await put({ state })).status).toBe(409);
});

test.each([{ progress: 2 }, { progress: -1 }, { progress: '1' }, { state: 7 }, { score: 1 }])(
  '%j is refused as it stands',
  async (body) => {
    const { put } = await watching();
    expect((await put(body)).status).toBe(400);
  },
);

test('[4.10] after handing in nothing changes any more', async () => {
  const { put, id } = await watching();
  await put({ progress: 0.2 });
  await ada.submit(id);
  expect((await put({ progress: 0.2 })).status).toBe(200);
  expect((await put({ progress: 0.9 })).json).toMatchObject({ progress: 1, state: 6 });
});

test('the activity of another learner does not exist', async () => {
  const { path } = await watching();
  const ben = await openLearner(house, BEN);
  expect((await ben.put(path, { progress: 1 })).status).toBe(404);
});
