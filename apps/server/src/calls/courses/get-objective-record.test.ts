import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openLearner } from '../../../testing/attempts/learner';
import { insertTestCourse } from '../../../testing/attempts/test-course';
import { insertResults } from '../../store/setup/course-setup';
import { NOON, openTestApp, type TestApp } from '../../../testing/test-app';
import { BEN, NORTH } from '../../../testing/test-tenants';

let server: TestApp;
beforeAll(async () => {
  server = await openTestApp();
});
afterAll(() => server.close());

test('[7.18] [4.17] an imported result has no attempt, and is its own learner’s alone', async () => {
  const { aggregateId } = await insertTestCourse(server.db);
  const id = randomUUID();
  await insertResults(server.db, NORTH.id, [
    {
      id,
      aggregateId,
      workflowId: null,
      finished: NOON,
      score: 8,
      maxScore: 10,
      normalizedScore: 0.8,
      grade: 'B',
      passed: true,
      progress: 1,
      protectResults: false,
    },
  ]);
  const ada = await openLearner(server);
  expect((await ada.get(`/objective-records/${id}`)).json).toMatchObject({
    id,
    grade: 'B',
    objectiveWorkflowId: null,
    started: null,
    submitted: null,
    activityRecord: null,
  });
  const ben = await openLearner(server, BEN);
  expect((await ben.get(`/objective-records/${id}`)).status).toBe(404);
});
