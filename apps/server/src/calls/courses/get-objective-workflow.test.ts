import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openLearner } from '../../../testing/attempts/learner';
import { insertCertifiedCourse, takeCourse } from '../../../testing/certificates/certified-course';
import { insertTestCourse } from '../../../testing/attempts/test-course';
import { NOON, openTestApp, type TestApp } from '../../../testing/test-app';
import { ADA, BEN, SOUTH } from '../../../testing/test-tenants';

let server: TestApp;
beforeAll(async () => {
  server = await openTestApp();
});
afterAll(() => server.close());

test('[7.5] [4.10] an attempt of the caller, with its record once it has one; of nobody else', async () => {
  const ada = await openLearner(server);
  const { aggregateId } = await insertTestCourse(server.db, { course: { type: 'video' } });
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
    result: null,
  });
  const { json } = await ada.submit(id);
  // The command's answer is kept, and a result may become a secret: it stands in this answer alone.
  expect(json).not.toHaveProperty('result');
  expect((await ada.get(path)).json).toEqual({
    ...json,
    result: {
      score: null,
      maxScore: null,
      normalizedScore: null,
      grade: null,
      passed: null,
      finished: NOON.toISOString(),
    },
  });
  for (const other of [await openLearner(server, BEN), await openLearner(server, ADA, SOUTH)]) {
    expect((await other.get(path)).status).toBe(404);
  }
  expect((await ada.get(`/objective-workflows/${randomUUID()}`)).status).toBe(404);
});

test.each([
  [
    'none',
    { score: 18, maxScore: 20, normalizedScore: 0.9, grade: 'A', passed: true, finished: NOON.toISOString() },
  ],
  ['never', null],
] as const)(
  '[3.5] [4.20] where grades are shown by policy %s, the result of an attempt is %j',
  async (policy, result) => {
    const ada = await openLearner(server);
    const course = await insertCertifiedCourse(server, { access: { gradeRevealPolicy: policy } });
    const id = await takeCourse(server, ada, course, { share: 0.9 });
    await ada.submit(id);
    expect((await ada.get(`/objective-workflows/${id}`)).json['result']).toEqual(result);
  },
);
