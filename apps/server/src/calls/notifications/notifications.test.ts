import { randomUUID } from 'node:crypto';
import type { NotificationKind } from '@lantern/domain/notifications/notification-kinds';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openLearner, type TestLearner } from '../../../testing/attempts/learner';
import { insertTestCourse } from '../../../testing/attempts/test-course';
import { NOON, openTestApp, type TestApp } from '../../../testing/test-app';
import { ADA, BEN, NORTH, SOUTH } from '../../../testing/test-tenants';
import { sql } from '../../db/sql';
import { notify, notifyCourse, withdrawNotifications } from '../../notifications/notify';
import { upsertSetting } from '../../store/setup/tenant-setup';

let server: TestApp;
let ada: TestLearner;
let ben: TestLearner;
beforeAll(async () => {
  server = await openTestApp();
});
beforeEach(async () => {
  server.clock.now = NOON;
  ada = await openLearner(server);
  ben = await openLearner(server, BEN);
  for (const table of [sql`notifications`, sql`notification_preferences`, sql`jobs`, sql`mails`])
    await server.db.query(sql`delete from ${table}`);
});
afterAll(() => server.close());

type Listed = { id: string; title: string; isRead: boolean } & Record<string, unknown>;

async function listOf(who: TestLearner, query = '') {
  const { json } = await who.get(`/users/me/notifications${query}`);
  return json as { notifications: Listed[]; hasMore: boolean; unread: number }; // the call's own shape
}

type Said = { kind: NotificationKind; about: string; title: string; recipients: string[] };

/** A minute later each time. */
async function tell({
  kind = 'reply',
  about = randomUUID(),
  title = 'Tea',
  recipients = [ADA.id],
}: Partial<Said> = {}) {
  server.clock.now = new Date(server.clock.now.getTime() + 60_000);
  const facts = { title, actorId: BEN.id, line: 'Yes.' };
  const news = { kind, about, facts, path: '/learn/courses', courseId: null, now: server.clock.now };
  await notify(server.db, NORTH.id, { ...news, recipients });
}

test('what a person is told of, the latest first, in facts and with the name of who did it', async () => {
  await tell({ title: 'Older' });
  await tell({ title: 'Newer', recipients: [ADA.id, BEN.id] });
  const { notifications, unread, hasMore } = await listOf(ada);
  expect(notifications.map(({ title }) => title)).toEqual(['Newer', 'Older']);
  expect(notifications[0]).toMatchObject({
    kind: 'reply',
    actorName: 'Ben north',
    line: 'Yes.',
    path: '/learn/courses',
    isRead: false,
    courseId: null,
    due: null,
  });
  expect({ unread, hasMore }).toEqual({ unread: 2, hasMore: false });
  expect((await listOf(ben)).notifications).toHaveLength(1);
});

test('of one thing there is one: what is new about it is the latest, and unread again', async () => {
  await tell({ about: 'tea', title: 'Once' });
  await tell({ title: 'Another' });
  const [, once] = (await listOf(ada)).notifications;
  await ada.put('/users/me/notifications/read', { ids: [once?.id] });
  await tell({ about: 'tea', title: 'Twice' });
  const { notifications, unread } = await listOf(ada);
  expect(notifications.map(({ title }) => title)).toEqual(['Twice', 'Another']);
  expect(notifications[0]?.id).toBe(once?.id);
  expect(unread).toBe(2);
});

test('what happens once is told once', async () => {
  await tell({ kind: 'certificate', about: 'tea' });
  const [one] = (await listOf(ada)).notifications;
  await ada.put('/users/me/notifications/read', { ids: [one?.id] });
  await tell({ kind: 'certificate', about: 'tea' });
  expect((await listOf(ada)).unread).toBe(0);
});

