import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  openDiscussionWorld,
  type DiscussionWorld,
  type Talker,
} from '../../../testing/discussions/discussion-world';
import { openLearner } from '../../../testing/attempts/learner';
import { openTestApp, type TestApp } from '../../../testing/test-app';
import { ADA, NORTH, SOUTH } from '../../../testing/test-tenants';
import { sql } from '../../db/sql';
import { setSuspended } from '../../store/people/suspension';
import { POSTS_A_MINUTE } from '../limits';

let server: TestApp;
let world: DiscussionWorld;
let ada: Talker;
let ben: Talker;
let ines: Talker;
beforeAll(async () => {
  server = await openTestApp();
  world = await openDiscussionWorld(server, { anonymous: true });
  ada = await world.learner('Ada');
  ben = await world.learner('Ben');
  ines = await world.outsider(['Instructor', 'Learner']);
});
beforeEach(() => {
  server.clock.now = new Date(server.clock.now.getTime() + 61_000);
});
afterAll(() => server.close());

type Row = Record<string, unknown>;
const rowsOf = (json: Row, key = 'data') => json[key] as Row[]; // the call's own answer
const idsOf = (json: Row) => rowsOf(json).map(({ id }) => id);

describe('who may do what', () => {
  test('[1.3] only those who are in the course, and those who moderate', async () => {
    const id = await ada.begins('Ours');
    const olga = await world.outsider();
    const omar = await world.outsider(['Administrator']);
    const south = await openLearner(server, ADA, SOUTH);
    expect((await olga.discussion()).status).toBe(404);
    expect((await olga.threads()).status).toBe(404);
    expect((await olga.thread(id)).status).toBe(404);
    expect((await olga.writes({})).status).toBe(404);
    expect((await olga.marks(id, { isLiked: true })).status).toBe(404);
    expect((await south.get(`/discussions/${world.discussionId}`)).status).toBe(404);
    expect((await omar.thread(id)).status).toBe(200);
    expect((await omar.moderates(id, { isPinned: true })).status).toBe(200);
    expect((await omar.moderates(id, { isPinned: false })).status).toBe(200);
    expect((await server.ask(`/api/lms/v1/discussions/${world.discussionId}`)).status).toBe(401);
  });

  test('[4.33] a suspended person reads and writes nothing', async () => {
    const eve = await world.learner('Eve');
    await setSuspended(server.db, NORTH.id, { userId: eve.id, since: server.clock.now });
    expect((await eve.discussion()).status).toBe(403);
    expect((await eve.writes({})).status).toBe(403);
  });

  test('[1.3] what is another’s is not edited, removed or moderated by a learner', async () => {
    const id = await ada.begins('Mine');
    const address = `/discussions/${world.discussionId}/posts/${id}`;
    const words = { title: 'x', text: 'y', attachmentIds: [] };
    expect((await ben.put(`${address}/text`, words)).status).toBe(403);
    expect((await ines.put(`${address}/text`, words)).status).toBe(403);
    expect((await ben.post(`${address}/remove`, {})).status).toBe(403);
    for (const what of ['isPinned', 'isClosed', 'isEndorsed', 'isHidden', 'isAnswered'])
      expect((await ben.moderates(id, { [what]: true })).status).toBe(403);
    const lockout = `/discussions/${world.discussionId}/people/${ada.id}/lockout`;
    expect((await ben.put(lockout, { isLockedOut: true })).status).toBe(403);
    expect((await ben.threads('?show=reported')).status).toBe(403);
    expect((await ada.marks(id, { isLiked: true })).status).toBe(403);
  });

  test('[1.3] whoever is locked out reads on, and writes again when let in', async () => {
    const eve = await world.learner('Eve');
    const lockout = `/discussions/${world.discussionId}/people/${eve.id}/lockout`;
    expect((await ines.put(lockout, { isLockedOut: true })).status).toBe(200);
    expect((await eve.discussion()).json['writeRefusal']).toMatchObject({ kind: 'lockedOut' });
    expect((await eve.writes({})).status).toBe(409);
    const id = await ada.begins('Read by all');
    const report = `/discussions/${world.discussionId}/posts/${id}/report`;
    expect((await eve.thread(id)).json['thread']).toMatchObject({ rights: { report: false, like: false } });
    expect((await eve.put(report, { reason: 'It is rude.' })).status).toBe(403);
    await ines.put(lockout, { isLockedOut: false });
    expect((await eve.writes({})).status).toBe(200);
    expect(
      (
        await ines.put(`/discussions/${world.discussionId}/people/${randomUUID()}/lockout`, {
          isLockedOut: true,
        })
      ).status,
    ).toBe(404);
  });

  test('[1.3] nobody posts into a closed thread but those who moderate', async () => {
    const id = await ada.begins('Closed soon');
    await ines.moderates(id, { isClosed: true });
    expect((await ben.writes({ parentId: id, title: '' })).status).toBe(409);
    expect((await ines.writes({ parentId: id, title: '' })).status).toBe(200);
  });
});

