import { afterAll, beforeAll, expect, test } from 'vitest';
import { openLearner, type TestLearner } from '../../../testing/attempts/learner';
import { insertTestCourse } from '../../../testing/attempts/test-course';
import { NOON, openTestApp, type TestApp } from '../../../testing/test-app';
import { BEN } from '../../../testing/test-tenants';

let server: TestApp;
let ada: TestLearner;
const attempts: string[] = [];

beforeAll(async () => {
  server = await openTestApp();
  ada = await openLearner(server);
  for (const hour of [0, 1, 2]) {
    server.clock.now = new Date(NOON.getTime() + hour * 3_600_000);
    const { aggregateId } = await insertTestCourse(server.db);
    const id = await ada.start(aggregateId);
    await ada.submit(id);
    attempts.push(id);
  }
});
afterAll(() => server.close());

const idsIn = (json: Record<string, unknown>) =>
  (json['data'] as Array<{ objectiveWorkflowId: string }>).map((record) => record.objectiveWorkflowId);

test('[7.18] the latest result first, page by page', async () => {
  const { json } = await ada.get('/objective-records/query?requireTotalCount=true&take=2');
  expect(json['totalCount']).toBe(3);
  expect(idsIn(json)).toEqual([attempts[2], attempts[1]]);
  expect(idsIn((await ada.get('/objective-records/query?take=2&skip=2')).json)).toEqual([attempts[0]]);
});

test('[7.18] by the attempt that made it', async () => {
  const filter = encodeURIComponent(JSON.stringify(['objectiveWorkflowId', attempts[1]]));
  expect(idsIn((await ada.get(`/objective-records/query?filter=${filter}`)).json)).toEqual([attempts[1]]);
});

test('nobody sees the results of another', async () => {
  const ben = await openLearner(server, BEN);
  expect((await ben.get('/objective-records/query')).json).toEqual({ data: [] });
});
