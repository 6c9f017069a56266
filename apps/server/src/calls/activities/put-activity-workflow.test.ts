import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openLearner, type TestLearner } from '../../../testing/attempts/learner';
import { insertTestCourse } from '../../../testing/attempts/test-course';
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

async function watching() {
  const { aggregateId, objectiveId } = await insertTestCourse(server.db, { course: { type: 'video' } });
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
  server.clock.now = new Date(NOON.getTime() + 9000);
  await put({});
  const { json } = await ada.get(`/objectives/${objectiveId}/objective-workflow-aggregate`);
  expect(json['lastOpened']).toBe(server.clock.now.toISOString());
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
  const ben = await openLearner(server, BEN);
  expect((await ben.put(path, { progress: 1 })).status).toBe(404);
});

const at = (seconds: number) => new Date(NOON.getTime() + seconds * 1000).toISOString();

describe('the place in an activity', () => {
  const placeOf = async (id: string) =>
    (await ada.get(`/users/me/objective-workflows/${id}/activity`)).json['place'];

  test('[7.12] is kept and comes back with the content', async () => {
    const { put, id } = await watching();
    expect(await placeOf(id)).toBeNull();
    const answer = await put({ place: { second: 83.4, at: at(-5) } });
    expect(answer.json).toMatchObject({ state: 1, progress: 0 });
    expect(await placeOf(id)).toEqual({ second: 83.4, at: at(-5) });
    await put({ progress: 0.5, place: { share: 0.5, anchor: 'rights', at: at(-4) } });
    expect(await placeOf(id)).toEqual({ share: 0.5, anchor: 'rights', at: at(-4) });
  });

  test('[7.12] whoever only comes back is where they were', async () => {
    const { put, id } = await watching();
    await put({ place: { at: at(-9) } });
    expect(await placeOf(id)).toEqual({ at: at(-9) });
    await put({ place: { second: 83.4, at: at(-5) } });
    await put({ place: { at: at(-3) } });
    expect(await placeOf(id)).toEqual({ second: 83.4, at: at(-3) });
  });

  test('[7.12] what was left earlier and comes later does not lead back; progress neither', async () => {
    const { put, id } = await watching();
    await put({ progress: 0.9, place: { second: 90, at: at(-10) } });
    expect((await put({ progress: 0.3, place: { second: 30, at: at(-60) } })).json).toMatchObject({
      progress: 0.9,
    });
    await put({ place: { second: 10, at: at(-10) } });
    expect(await placeOf(id)).toEqual({ second: 90, at: at(-10) });
    await put({ place: { second: 5, at: at(-9) } });
    expect(await placeOf(id)).toEqual({ second: 5, at: at(-9) });
  });

  test('a clock that runs ahead does not keep out what follows', async () => {
    const { put, id } = await watching();
    await put({ place: { second: 1, at: at(86_400) } });
    server.clock.now = new Date(NOON.getTime() + 2000);
    await put({ place: { second: 2, at: at(1) } });
    expect(await placeOf(id)).toEqual({ second: 2, at: at(1) });
  });

  test('of another learner cannot be set, and says nothing of itself', async () => {
    const { path, id, put } = await watching();
    await put({ place: { second: 7, at: at(-1) } });
    const ben = await openLearner(server, BEN);
    expect((await ben.put(path, { place: { second: 1, at: at(0) } })).status).toBe(404);
    expect(await placeOf(id)).toEqual({ second: 7, at: at(-1) });
  });

  test('can be set in what is finished: it may be read again', async () => {
    const { put, id } = await watching();
    await put({ state: 6 });
    expect((await put({ place: { second: 3, at: at(-1) } })).json).toMatchObject({ state: 6, progress: 1 });
    expect(await placeOf(id)).toEqual({ second: 3, at: at(-1) });
  });

  test.each([
    { second: -1 },
    { share: 1.1 },
    { anchor: 'a'.repeat(201) },
    { second: 1, place: 2 },
    { at: 'now' },
  ])('%j is refused as it stands', async (place) => {
    const { put } = await watching();
    expect((await put({ place: { at: at(0), ...place } })).status).toBe(400);
  });
});
