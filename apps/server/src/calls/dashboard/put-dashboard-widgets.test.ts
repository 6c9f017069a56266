import { afterAll, beforeAll, expect, test } from 'vitest';
import { openLearner, type TestLearner } from '../../../testing/attempts/learner';
import { openTestApp, type TestApp } from '../../../testing/test-app';

let server: TestApp;
let ada: TestLearner;
beforeAll(async () => {
  server = await openTestApp();
  ada = await openLearner(server);
});
afterAll(() => server.close());

test('[2.2] a page that does not know what another has chosen does not undo it', async () => {
  const one = [{ widget: 'certificates', isShown: true }];
  const other = [{ widget: 'tasks', isShown: false }];
  const put = (widgets: unknown, before: unknown) =>
    ada.put('/users/me/dashboard/widgets', { widgets, before });
  const arranged = async () => (await ada.get('/users/me/dashboard')).json['widgets'] as unknown[];
  expect((await put(one, [])).status).toBe(200);
  expect((await put(other, [])).status).toBe(409);
  expect((await arranged())[0]).toEqual(one[0]);
  expect((await put(other, await arranged())).json).toEqual({ widgets: other });
  expect((await arranged())[0]).toEqual(other[0]);
});
