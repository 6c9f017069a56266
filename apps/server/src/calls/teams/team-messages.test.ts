import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openGrader } from '../../../testing/attempts/grader';
import { openLearner } from '../../../testing/attempts/learner';
import { openTeam, type TeamMate, type TeamWorld } from '../../../testing/team/team-world';
import { openTestApp, type TestApp } from '../../../testing/test-app';
import { ADA, BEN, NORTH, SOUTH } from '../../../testing/test-tenants';
import { sql } from '../../db/sql';

let server: TestApp;
let team: TeamWorld;
beforeAll(async () => {
  server = await openTestApp();
});
beforeEach(async () => {
  server.clock.now = new Date(server.clock.now.getTime() + 3_600_000);
  await server.db.query(sql`delete from group_members where tenant_id = ${NORTH.id}`);
  team = await openTeam(server);
});
afterAll(() => server.close());

const post = ({ learner, attempt }: TeamMate, text: string, differs: object = {}) =>
  learner.post('/post-team-messages', {
    id: randomUUID(),
    groupId: team.groupId,
    objectiveWorkflowId: attempt,
    activityPartId: team.partId,
    text,
    attachmentIds: [],
    ...differs,
  });
const messagesPath = () => `/users/me/groups/${team.groupId}/messages`;
const read = async ({ learner }: TeamMate) =>
  (await learner.get(messagesPath())).json as { data: Array<{ html: string }>; readUntil: string | null };

test('[1.3] what one says, the others read; they are told, and it is unread until they have seen it', async () => {
  const { ada, ben } = team;
  const { status, json } = await post(ada, 'I write, you **cut**.');
  expect([status, json]).toEqual([
    200,
    expect.objectContaining({
      html: '<p>I write, you <strong>cut</strong>.</p>',
      author: expect.objectContaining({ id: ADA.id, isMe: true }),
    }),
  ]);
  expect(await ben.look()).toMatchObject({ unreadMessages: 1 });
  expect(await ada.look()).toMatchObject({ unreadMessages: 0 });
  const told = () =>
    server.db.query(
      sql`select user_id as "userId", read is not null as "isRead" from notifications
           where kind = 'teamMessage' and about = ${team.groupId}`,
    );
  expect(await told()).toEqual([{ userId: BEN.id, isRead: false }]);
  const until = server.clock.now.toISOString();
  expect((await ben.learner.put(`${messagesPath()}-read`, { until })).json).toEqual({ until });
  expect(await ben.look()).toMatchObject({ unreadMessages: 0 });
  expect(await told()).toEqual([{ userId: BEN.id, isRead: true }]);
});

test('[1.3] until when somebody has read only moves on, and never beyond now', async () => {
  const { ben } = team;
  const now = server.clock.now.toISOString();
  const path = `${messagesPath()}-read`;
  expect((await ben.learner.put(path, { until: '2999-01-01T00:00:00Z' })).json).toEqual({ until: now });
  expect((await ben.learner.put(path, { until: '2020-01-01T00:00:00Z' })).json).toEqual({ until: now });
});

test.each(['<script>alert(1)</script>', '<img src=x onerror=alert(1)>', '[x](javascript:alert(1))'])(
  '[1.3] %s is shown as it was typed',
  async (text) => {
    await post(team.ada, text);
    const [message] = (await read(team.ben)).data;
    expect(message?.html).not.toMatch(/<script|<img|href=/);
  },
);

test('[1.3] who is not of the group reads and writes nothing: a stranger, another tenant, and who has left', async () => {
  const { ada, ben, partId } = team;
  await post(ada, 'Among us');
  const ines = await openGrader(server);
  const south = await openLearner(server, ADA, SOUTH);
  await server.db.query(sql`delete from group_members where tenant_id = ${NORTH.id} and user_id = ${BEN.id}`);
  for (const learner of [ines.asLearner, south, ben.learner]) {
    expect((await learner.get(messagesPath())).status).toBe(404);
    expect((await learner.put(`${messagesPath()}-read`, { until: '2026-01-01T00:00:00Z' })).status).toBe(404);
  }
  expect((await post(ben, 'Still here?')).status).toBe(404);
  expect((await post(ada, 'In another course', { activityPartId: randomUUID() })).status).toBe(404);
  expect((await post(ada, 'By the attempt of another', { objectiveWorkflowId: ben.attempt })).status).toBe(
    404,
  );
  expect(partId).toBeTruthy();
});

test.each([
  ['nothing', '   ', 400],
  ['10,000 letters', 'x'.repeat(10_000), 200],
  ['one more', 'x'.repeat(10_001), 400],
  ['a megabyte', 'x'.repeat(1_000_000), 413],
])('[1.3] a message of %s', async (_case, text, status) => {
  expect((await post(team.ada, text)).status).toBe(status);
});

test('[1.3] a file of another person cannot be attached', async () => {
  expect((await post(team.ada, 'See', { attachmentIds: [randomUUID()] })).json['errors']).toEqual({
    attachmentIds: ['One of these files cannot be attached. Choose it again.'],
  });
  expect((await read(team.ada)).data).toEqual([]);
});

test('[1.3] who floods the chat is held back', async () => {
  for (let count = 0; count < 20; count += 1) expect((await post(team.ada, `${count}`)).status).toBe(200);
  expect((await post(team.ada, 'one more')).status).toBe(429);
  server.clock.now = new Date(server.clock.now.getTime() + 60_001);
  expect((await post(team.ada, 'later')).status).toBe(200);
});

test('[1.3] what is written at a work has the same bounds: unknown fields, long texts, and a megabyte', async () => {
  const { ada } = team;
  expect((await ada.save(0, { other: 'x' })).json['errors']).toEqual({
    'texts.other': ['This activity has no such field.'],
  });
  expect((await ada.save(0, { work: 'x'.repeat(10_001) })).json['errors']).toEqual({
    'texts.work': ['At most 10,000 characters.'],
  });
  expect((await ada.save(0, { work: 'x'.repeat(1_000_000) })).status).toBe(413);
  expect((await ada.look()).work).toMatchObject({ version: 0 });
});