test('everybody in a course is told in one statement, except who did it', async () => {
  const { objectiveId } = await insertTestCourse(server.db, { course: { name: 'Tea' } });
  await insertTestCourse(server.db, { userId: BEN.id, course: { name: 'Coffee' } });
  const news = { kind: 'announcement' as const, facts: { title: 'Moved' }, path: '/learn', now: NOON };
  await notifyCourse(server.db, NORTH.id, {
    ...news,
    about: 'one',
    courseId: objectiveId,
    exceptUserId: null,
  });
  await notifyCourse(server.db, NORTH.id, {
    ...news,
    about: 'two',
    courseId: objectiveId,
    exceptUserId: ADA.id,
  });
  expect((await listOf(ada)).notifications).toHaveLength(1);
  expect((await listOf(ben)).notifications).toEqual([]);
  const topics = await server.db.query<{ topic: string }>(
    sql`select distinct topic from live_changes where topic like 'course:%'`,
  );
  expect(topics).toEqual([{ topic: `course:${objectiveId}` }]);
  await withdrawNotifications(server.db, NORTH.id, { kind: 'announcement', about: 'one' });
  expect(await listOf(ada)).toMatchObject({ notifications: [], unread: 0 });
});

test('[5.13] whoever has a course among theirs is told, not those alone who took it up', async () => {
  const { objectiveId } = await insertTestCourse(server.db, { course: { name: 'Tea' } });
  const enrol = (changes: ReturnType<typeof sql>) =>
    server.db.query(
      sql`update objective_workflow_aggregates set ${changes} where objective_id = ${objectiveId}`,
    );
  const announce = (about: string) =>
    notifyCourse(server.db, NORTH.id, {
      kind: 'announcement',
      about,
      facts: { title: 'Moved' },
      path: '/learn',
      courseId: objectiveId,
      exceptUserId: null,
      now: NOON,
    });
  await enrol(sql`is_self_enrolled = false, is_mandatory = true, workflow_id = null, record_id = null`);
  await announce('must');
  expect((await listOf(ada)).notifications).toHaveLength(1);
  await enrol(sql`is_mandatory = false`);
  await announce('left');
  expect((await listOf(ada)).notifications).toHaveLength(1);
});

test('[4.20] of a result nobody is told while it is secret, and of a draft nothing', async () => {
  const { objectiveId } = await insertTestCourse(server.db, { course: { name: 'Tea' } });
  const policy = (name: string, date: string | null) =>
    server.db.query(
      sql`update objective_workflow_aggregates set grade_reveal_policy = ${name}, grade_reveal_date = ${date}
           where objective_id = ${objectiveId}`,
    );
  const news = { about: 'x', facts: { title: 'Tea' }, path: '/learn', now: NOON, courseId: objectiveId };
  await notify(server.db, NORTH.id, { ...news, kind: 'graded', recipients: [ADA.id] });
  expect((await listOf(ada)).unread).toBe(1);
  for (const [name, date] of [
    ['never', null],
    ['afterDate', '2100-01-01'],
  ] as const) {
    await policy(name, date);
    expect(await listOf(ada)).toMatchObject({ notifications: [], unread: 0 });
  }
  await policy('afterFinish', null);
  expect((await listOf(ada)).unread).toBe(1);
  await server.db.query(sql`update objectives set state = 'draft' where id = ${objectiveId}`);
  expect((await listOf(ada)).unread).toBe(0);
});

test('pages of thirty follow one another, all or unread alone', async () => {
  for (let index = 0; index < 35; index += 1) await tell({ title: String(index) });
  const first = await listOf(ada);
  expect(first.notifications).toHaveLength(30);
  expect(first.hasMore).toBe(true);
  const second = await listOf(ada, `?before=${first.notifications.at(-1)?.id}`);
  expect(second.notifications.map(({ title }) => title)).toEqual(['4', '3', '2', '1', '0']);
  expect(second.hasMore).toBe(false);
  const ids = first.notifications.map(({ id }) => id);
  expect((await ada.put('/users/me/notifications/read', { ids })).json).toEqual({ unread: 5 });
  expect((await listOf(ada, '?only=unread')).notifications).toHaveLength(5);
});