describe('what is shown', () => {
  test('[1.3] an anonymous author is known to those who moderate alone', async () => {
    const { json } = await ada.writes({ isAnonymous: true, title: 'Nameless' });
    const id = String(json['id']);
    const seen = await ben.thread(id);
    expect(seen.json['thread']).toMatchObject({ author: null, isAnonymous: true });
    expect(seen.text).not.toContain(ada.id);
    expect((await ben.threads('?search=nameless')).text).not.toContain(ada.id);
    expect((await ines.thread(id)).json['thread']).toMatchObject({
      author: { id: ada.id },
      isAnonymous: true,
    });
    await ben.answers(id);
    await ada.writes({ parentId: id, title: '', isAnonymous: true });
    const told = await server.db.query(
      sql`select actor_id, facts from notifications where tenant_id = ${NORTH.id} and user_id = ${ben.id} and about = ${id}`,
    );
    expect(told).toHaveLength(1);
    expect(JSON.stringify(told)).not.toContain(ada.id);
  });

  test('[1.3] html and scripts are words', async () => {
    const id = await ada.begins(
      '<script>alert(1)</script> <img src=x onerror=alert(2)> [a](javascript:alert(3))',
    );
    const { json } = await ben.thread(id);
    const { html } = json['thread'] as { html: string }; // the call's own answer
    expect(html).not.toMatch(/<script|<img|href="javascript/);
    expect(html).toContain('&lt;script&gt;');
  });

  test('[1.3] what is removed leaves its place where it was answered, and is gone where not', async () => {
    const id = await ada.begins('To be removed');
    const reply = await ben.answers(id, 'Secret words');
    await ada.answers(reply);
    await ben.post(`/discussions/${world.discussionId}/posts/${reply}/remove`, {});
    const seen = await ines.thread(id);
    expect(rowsOf(seen.json, 'replies')[0]).toMatchObject({ state: 'removed', html: null, author: null });
    expect(seen.text).not.toContain('Secret words');
    const alone = await ada.begins('Alone');
    await ada.post(`/discussions/${world.discussionId}/posts/${alone}/remove`, {});
    expect((await ada.thread(alone)).status).toBe(404);
  });

  test('[1.3] what is hidden is read by its author and those who moderate; its report is settled', async () => {
    const id = await ada.begins('Rude');
    const report = `/discussions/${world.discussionId}/posts/${id}/report`;
    for (const reason of ['', ' ', '\u200b']) {
      const { status, json } = await ben.put(report, { reason });
      expect([status, json]).toMatchObject([400, { errors: { reason: ['Must not be empty'] } }]);
    }
    expect((await ben.put(report, { reason: 'It is rude.' })).status).toBe(200);
    expect((await ines.thread(id)).json['thread']).toMatchObject({ reports: ['It is rude.'] });
    expect((await ben.thread(id)).json['thread']).toMatchObject({ reports: [] });
    expect(idsOf((await ines.threads('?show=reported')).json)).toEqual([id]);
    await ines.moderates(id, { isHidden: true });
    expect((await ben.thread(id)).status).toBe(404);
    expect((await ada.thread(id)).json['thread']).toMatchObject({ state: 'hidden' });
    expect(idsOf((await ines.threads('?show=reported')).json)).toEqual([]);
    expect(idsOf((await ben.threads()).json)).not.toContain(id);
  });
});

test('[1.3] post before you see: of others nothing, by no call', async () => {
  const shy = await openDiscussionWorld(server, { postFirst: true });
  const first = await shy.learner('First');
  const second = await shy.learner('Second');
  const id = await first.begins('Mine');
  expect((await second.discussion()).json).toMatchObject({ mustPostFirst: true, threadCount: 0 });
  expect((await second.threads()).json).toEqual({ data: [], totalCount: 0 });
  expect((await second.thread(id)).status).toBe(404);
  expect((await second.writes({ parentId: id, title: '' })).status).toBe(404);
  expect((await second.marks(id, { isLiked: true })).status).toBe(404);
  await second.begins('Mine too');
  expect((await second.threads()).json['totalCount']).toBe(2);
});

test('[1.3] filters, order, search and pages', async () => {
  const lists = await openDiscussionWorld(server);
  const one = await lists.learner('One');
  const two = await lists.learner('Two');
  const step = () => (server.clock.now = new Date(server.clock.now.getTime() + 1000));
  const question = String((await one.writes({ kind: 'question', title: 'Why bees' })).json['id']);
  step();
  const talk = await one.begins('Wasps');
  step();
  const other = await two.begins('Hornets');
  step();
  await two.answers(question, 'Because of NECTAR');
  expect(idsOf((await one.threads()).json)).toEqual([question, other, talk]);
  expect(idsOf((await one.threads('?order=mostActivity')).json)[0]).toBe(question);
  await two.marks(talk, { isLiked: true });
  await two.marks(talk, { isLiked: true });
  expect(rowsOf((await one.threads('?order=mostLikes')).json)[0]).toMatchObject({ id: talk, likeCount: 1 });
  expect(idsOf((await one.threads('?show=unread')).json)).toEqual([question, other]);
  await one.marks(question, { readUntil: server.clock.now.toISOString() });
  expect(idsOf((await one.threads('?show=unread')).json)).toEqual([other]);
  expect(idsOf((await one.threads('?show=unanswered')).json)).toEqual([question]);
  await one.moderates(question, { isAnswered: true });
  expect(idsOf((await one.threads('?show=unanswered')).json)).toEqual([]);
  expect(idsOf((await two.threads('?show=mine')).json)).toEqual([question, other]);
  expect(idsOf((await one.threads('?show=following')).json)).toEqual([question, talk]);
  expect(idsOf((await one.threads('?search=nectar')).json)).toEqual([question]);
  expect(idsOf((await one.threads('?search=%25')).json)).toEqual([]);
  await ines.put(`/discussions/${lists.discussionId}/posts/${talk}/moderation`, { isPinned: true });
  expect(idsOf((await one.threads()).json)[0]).toBe(talk);
  expect((await one.threads('?skip=2')).json).toMatchObject({ totalCount: 3, data: [{ id: other }] });
});

test('[1.3] followers are told of a reply, and never whoever wrote it', async () => {
  const id = await ada.begins('Who is told');
  await ben.answers(id);
  const told = (userId: string) =>
    server.db.query(
      sql`select 1 as one from notifications where tenant_id = ${NORTH.id} and user_id = ${userId} and about = ${id}`,
    );
  expect(await told(ada.id)).toHaveLength(1);
  expect(await told(ben.id)).toHaveLength(0);
});

test('[1.3] what is read in its thread is not new in the tray; what came after it is', async () => {
  const id = await ada.begins('Read where it stands');
  await ben.answers(id);
  const readUntil = server.clock.now.toISOString();
  const unread = async () =>
    (
      await server.db.query(
        sql`select from notifications where tenant_id = ${NORTH.id} and user_id = ${ada.id} and about = ${id} and read is null`,
      )
    ).length;
  expect(await unread()).toBe(1);
  await ada.marks(id, { readUntil });
  expect(await unread()).toBe(0);
  server.clock.now = new Date(server.clock.now.getTime() + 1000);
  await ben.answers(id, 'One more thing.');
  await ada.marks(id, { readUntil });
  expect(await unread()).toBe(1);
  await ada.answers(id, 'Who answers has read it.');
  expect(await unread()).toBe(0);
});

test('a flood of posts is limited', async () => {
  const eve = await world.learner('Eve');
  const answers: number[] = [];
  for (let index = 0; index <= POSTS_A_MINUTE; index += 1) answers.push((await eve.writes({})).status);
  expect(answers.filter((status) => status === 200)).toHaveLength(POSTS_A_MINUTE);
  expect(answers.at(-1)).toBe(429);
});
