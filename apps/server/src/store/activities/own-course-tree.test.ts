import { afterAll, beforeAll, expect, test } from 'vitest';
import { openLearner, type TestLearner } from '../../../testing/attempts/learner';
import { insertTestCourse } from '../../../testing/attempts/test-course';
import { NOON, openTestApp, type TestApp } from '../../../testing/test-app';

let server: TestApp;
let ada: TestLearner;
beforeAll(async () => {
  server = await openTestApp();
  server.clock.now = NOON;
  ada = await openLearner(server);
});
afterAll(() => server.close());

test('[4.28] the tree says in which of the activities under way the learner was last', async () => {
  const { aggregateId, part } = await insertTestCourse(server.db, {
    parts: [{ name: 'Module', children: [{ name: 'One' }, { name: 'Two' }] }, { name: 'Three' }],
  });
  const id = await ada.start(aggregateId);
  const openedLast = async () => {
    const { json } = await ada.get(`/users/me/objective-workflows/${id}/activity-with-aggregates`);
    return (json['objectiveWorkflow'] as { openedLast?: string }).openedLast ?? null;
  };
  const begin = async (axis: string) => {
    const { json } = await ada.startActivities(id, [part(axis)]);
    const [{ id: workflowId }] = json['data'] as [{ id: string }];
    return workflowId;
  };
  const comeTo = async (workflowId: string, seconds: number) => {
    server.clock.now = new Date(NOON.getTime() + seconds * 1000);
    const place = { at: server.clock.now.toISOString() };
    await ada.put(`/users/me/objective-workflows/${id}/activity-workflows/${workflowId}`, { place });
  };
  expect(await openedLast()).toBeNull();
  const two = await begin('1.2');
  server.clock.now = new Date(NOON.getTime() + 1000);
  const one = await begin('1.1');
  expect(await openedLast()).toBe('1.1');
  await comeTo(two, 5);
  expect(await openedLast()).toBe('1.2');
  await comeTo(one, 6);
  await comeTo(two, 7);
  // What is done is not gone on with.
  await ada.finishActivities(id, [two]);
  expect(await openedLast()).toBe('1.1');
  await ada.finishActivities(id, [one]);
  expect(await openedLast()).toBeNull();
});