test('all that was seen is read at once; what came after is not', async () => {
  await tell();
  const until = server.clock.now.toISOString();
  await tell({ title: 'After' });
  expect((await ada.put('/users/me/notifications/all-read', { until })).json).toEqual({ unread: 1 });
  expect((await ada.get('/users/me/notifications/unread')).json).toEqual({ unread: 1 });
});

test('nobody reads or marks another’s, and lists go on from one’s own alone', async () => {
  await tell({ recipients: [BEN.id] });
  const [bens] = (await listOf(ben)).notifications;
  await tell();
  expect((await ada.put('/users/me/notifications/read', { ids: [bens?.id] })).json).toEqual({ unread: 1 });
  expect((await listOf(ben)).unread).toBe(1);
  expect((await listOf(ada, `?before=${bens?.id}`)).notifications).toEqual([]);
  const south = await openLearner(server, ADA, SOUTH);
  expect((await listOf(south)).notifications).toEqual([]);
});

test.each([
  ['no id', { ids: [] }],
  ['too many', { ids: Array.from({ length: 101 }, () => randomUUID()) }],
  ['no ids at all', { ids: ['x'] }],
  ['more than that', { ids: [randomUUID()], all: true }],
])('%s: refused', async (_name, body) => {
  expect((await ada.put('/users/me/notifications/read', body)).status).toBe(400);
});

test('who wants a kind elsewhere does not have it in the tray, and a flood is one line long', async () => {
  await ada.put('/users/me/notification-preferences/reply', { web: false });
  await tell();
  expect(await listOf(ada)).toMatchObject({ notifications: [], unread: 0 });
  await tell({ kind: 'announcement', title: `A\r\nBcc: x\u2028${'😀'.repeat(5000)}` });
  const [{ title } = { title: '' }] = (await listOf(ada)).notifications;
  expect(title.length).toBeLessThanOrEqual(200);
  expect(title).toMatch(/^A Bcc: x 😀/u);
  expect(title).not.toMatch(/[\uD800-\uDBFF](?![\uDC00-\uDFFF])/);
});

test('preferences are the person’s, else the tenant’s, else as usual; a way that the tenant does not send is none', async () => {
  // Servers know for a while what a tenant has set.
  const set = async (key: string, value: boolean | string) => {
    await upsertSetting(server.db, NORTH.id, key, value);
    server.clock.now = new Date(server.clock.now.getTime() + 3_600_000);
  };
  const read = async (kind: NotificationKind) => {
    const { json } = await ada.get('/users/me/notification-preferences');
    const { preferences } = json as { preferences: Array<{ kind: string }> }; // the call's own shape
    return preferences.find((one) => one.kind === kind);
  };
  expect(await read('graded')).toEqual({ kind: 'graded', web: true, mail: 'off', mailWays: ['off'] });
  await set('platform.mail.notifications', true);
  expect(await read('graded')).toMatchObject({ mail: 'atOnce', mailWays: ['off', 'atOnce'] });
  await set('platform.mail.digest', true);
  await set('platform.notifications.graded.mail', 'weekly');
  await set('platform.notifications.graded.web', false);
  expect(await read('graded')).toMatchObject({ web: false, mail: 'weekly' });
  const { json } = await ada.put('/users/me/notification-preferences/graded', { mail: 'daily' });
  expect(json).toMatchObject({ web: false, mail: 'daily' });
  expect(await read('graded')).toMatchObject({ web: false, mail: 'daily' });
  for (const [kind, body] of [
    ['graded', { mail: 'hourly' }],
    ['graded', { push: true }],
    ['nothing', { web: true }],
  ] as const)
    expect((await ada.put(`/users/me/notification-preferences/${kind}`, body)).status).toBeGreaterThanOrEqual(
      400,
    );
});
