import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openLearner, type TestLearner } from '../../../testing/attempts/learner';
import { type CourseDifferences, insertTestCourse } from '../../../testing/attempts/test-course';
import { openTestApp, type TestApp } from '../../../testing/test-app';
import { BEN } from '../../../testing/test-tenants';

let server: TestApp;
let ada: TestLearner;

beforeAll(async () => {
  server = await openTestApp();
});
beforeEach(async () => {
  ada = await openLearner(server);
});
afterAll(() => server.close());

test.each<[string, CourseDifferences]>([
  ['a text', { course: { type: 'text' } }],
  ['a text that asks for grading by mistake', { course: { type: 'text', needsGrading: true } }],
])('[4.11] [7.9] %s is finished at once, wholly done and without a score', async (_case, differs) => {
  const { aggregateId } = await insertTestCourse(server.db, differs);
  const id = await ada.start(aggregateId);
  await ada.startActivities(id, []);
  const { status, json } = await ada.finish(id);
  expect(status).toBe(200);
  expect(json).toMatchObject({ id, state: 6, progress: 1 });
  const record = await ada.get(`/objective-records/${String(json['objectiveRecordId'])}`);
  expect(record.json).toMatchObject({ progress: 1, score: null, normalizedScore: null, passed: null });
});

test('[4.11] reading 24: a composite that weighs nothing anywhere is finished', async () => {
  const { aggregateId } = await insertTestCourse(server.db, {
    parts: [
      { name: 'Read', scoreWeight: 0 },
      { name: 'Watch', children: [{ name: 'Film', type: 'video', scoreWeight: 0 }] },
    ],
  });
  expect((await ada.finish(await ada.start(aggregateId))).json).toMatchObject({ state: 6, progress: 0 });
});

test.each<[string, CourseDifferences]>([
  ['a video', { course: { type: 'video' } }],
  ['a tool', { course: { type: 'lti', needsGrading: true } }],
  ['a composite with something to weigh', { parts: [{ name: 'Read', scoreWeight: 0 }, { name: 'Quiz' }] }],
])('[4.11] reading 24: %s is to be submitted, and goes on meanwhile', async (_case, differs) => {
  const { aggregateId } = await insertTestCourse(server.db, differs);
  const id = await ada.start(aggregateId);
  const { status, json } = await ada.finish(id);
  expect(status).toBe(400);
  expect(json['errors']).toEqual({
    objectiveWorkflowId: ['This course is graded: submit your attempt instead.'],
  });
  expect((await ada.get(`/objective-workflows/${id}`)).json).toMatchObject({ state: 1, finished: null });
});

test('[4.11] what is finished cannot be finished again by another command, but the same command answers the same', async () => {
  const { aggregateId } = await insertTestCourse(server.db, { course: { type: 'text' } });
  const objectiveWorkflowId = await ada.start(aggregateId);
  const body = { id: randomUUID(), objectiveWorkflowId };
  const first = await ada.post('/finish-objective-workflows', body);
  expect((await ada.post('/finish-objective-workflows', body)).json).toEqual(first.json);
  const { json } = await ada.finish(objectiveWorkflowId);
  expect(json['errors']).toEqual({ objectiveWorkflowId: ['This attempt has already been handed in.'] });
});

test('nobody finishes the attempt of another', async () => {
  const { aggregateId } = await insertTestCourse(server.db, { course: { type: 'text' } });
  const id = await ada.start(aggregateId);
  const ben = await openLearner(server, BEN);
  expect((await ben.finish(id)).json['errors']).toEqual({
    objectiveWorkflowId: ['This attempt does not exist.'],
  });
});
