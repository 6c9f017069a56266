import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { NOON, openTestApp, type TestApp } from '../../testing/test-app';
import { takeLtiCourse, type TakenLti } from '../../testing/lti/lti-world';
import { sendScore, standingOf } from '../../testing/lti/scores';
import { ISSUER, registerTestTool, type TestTool } from '../../testing/lti/test-tool';
import { askService, tokenFor } from '../../testing/lti/tool-client';

const LINE_ITEM = 'application/vnd.ims.lis.v2.lineitem+json';

let server: TestApp;
let tool: TestTool;
let token: string;
let taken: TakenLti;
let lineItems: string;

beforeAll(async () => {
  server = await openTestApp();
  tool = await registerTestTool(server.db, { now: () => server.clock.now });
  token = await tokenFor(server, tool);
  taken = await takeLtiCourse(server, tool, { course: { name: 'Lamps' } });
  lineItems = `/lti/ags/${taken.objectiveId}/lineitems`;
});
beforeEach(() => {
  server.clock.now = NOON;
});
afterAll(() => server.close());

const own = (body: Record<string, unknown>, token_ = token) =>
  askService(server, lineItems, { token: token_, method: 'POST', body, type: LINE_ITEM });

test('the columns of a course are those of its links, and those that the tool adds', async () => {
  const made = await own({
    label: 'Practice',
    scoreMaximum: 5,
    tag: 'practice',
    resourceId: 'p1',
    more: true,
  });
  expect(made.status).toBe(201);
  expect(made.headers['content-type']).toContain(LINE_ITEM);
  expect(made.json).toMatchObject({ label: 'Practice', scoreMaximum: 5, tag: 'practice', resourceId: 'p1' });

  const { json, headers } = await askService(server, lineItems, { token });
  expect(headers['content-type']).toContain('application/vnd.ims.lis.v2.lineitemcontainer+json');
  expect(json).toMatchObject([
    {
      id: `${ISSUER}${lineItems}/${taken.objectiveId}`,
      label: 'Lamps',
      scoreMaximum: 10,
      resourceLinkId: taken.objectiveId,
    },
    { label: 'Practice' },
  ]);
  const tagged = await askService(server, `${lineItems}?tag=practice`, { token });
  expect(tagged.json).toMatchObject([{ label: 'Practice' }]);
  const first = await askService(server, `${lineItems}?limit=1`, { token });
  expect(first.json).toHaveLength(1);
  const next = /<([^>]+)>; rel="next"/.exec(String(first.headers['link']))?.[1] ?? '';
  expect((await askService(server, next, { token })).json).toMatchObject([{ label: 'Practice' }]);
});

test('a tool changes and removes its own columns, with the scores in them', async () => {
  const { json } = await own({ label: 'Extra', scoreMaximum: 5 });
  const id = String(json['id']).replace(ISSUER, '');
  const changed = await askService(server, id, {
    token,
    method: 'PUT',
    body: { label: 'Renamed', scoreMaximum: 7 },
    type: LINE_ITEM,
  });
  expect(changed.json).toMatchObject({ id: json['id'], label: 'Renamed', scoreMaximum: 7 });
  expect((await sendScore(server, { tool, taken, token, lineItem: id })).status).toBe(204);
  expect((await askService(server, `${id}/results`, { token })).json).toMatchObject([
    { resultScore: 8, resultMaximum: 10 },
  ]);
  expect(await standingOf(server, taken)).toMatchObject({ attempt: 'inProgress', score: null });
  expect((await askService(server, id, { token, method: 'DELETE' })).status).toBe(204);
  expect((await askService(server, id, { token })).status).toBe(404);
  expect(await standingOf(server, taken)).toMatchObject({ events: 0 });
});

test.each(['PUT', 'DELETE'] as const)('a tool may not %s the column of a course', async (method) => {
  const address = `${lineItems}/${taken.objectiveId}`;
  const body = { label: 'Mine', scoreMaximum: 1 };
  const { status } = await askService(server, address, { token, method, body, type: LINE_ITEM });
  expect(status).toBe(403);
  expect((await askService(server, address, { token })).json).toMatchObject({ label: 'Lamps' });
});

test.each([
  { label: '', scoreMaximum: 5 },
  { label: 'No maximum' },
  { label: 'Below', scoreMaximum: -1 },
  { label: 'Nought', scoreMaximum: 0 },
  { label: 'Time', scoreMaximum: 1, startDateTime: 'soon' },
  { label: 'Broken \u0000 text', scoreMaximum: 1 },
])('a column like %o is refused', async (body) => {
  expect((await own(body)).status).toBe(400);
});

test('another tool sees nothing of it, and a course that is none is none', async () => {
  const other = await registerTestTool(server.db, { now: () => server.clock.now });
  const otherToken = await tokenFor(server, other);
  expect((await askService(server, lineItems, { token: otherToken })).status).toBe(404);
  expect((await askService(server, `/lti/ags/${randomUUID()}/lineitems`, { token })).status).toBe(404);
  expect((await askService(server, `${lineItems}/nonsense`, { token })).status).toBe(404);
  expect((await askService(server, `${lineItems}/${randomUUID()}.x`, { token })).status).toBe(404);
});
