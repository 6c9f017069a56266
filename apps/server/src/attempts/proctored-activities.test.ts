import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { askLink, takeLtiCourse } from '../../testing/lti/lti-world';
import { registerTestTool, type TestTool } from '../../testing/lti/test-tool';
import { NOON, openTestApp, type TestApp } from '../../testing/test-app';
import { ADA } from '../../testing/test-tenants';
import { learnerOf, openLearner, type TestLearner } from '../../testing/attempts/learner';
import { proctorActivity } from '../../testing/attempts/set-state';
import { insertTestCourse } from '../../testing/attempts/test-course';

let server: TestApp;
let ada: TestLearner;
let tool: TestTool;

beforeAll(async () => {
  server = await openTestApp();
  tool = await registerTestTool(server.db, { now: () => server.clock.now });
});
beforeEach(async () => {
  server.clock.now = NOON;
  ada = await openLearner(server);
});
afterAll(() => server.close());

test('[4.31] a proctored activity is neither begun nor read without a session in progress', async () => {
  const { aggregateId, part } = await insertTestCourse(server.db, {
    parts: [
      { name: 'Exam', type: 'lti', needsGrading: true, proctored: true },
      { name: 'Module', proctored: true, children: [{ name: 'Page' }] },
    ],
  });
  const id = await ada.start(aggregateId);
  for (const axis of ['1', '2.1']) {
    expect((await ada.startActivities(id, [part(axis)])).status).toBe(409);
    const { status, json } = await ada.get(`/users/me/objective-workflows/${id}/activity/${part(axis)}`);
    expect(status).toBe(409);
    expect(JSON.stringify(json['errors'])).toContain('proctoring session');
  }
});

test('[4.31] nor launched or finished, once it has become proctored', async () => {
  const taken = await takeLtiCourse(server, tool, {
    axis: '1',
    parts: [{ name: 'Exam', type: 'lti', needsGrading: true }],
  });
  await proctorActivity(server.db, taken.part('1'));
  const learner = learnerOf(server, taken.session);
  const { objectiveWorkflowId: id, activityWorkflowId } = taken;
  expect((await askLink(server, taken)).status).toBe(409);
  expect((await learner.finishActivities(id, [activityWorkflowId])).status).toBe(409);
  const address = `/users/me/objective-workflows/${id}/activity-workflows/${activityWorkflowId}`;
  expect((await learner.put(address, { state: 2 })).status).toBe(409);
});

test('[4.31] a course that is one proctored activity, or proctored as a whole, opens nothing either', async () => {
  const alone = await insertTestCourse(server.db, {
    userId: ADA.id,
    course: { type: 'text', proctored: true },
  });
  const id = await ada.start(alone.aggregateId);
  expect((await ada.startActivities(id, [])).status).toBe(409);
  expect((await ada.get(`/users/me/objective-workflows/${id}/activity`)).status).toBe(409);
  const whole = await insertTestCourse(server.db, {
    course: { proctored: true },
    parts: [{ name: 'Module', children: [{ name: 'Page' }] }],
  });
  const other = await ada.start(whole.aggregateId);
  expect((await ada.startActivities(other, [whole.part('1.1')])).status).toBe(409);
  const { status } = await ada.get(`/users/me/objective-workflows/${other}/activity/${whole.part('1.1')}`);
  expect(status).toBe(409);
});
