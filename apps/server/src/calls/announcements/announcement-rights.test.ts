import { randomUUID } from 'node:crypto';
import { POST_FLOOD, POST_LENGTHS } from '@lantern/domain/limits';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type ChannelWorld, insertChannelWorld } from '../../../testing/announcements/channel-world';
import type { TestLearner } from '../../../testing/attempts/learner';
import { type Asked, openTestApp, type TestApp } from '../../../testing/test-app';
import { ADA, NORTH, SOUTH } from '../../../testing/test-tenants';
import { openGrader } from '../../../testing/attempts/grader';
import { sql } from '../../db/sql';
import { HOSTILE_HTML } from '../../rich-text/hostile-html-data';
import { setCourseState } from '../../store/operator/course-admin';
import { setSuspended } from '../../store/people/suspension';
import { upsertSetting } from '../../store/setup/tenant-setup';

let server: TestApp;
let world: ChannelWorld;
let id: string;
let replyId: string;
beforeAll(async () => {
  server = await openTestApp();
});
beforeEach(async () => {
  server.clock.now = new Date(server.clock.now.getTime() + POST_FLOOD.inMs + 1);
  world = await insertChannelWorld(server);
  [id, replyId] = [randomUUID(), randomUUID()];
  await world.announce(id);
  await world.ines.asLearner.put(`/announcements/${id}/replies/${replyId}`, { text: 'More' });
});
afterAll(() => server.close());

/** Every call, each on something that is there. */
const CALLS: Record<string, (by: Pick<TestLearner, 'get' | 'put' | 'post'>) => Promise<Asked>> = {
  channel: (by) => by.get(`/users/me/objectives/${world.objectiveId}/announcement-channel`),
  list: (by) => by.get(`/users/me/objectives/${world.objectiveId}/announcements`),
  read: (by) =>
    by.put(`/users/me/objectives/${world.objectiveId}/announcements/read`, {
      until: server.clock.now.toISOString(),
    }),
  replies: (by) => by.get(`/announcements/${id}/replies`),
  reply: (by) => by.put(`/announcements/${id}/replies/${randomUUID()}`, { text: 'Mine' }),
  announce: (by) =>
    by.put(`/objectives/${world.objectiveId}/announcements/${randomUUID()}`, { title: 'T', text: 'x' }),
  edit: (by) => by.put(`/objectives/${world.objectiveId}/announcements/${id}`, { title: 'T', text: 'x' }),
  pin: (by) => by.put(`/announcements/${id}/pin`, { isPinned: true }),
  removeReply: (by) => by.post(`/announcement-replies/${replyId}/remove`, {}),
  remove: (by) => by.post(`/announcements/${id}/remove`, {}),
};
type Status = Record<keyof typeof CALLS, number>;

async function answers(by: Pick<TestLearner, 'get' | 'put' | 'post'>): Promise<Status> {
  const found: Status = {};
  for (const [name, ask] of Object.entries(CALLS)) found[name] = (await ask(by)).status;
  return found;
}
const all = (status: number): Status => Object.fromEntries(Object.keys(CALLS).map((name) => [name, status]));
const asVisitor = (): Pick<TestLearner, 'get' | 'put' | 'post'> => ({
  get: (path) => server.ask(`/api/lms/v1${path}`),
  put: (path, body) => server.ask(`/api/lms/v1${path}`, { method: 'PUT', body }),
  post: (path, body) => server.ask(`/api/lms/v1${path}`, { method: 'POST', body }),
});

test('[2.28] a learner of the course reads and answers, and does nothing else', async () => {
  expect(await answers(world.ada)).toEqual({
    ...all(200),
    announce: 403,
    edit: 403,
    pin: 403,
    removeReply: 403,
    remove: 403,
  });
});

test('[2.28] who grades does everything, and changes what is theirs', async () => {
  expect(await answers(world.ines.asLearner)).toEqual(all(200));
});

test('[2.28] an administrator does everything but speak in another’s name', async () => {
  expect(await answers(world.omar.ask)).toEqual({ ...all(200), edit: 403 });
});

test('[2.28] who is in another course, of another tenant, or nobody at all, finds nothing', async () => {
  expect(await answers(world.ben)).toEqual(all(404));
  const south = await openGrader(server, SOUTH);
  expect(await answers(south.asLearner)).toEqual(all(404));
  expect(await answers(asVisitor())).toEqual(all(401));
  expect((await world.page()).data).toMatchObject([{ id, title: 'Hello', replyCount: 1, isPinned: false }]);
});

test('[2.28] who is suspended, or may not learn any more, is told so', async () => {
  await server.db.query(
    sql`delete from user_licences where tenant_id = ${NORTH.id} and user_id = ${ADA.id} and feature = 'Lms.Learning'`,
  );
  expect(await answers(world.ada)).toEqual(all(403));
  await server.db.query(
    sql`insert into user_licences (tenant_id, user_id, feature) values (${NORTH.id}, ${ADA.id}, 'Lms.Learning')`,
  );
  const { person, asLearner } = world.ines;
  await setSuspended(server.db, NORTH.id, { userId: person.id, since: server.clock.now });
  expect(await answers(asLearner)).toEqual(all(403));
});

