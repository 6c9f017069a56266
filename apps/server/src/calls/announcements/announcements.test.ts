import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type ChannelWorld, insertChannelWorld } from '../../../testing/announcements/channel-world';
import { openTestApp, type TestApp } from '../../../testing/test-app';
import { ADA, NORTH } from '../../../testing/test-tenants';
import { sql } from '../../db/sql';

let server: TestApp;
let world: ChannelWorld;
beforeAll(async () => {
  server = await openTestApp();
});
beforeEach(async () => {
  pass();
  world = await insertChannelWorld(server);
});
afterAll(() => server.close());

function pass(ms = 60_000): void {
  server.clock.now = new Date(server.clock.now.getTime() + ms);
}
const told = () =>
  server.db.query<{ userId: string; kind: string; path: string; read: Date | null }>(
    sql`select user_id as "userId", kind, path, read from notifications
         where tenant_id = ${NORTH.id} and course_id = ${world.objectiveId} order by kind`,
  );

test('[2.28] what staff announce is there for the learner: unread, drawn, with its author', async () => {
  const id = randomUUID();
  const { status, json } = await world.announce(id);
  expect(status).toBe(200);
  expect(json).toMatchObject({ id, text: 'There is *news*.', isUnread: false, author: { isMe: true } });
  expect(await world.page()).toEqual({
    pinned: [],
    data: [
      {
        id,
        title: 'Hello',
        html: '<p>There is <em>news</em>.</p>',
        text: null,
        author: {
          id: world.ines.person.id,
          name: 'Ines Grader',
          firstName: 'Ines',
          lastName: 'Grader',
          role: 'instructor',
          isMe: false,
        },
        isPinned: false,
        isUnread: true,
        created: server.clock.now.toISOString(),
        edited: null,
        replyCount: 0,
        attachments: [],
      },
    ],
    before: null,
  });
  expect((await world.channel()).json).toEqual({
    objectiveId: world.objectiveId,
    courseName: 'Bees',
    isOpen: true,
    allowsReplies: true,
    mayReply: true,
    isStaff: false,
    unread: 1,
    latest: server.clock.now.toISOString(),
  });
  expect(await told()).toEqual([
    {
      userId: ADA.id,
      kind: 'announcement',
      path: `/learn/courses/${world.objectiveId}/view/notifications#announcement-${id}`,
      read: null,
    },
  ]);
});

test('[2.28] the same sent twice is one announcement, told once; another text changes it and says so', async () => {
  const id = randomUUID();
  await world.announce(id);
  await world.announce(id);
  expect((await world.page()).data).toMatchObject([{ id, edited: null }]);
  pass();
  await world.announce(id, { text: 'Better.' });
  expect((await world.page()).data).toMatchObject([
    { id, html: '<p>Better.</p>', edited: server.clock.now.toISOString() },
  ]);
  expect(await told()).toHaveLength(1);
});

test('[2.28] read up to what was seen: what came since stays unread, and going back is no way', async () => {
  const [first, second] = [randomUUID(), randomUUID()];
  await world.announce(first);
  const seen = (await world.channel()).json['latest'];
  await world.announce(second);
  const read = (until: unknown) =>
    world.ada.put(`/users/me/objectives/${world.objectiveId}/announcements/read`, { until });
  expect((await read(seen)).json).toEqual({ unread: 1 });
  expect((await world.page()).data).toMatchObject([
    { id: second, isUnread: true },
    { id: first, isUnread: false },
  ]);
  expect((await read((await world.channel()).json['latest'])).json).toEqual({ unread: 0 });
  expect((await read('2020-01-01T00:00:00Z')).json).toEqual({ unread: 0 });
  await read('9000-01-01T00:00:00Z');
  pass();
  await world.announce(randomUUID());
  expect((await world.channel()).json['unread']).toBe(1);
});

test('[2.28] what was read in the channel is read in the tray, and nothing else', async () => {
  await world.announce(randomUUID());
  const seen = (await world.channel()).json['latest'];
  pass();
  await world.announce(randomUUID());
  await world.ada.put(`/users/me/objectives/${world.objectiveId}/announcements/read`, { until: seen });
  const { json } = await world.ada.get('/users/me/notifications');
  const told = json['notifications'] as { courseId: string; isRead: boolean }[]; // the call's own shape
  const ofCourse = told.filter(({ courseId }) => courseId === world.objectiveId);
  expect(ofCourse.map(({ isRead }) => isRead)).toEqual([false, true]);
});

test('[2.28] pinned ones stand above, five at most, and come down again', async () => {
  const ids = Array.from({ length: 6 }, () => randomUUID());
  for (const id of ids) await world.announce(id);
  const pin = (id: string, isPinned = true) => world.omar.ask.put(`/announcements/${id}/pin`, { isPinned });
  for (const id of ids.slice(0, 5)) expect((await pin(id)).status).toBe(200);
  expect((await pin(ids[0] ?? '')).status).toBe(200);
  expect((await pin(ids[5] ?? '')).json['errors']).toEqual({
    _: ['Five announcements are pinned already. Take one down, then pin this one.'],
  });
  await pin(ids[4] ?? '', false);
  const { pinned, data } = await world.page();
  expect(pinned.map(({ id }) => id)).toEqual(ids.slice(0, 4).toReversed());
  expect(data.map(({ id }) => id)).toEqual(ids.slice(4).toReversed());
});

