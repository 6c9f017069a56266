import type { NotificationKind } from '@lantern/domain/notifications/notification-kinds';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openLearner, type TestLearner } from '../../testing/attempts/learner';
import { insertTestCourse } from '../../testing/attempts/test-course';
import { type MailServer, openMailServer } from '../../testing/mail/mail-server';
import { openTestApp, type TestApp } from '../../testing/test-app';
import { ADA, BEN, NORTH } from '../../testing/test-tenants';
import { sql } from '../db/sql';
import { runNextJob } from '../jobs/run-next-job';
import { mailWork } from '../mail/mail-work';
import { smtpTransport } from '../mail/smtp-transport';
import { notify, withdrawNotifications } from '../notifications/notify';
import { mergePeople } from '../store/operator/merge-people';
import { upsertSetting } from '../store/setup/tenant-setup';
import { digestWork } from './digest-work';
import { writeStoredDigest } from './write-digest';

/** A Monday. Lisbon has the time of UTC in winter. */
const MONDAY = new Date('2026-03-02T12:00:00Z');
const TUESDAY_MORNING = new Date('2026-03-03T07:00:00Z');

let server: TestApp;
let mails: MailServer;
let ada: TestLearner;
beforeAll(async () => {
  server = await openTestApp();
  mails = await openMailServer();
  for (const key of ['notifications', 'digest'])
    await upsertSetting(server.db, NORTH.id, `platform.mail.${key}`, true);
});
beforeEach(async () => {
  server.clock.now = MONDAY;
  mails.taken.length = 0;
  await server.db.query(sql`update users set timezone = 'Europe/Lisbon', locale = null where id = ${ADA.id}`);
  for (const table of [sql`notifications`, sql`notification_preferences`, sql`jobs`, sql`mails`])
    await server.db.query(sql`delete from ${table}`);
  ada = await openLearner(server);
});
afterAll(async () => {
  await mails.close();
  await server.close();
});

async function tell(about: string, differs: { kind?: NotificationKind; title?: string } = {}) {
  const { kind = 'reply', title = about } = differs;
  server.clock.now = new Date(server.clock.now.getTime() + 1000);
  const news = { facts: { title }, path: '/learn/courses', courseId: null, now: server.clock.now };
  await notify(server.db, NORTH.id, { ...news, kind, about, recipients: [ADA.id] });
}

async function read(title: string) {
  await server.db.query(
    sql`update notifications set read = ${server.clock.now} where facts ->> 'title' = ${title}`,
  );
}

/** The next job of either kind; false when none is due. */
function runJob(): Promise<boolean> {
  const { db, app } = server;
  const clock = () => server.clock.now;
  const deps = { db, clock, log: app.log };
  const transport = smtpTransport(mails.settings);
  const sending = { ...deps, transport, from: 'learning@north.test', origin: 'https://lantern.test' };
  return runNextJob(deps, [digestWork(deps), mailWork({ ...sending, writeDigest: writeStoredDigest })]);
}

async function runAll(): Promise<void> {
  while (await runJob()) {
    // Each makes room for the next.
  }
}

const header = (name: string) => mails.taken.at(-1)?.headers.get(name);

test('what waits comes in one mail, in the morning of its reader, five of each kind at most', async () => {
  for (let index = 1; index <= 8; index += 1) await tell(`Reply ${index}`);
  await tell('news', { kind: 'announcement', title: 'Moved\r\nBcc: eve@evil.test <b>' });
  expect(await runJob()).toBe(false);
  await read('Reply 8');
  await withdrawNotifications(server.db, NORTH.id, { kind: 'reply', about: 'Reply 7' });
  server.clock.now = new Date(TUESDAY_MORNING.getTime() - 1);
  expect(await runJob()).toBe(false);
  server.clock.now = TUESDAY_MORNING;
  expect(await runJob()).toBe(true);
  // Between gathering and sending.
  await read('Reply 6');
  await runAll();

  expect(mails.taken).toHaveLength(1);
  const [{ text, html, to } = { text: '', html: '', to: [] }] = mails.taken;
  expect(to).toEqual([ADA.email]);
  expect(header('bcc')).toBeUndefined();
  expect(header('subject')).toEqual(['Your day: Moved Bcc: eve@evil.test <b>']);
  expect(header('list-unsubscribe-post')).toEqual(['List-Unsubscribe=One-Click']);
  expect(header('list-id')?.[0]).toMatch(/^<digest\./);
  expect(html).toContain('Good morning, Ada');
  expect(html).toContain('Tuesday, March 3');
  expect(html).toContain('&#60;b&#62;');
  for (const said of [text, html]) {
    for (const index of [1, 2, 3, 4, 5]) expect(said).toContain(`Reply ${index}`);
    for (const index of [6, 7, 8]) expect(said).not.toContain(`Reply ${index}`);
    expect(said).toContain('/learn/profile/notifications');
    expect(said).toContain('/learn/unsubscribe?t=');
  }
});

test('each thing is in one digest, and without news there is none', async () => {
  await tell('Tea');
  server.clock.now = TUESDAY_MORNING;
  await runAll();
  expect(mails.taken).toHaveLength(1);
  server.clock.now = new Date(TUESDAY_MORNING.getTime() + 24 * 3_600_000);
  await runAll();
  expect(mails.taken).toHaveLength(1);
});