test('[2.28] [8.9] where there is no chat nothing is read or written; what is there can still be removed', async () => {
  const closed = { ...all(404), channel: 200, read: 200, reply: 400, announce: 400, pin: 400, edit: 400 };
  const gone = { ...closed, removeReply: 200, remove: 200 };
  const states: Array<() => Promise<void>> = [
    () => world.setChannel({ isOn: false }),
    () => world.setChannel({ isThere: false }),
    async () => {
      await world.setChannel({});
      await upsertSetting(server.db, NORTH.id, 'lms.learner_chat', false);
    },
  ];
  for (const close of states) {
    await close();
    const { json } = await world.channel();
    expect(json).toMatchObject({ isOpen: false, mayReply: false, unread: 0, latest: null });
    const text = (await CALLS['reply']?.(world.ada))?.json['errors'];
    expect(text).toEqual({ _: ['Chat is not available. Please contact administrator.'] });
  }
  expect(await answers(world.ines.asLearner)).toEqual(gone);
  await upsertSetting(server.db, NORTH.id, 'lms.learner_chat', true);
});

test('[2.28] an archived course is read, and says nothing new', async () => {
  await setCourseState(server.db, NORTH.id, { id: world.objectiveId, state: 'archived' });
  const found = await answers(world.ines.asLearner);
  expect(found).toEqual({ ...all(200), reply: 400, announce: 400, edit: 400, pin: 400 });
});

test('[2.28] where answers are closed, they are for everybody', async () => {
  await world.setChannel({ allowsReplies: false });
  for (const by of [world.ada, world.ines.asLearner]) {
    expect((await CALLS['reply']?.(by))?.json['errors']).toEqual({
      _: ['Answers are closed in this channel.'],
    });
  }
  expect((await world.channel()).json).toMatchObject({ allowsReplies: false, mayReply: false });
  expect((await CALLS['replies']?.(world.ada))?.json['data']).toHaveLength(1);
});

test('[2.28] a flood is stopped, for this person and this channel alone, however many come at once', async () => {
  const floods = Array.from({ length: POST_FLOOD.most + 5 }, () =>
    world.ada.put(`/announcements/${id}/replies/${randomUUID()}`, { text: 'Mine' }),
  );
  const answered = await Promise.all(floods);
  const refused = answered.filter(({ status }) => status === 429);
  expect(answered.filter(({ status }) => status === 200)).toHaveLength(POST_FLOOD.most);
  expect(refused).toHaveLength(5);
  const waits = refused.map(({ headers }) => Number(headers['retry-after']));
  // They may write again when the first of them is five minutes old; each is a moment after the one before.
  for (const seconds of waits) expect([300, 301]).toContain(seconds);
  expect(refused[0]?.json['errors']).toEqual({
    _: ['You have written a lot in a short time. Try again in 5 minutes.'],
  });
  expect((await CALLS['reply']?.(world.ines.asLearner))?.status).toBe(200);
  const other = await insertChannelWorld(server);
  const elsewhere = randomUUID();
  await other.announce(elsewhere);
  const path = `/announcements/${elsewhere}/replies/${randomUUID()}`;
  expect((await other.ada.put(path, { text: 'Here' })).status).toBe(200);
  server.clock.now = new Date(server.clock.now.getTime() + POST_FLOOD.inMs + 1);
  expect((await CALLS['reply']?.(world.ada))?.status).toBe(200);
});

test('[2.28] html in a post runs nothing, in its title or its text', async () => {
  const text = HOSTILE_HTML.join('\n\n').slice(0, POST_LENGTHS.text);
  expect((await world.announce(id, { title: '<script>window.ran=1</script>', text })).status).toBe(200);
  const [post] = (await world.page()).data;
  expect(post?.html).not.toMatch(/<[^>]*\s(on\w+|style|src)\s*=|<(script|style|iframe|img|svg)/i);
  expect(post?.html).toContain('&lt;script&gt;window.ran=1&lt;/script&gt;');
});

test.each([
  ['none', {}],
  ['an empty title', { title: ' ', text: 'x' }],
  ['an empty text', { title: 'T', text: ' \n ' }],
  ['a long title', { title: 'x'.repeat(POST_LENGTHS.title + 1), text: 'x' }],
  ['a long text', { title: 'T', text: 'x'.repeat(POST_LENGTHS.text + 1) }],
  ['a megabyte', { title: 'T', text: 'x'.repeat(1_000_000) }],
  ['what nobody asked for', { title: 'T', text: 'x', pinned: true }],
  ['files that are no ids', { title: 'T', text: 'x', attachmentIds: ['a'] }],
  ['files of nobody', { title: 'T', text: 'x', attachmentIds: [randomUUID()] }],
  ['a letter that no database takes', { title: 'T', text: 'a\u0000b' }],
])('a post of %s is refused', async (_what, body) => {
  const path = `/objectives/${world.objectiveId}/announcements/${randomUUID()}`;
  const { status } = await world.ines.asLearner.put(path, body);
  expect([400, 413]).toContain(status);
  expect((await world.page()).data).toHaveLength(1);
});

test('an id that belongs to something else makes nothing', async () => {
  const other = await insertChannelWorld(server);
  const path = `/objectives/${other.objectiveId}/announcements/${id}`;
  expect((await world.ines.asLearner.put(path, { title: 'T', text: 'x' })).status).toBe(404);
  const elsewhere = randomUUID();
  await other.announce(elsewhere);
  const reply = await world.ada.put(`/announcements/${elsewhere}/replies/${replyId}`, { text: 'x' });
  expect(reply.status).toBe(404);
});
