import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openLearner } from '../../attempts/testing/learner';
import { insertTestCourse } from '../../attempts/testing/test-course';
import { NOON, openTestApp, type TestApp } from '../../testing/test-app';
import { ADA, BEN, SOUTH } from '../../testing/test-tenants';

let house: TestApp;
beforeAll(async () => {
  house = await openTestApp();
});
afterAll(() => house.close());

test('[7.5] [4.10] an attempt of the caller, with its record once it has one; of nobody else', async () => {
  const ada = await openLearner(house);
  const { aggregateId } = await insertTestCourse(house.db, { course: { type: 'video' } });
  const id = await ada.start(aggregateId);
  const path = `/objective-workflows/${id}`;
  expect((await ada.get(path)).json).toEqual({
    id,
    state: 1,
    progress: 0,
    started: NOON.toISOString(),
    submitted: null,
    finished: null,
    protectResults: false,
    objectiveRecordId: null,
  });
  const { json } = await ada.submit(id);
  expect((await ada.get(path)).json).toEqual(json);
  for (const other of [await openLearner(house, BEN), await openLearner(house, ADA, SOUTH)]) {
    expect((await other.get(path)).status).toBe(404);
  }
  expect((await ada.get(`/objective-workflows/${randomUUID()}`)).status).toBe(404);
});