test('what was all read meanwhile is no mail', async () => {
  await tell('Tea');
  server.clock.now = TUESDAY_MORNING;
  expect(await runJob()).toBe(true);
  await read('Tea');
  await runAll();
  expect(mails.taken).toEqual([]);
  expect(await server.db.query(sql`select refusal from mails`)).toEqual([{ refusal: 'nothingLeft' }]);
});

test('[9.16] it speaks the reader’s language, in their zone', async () => {
  await server.db.query(sql`update users set timezone = 'Asia/Dubai', locale = 'ar' where id = ${ADA.id}`);
  await tell('Tea');
  server.clock.now = new Date('2026-03-03T03:00:00Z');
  await runAll();
  expect(header('subject')).toEqual(['يومك: رد في «Tea»']);
  expect(mails.taken[0]?.html).toContain('<html lang="ar" dir="rtl">');
  expect(mails.taken[0]?.html).toContain('صباح الخير يا Ada');
});

test('who has moved west has it in the morning there', async () => {
  await tell('Tea');
  await server.db.query(sql`update users set timezone = 'America/New_York' where id = ${ADA.id}`);
  server.clock.now = TUESDAY_MORNING;
  await runAll();
  expect(mails.taken).toEqual([]);
  server.clock.now = new Date('2026-03-03T12:00:00Z');
  await runAll();
  expect(mails.taken).toHaveLength(1);
});

test('the weekly one comes on Monday, with what comes weekly alone', async () => {
  await ada.put('/users/me/notification-preferences/reply', { mail: 'weekly' });
  await tell('Tea');
  await tell('Cup', { kind: 'announcement' });
  server.clock.now = TUESDAY_MORNING;
  await runAll();
  expect(mails.taken[0]?.text).toContain('Cup');
  expect(mails.taken[0]?.text).not.toContain('Tea');
  server.clock.now = new Date('2026-03-09T07:00:00Z');
  await runAll();
  expect(header('subject')).toEqual(['Your week: A reply in “Tea”']);
  expect(mails.taken).toHaveLength(2);
});

test('[4.22] it says what is due in the week, by the rules of the tasks', async () => {
  await insertTestCourse(server.db, {
    course: { name: 'Bridges' },
    access: { dueDate: new Date('2026-03-05T12:00:00Z') },
  });
  await insertTestCourse(server.db, {
    course: { name: 'Tunnels' },
    access: { dueDate: new Date('2026-03-20T12:00:00Z') },
  });
  await tell('Tea');
  server.clock.now = TUESDAY_MORNING;
  await runAll();
  const { text = '' } = mails.taken[0] ?? {};
  expect(text).toContain('One thing is due this week, on Thursday.');
  expect(text).toContain('Bridges');
  expect(text).not.toContain('- Tunnels');
});

test('one press in the mail program ends all that comes daily or weekly, and the preferences show it', async () => {
  await tell('Tea');
  server.clock.now = TUESDAY_MORNING;
  await runAll();
  const link = /<(https:[^>]+)>/.exec(header('list-unsubscribe')?.[0] ?? '')?.[1] ?? '';
  const { pathname, search } = new URL(link);
  const post = (payload: string) =>
    server.app.inject({
      method: 'POST',
      url: `${pathname}${search}`,
      payload,
      headers: { host: NORTH.host, 'content-type': 'application/x-www-form-urlencoded' },
    });
  // A day later somebody signs in anew.
  ada = await openLearner(server);
  const ways = async () => {
    const { json } = await ada.get('/users/me/notification-preferences');
    const { preferences } = json as { preferences: Array<{ kind: string; mail: string }> }; // the call's own shape
    return Object.fromEntries(preferences.map(({ kind, mail }) => [kind, mail]));
  };
  expect(await ways()).toMatchObject({ reply: 'daily', announcement: 'daily', graded: 'atOnce' });
  expect((await post('List-Unsubscribe=One-Click')).statusCode).toBe(200);
  expect(await ways()).toMatchObject({ reply: 'off', announcement: 'off', graded: 'atOnce' });
  await post('again=1');
  expect(await ways()).toMatchObject({ reply: 'daily', announcement: 'daily', graded: 'atOnce' });
});

test('a mail at once is of its notification: what is taken back is not sent, and news while it is unread is no second one', async () => {
  await tell('Tea', { kind: 'graded' });
  await tell('Tea', { kind: 'graded' });
  await tell('Cup', { kind: 'dueSoon' });
  await withdrawNotifications(server.db, NORTH.id, { kind: 'dueSoon', about: 'Cup' });
  await runAll();
  expect(mails.taken.map(({ headers }) => headers.get('subject'))).toEqual([['Graded: Tea']]);
});

test('what waits for one of two people who turn out to be one comes in the other’s digest', async () => {
  await tell('Tea');
  const merge = { tenantId: NORTH.id, from: ADA.id, into: BEN.id };
  await server.db.transaction((tx) => mergePeople(tx, merge));
  server.clock.now = TUESDAY_MORNING;
  await runAll();
  expect(mails.taken.map(({ to }) => to)).toEqual([[BEN.email]]);
});
