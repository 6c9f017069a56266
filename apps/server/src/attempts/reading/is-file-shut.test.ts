import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertFile } from '../../store/platform/files';
import { NOON, openTestApp, type TestApp } from '../../../testing/test-app';
import { NORTH } from '../../../testing/test-tenants';
import { openLearner } from '../../../testing/attempts/learner';
import { insertTestCourse } from '../../../testing/attempts/test-course';

let server: TestApp;
beforeAll(async () => {
  server = await openTestApp();
  server.clock.now = NOON;
});
afterAll(() => server.close());

test('[7.1] [4.25] a file is as open as the activity that it is in; one of the course always is', async () => {
  const ada = await openLearner(server);
  const [inside, apart] = [randomUUID(), randomUUID()];
  const { part, objectiveId, aggregateId } = await insertTestCourse(server.db, {
    parts: [
      { name: 'First' },
      { name: 'Page', requiresPrevious: true, content: { details: { attachments: [inside] } } },
    ],
  });
  const facts = { objectiveId, name: 'a.pdf', mediaType: 'application/pdf', byteLength: 1, created: NOON };
  for (const file of [inside, apart]) await insertFile(server.db, NORTH.id, { id: file, ...facts });
  const session = await server.signIn();
  const statusOf = async (file: string) =>
    (await server.ask(`/api/lms-storage/v1/files/${file}/a.pdf`, { session })).status;
  expect([await statusOf(inside), await statusOf(apart)]).toEqual([404, 302]);
  const attempt = await ada.start(aggregateId);
  expect([await statusOf(inside), await statusOf(apart)]).toEqual([404, 302]);
  const { json } = await ada.startActivities(attempt, [part('1')]);
  const [{ id: workflowId }] = json['data'] as [{ id: string }]; // as the contract has it
  await ada.finishActivities(attempt, [workflowId]);
  expect(await statusOf(inside)).toBe(302);
});