test('[2.28] a long channel is read page by page, none twice and none left out', async () => {
  const ids: string[] = [];
  for (let count = 0; count < 45; count += 1) {
    const id = randomUUID();
    if (count % 9 === 0) pass(6 * 60_000);
    expect((await world.announce(id)).status).toBe(200);
    ids.unshift(id);
  }
  const read: string[] = [];
  let before: string | null = null;
  let pages = 0;
  do {
    const query: string = before ? `?before=${encodeURIComponent(before)}` : '';
    const { json } = await world.ada.get(`/users/me/objectives/${world.objectiveId}/announcements${query}`);
    read.push(...(json['data'] as Array<{ id: string }>).map(({ id }) => id));
    before = json['before'] as string | null; // the call's own answer
    pages += 1;
  } while (before);
  expect(read).toEqual(ids);
  expect(pages).toBe(3);
});

test('[2.28] answers: shown in their order, told to who announced, removed by who wrote them or by staff', async () => {
  const [id, mine, hers] = [randomUUID(), randomUUID(), randomUUID()];
  await world.announce(id);
  const reply = (replyId: string, text: string, by = world.ada) =>
    by.put(`/announcements/${id}/replies/${replyId}`, { text });
  expect((await reply(mine, 'May I **ask**?')).json).toMatchObject({
    id: mine,
    html: '<p>May I <strong>ask</strong>?</p>',
    author: { isMe: true, role: null },
    mayRemove: true,
  });
  await reply(mine, 'May I **ask**?');
  await reply(hers, 'You may.', world.ines.asLearner);
  const replies = async (by = world.ada) => (await by.get(`/announcements/${id}/replies`)).json;
  expect(await replies()).toMatchObject({
    data: [
      { id: mine, mayRemove: true },
      { id: hers, mayRemove: false, author: { role: 'instructor' } },
    ],
    after: null,
  });
  expect((await world.page()).data).toMatchObject([{ id, replyCount: 2 }]);
  expect(await told()).toMatchObject([
    { kind: 'announcement', userId: ADA.id },
    { kind: 'reply', userId: world.ines.person.id },
  ]);
  expect((await world.ada.post(`/announcement-replies/${hers}/remove`, {})).status).toBe(403);
  expect((await world.omar.ask.post(`/announcement-replies/${hers}/remove`, {})).status).toBe(200);
  expect((await world.ada.post(`/announcement-replies/${mine}/remove`, {})).status).toBe(200);
  expect((await world.ada.post(`/announcement-replies/${mine}/remove`, {})).status).toBe(404);
  expect(await replies()).toMatchObject({ data: [] });
});

test('[2.28] what is removed is gone, with its answers and with what was told of it', async () => {
  const [id, replyId] = [randomUUID(), randomUUID()];
  await world.announce(id);
  await world.ada.put(`/announcements/${id}/replies/${replyId}`, { text: 'Thanks' });
  expect((await world.omar.ask.post(`/announcements/${id}/remove`, {})).status).toBe(200);
  expect((await world.page()).data).toEqual([]);
  expect(await told()).toEqual([]);
  const late = [
    world.ada.put(`/announcements/${id}/replies/${randomUUID()}`, { text: 'Late' }),
    world.ada.get(`/announcements/${id}/replies`),
    world.omar.ask.put(`/announcements/${id}/pin`, { isPinned: true }),
    world.omar.ask.post(`/announcements/${id}/remove`, {}),
    world.ada.post(`/announcement-replies/${replyId}/remove`, {}),
  ];
  for (const { status } of await Promise.all(late)) expect(status).toBe(404);
});

test('[2.28] every change is told to the pages that are open, and staff’s are in the audit', async () => {
  const id = randomUUID();
  await world.announce(id);
  await world.announce(id, { text: 'Another' });
  await world.omar.ask.put(`/announcements/${id}/pin`, { isPinned: true });
  await world.omar.ask.put(`/announcements/${id}/pin`, { isPinned: false });
  await world.ada.put(`/announcements/${id}/replies/${randomUUID()}`, { text: 'Hm' });
  await world.omar.ask.post(`/announcements/${id}/remove`, {});
  const audited = await server.db.query<{ action: string; userId: string }>(
    sql`select action, user_id as "userId" from audit_entries
         where tenant_id = ${NORTH.id} and subject ->> 'announcementId' = ${id} order by id`,
  );
  const [ines, omar] = [world.ines.person.id, world.omar.person.id];
  expect(audited).toEqual([
    { action: 'announce', userId: ines },
    { action: 'editAnnouncement', userId: ines },
    { action: 'pinAnnouncement', userId: omar },
    { action: 'unpinAnnouncement', userId: omar },
    { action: 'removeAnnouncement', userId: omar },
  ]);
  const changes = await server.db.query(
    sql`select id from live_changes where tenant_id = ${NORTH.id} and topic = ${`course:${world.objectiveId}`}`,
  );
  expect(changes.length).toBeGreaterThanOrEqual(6);
});
