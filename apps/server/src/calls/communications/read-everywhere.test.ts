import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { insertChannelWorld } from '../../../testing/announcements/channel-world';
import { announced, answered, later, saidInTeam, unreadOf } from '../../../testing/communications/talk-world';
import { openTeam } from '../../../testing/team/team-world';
import { openTestApp, type TestApp } from '../../../testing/test-app';
import { NORTH } from '../../../testing/test-tenants';
import { sql } from '../../db/sql';

let server: TestApp;
beforeAll(async () => {
  server = await openTestApp();
});
beforeEach(async () => {
  later(server);
  // Whoever is in two teams of a course works with none of them.
  await server.db.query(sql`delete from group_members where tenant_id = ${NORTH.id}`);
});
afterAll(() => server.close());

test('[1.6] all is read at once, in each place too and in the tray; what comes after is not', async () => {
  const world = await insertChannelWorld(server);
  const newsId = await announced(server, world);
  const team = await openTeam(server);
  await saidInTeam(server, team, 'Once');
  const until = server.clock.now.toISOString();
  await saidInTeam(server, team, 'Twice');
  expect((await world.ada.put('/users/me/communications/read', { until })).json).toEqual({ until });
  expect(await unreadOf(world.ada, newsId, team.groupId)).toEqual([true, false]);
  expect((await world.channel()).json).toMatchObject({ unread: 0 });
  const { json } = await world.ada.get('/users/me/notifications?only=unread');
  const told = json['notifications'] as Array<{ kind: string; courseId: string }>; // the call's own answer
  expect(told.filter(({ courseId }) => courseId === world.objectiveId)).toEqual([]);

  await world.ada.put('/users/me/communications/read', { until: '2999-01-01T00:00:00Z' });
  expect(await unreadOf(world.ada, newsId, team.groupId)).toEqual([false, false]);
  await saidInTeam(server, team, 'Thrice');
  expect(await unreadOf(world.ada, team.groupId)).toEqual([true]);
  expect(await team.ben.look()).toMatchObject({ unreadMessages: 0 });
});

test('[1.6] [2.28] what is read in the tray is read in each place, and what was told nowhere is not', async () => {
  const world = await insertChannelWorld(server);
  const newsId = await announced(server, world);
  const team = await openTeam(server);
  await saidInTeam(server, team, 'Once');
  const { asks, threadId } = await answered(server);
  const until = server.clock.now.toISOString();
  await saidInTeam(server, team, 'Twice');
  for (const by of [world.ada, asks]) await by.put('/users/me/notifications/all-read', { until });
  expect(await unreadOf(world.ada, newsId, team.groupId)).toEqual([true, false]);
  expect((await world.channel()).json).toMatchObject({ unread: 0 });
  expect(await unreadOf(asks, threadId)).toEqual([false]);

  await world.ada.put('/users/me/notification-preferences/announcement', { web: false });
  const quiet = await announced(server, world);
  await world.ada.put('/users/me/notifications/all-read', { until: server.clock.now.toISOString() });
  expect(await unreadOf(world.ada, quiet, team.groupId)).toEqual([true, false]);
  await world.ada.put('/users/me/notification-preferences/announcement', { web: true });
});

test('[1.6] a thread is read with all, by who asks alone', async () => {
  const { asks, answers, threadId } = await answered(server);
  later(server);
  await asks.answers(threadId, 'And you?');
  await asks.put('/users/me/communications/read', { until: server.clock.now.toISOString() });
  expect(await unreadOf(asks, threadId)).toEqual([false]);
  expect(await unreadOf(answers, threadId)).toEqual([true]);
});
