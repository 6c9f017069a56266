import { generateKeyPairSync } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { HOUR_MS, type MailWorld, NOON, openMailWorld } from '../../testing/mail/mail-world';
import { ADA, BEN, NORTH, SOUTH } from '../../testing/test-tenants';
import { sql } from '../db/sql';
import { unsubscribe } from '../store/notifications/reach';
import { upsertSetting } from '../store/setup/tenant-setup';
import { queueMails } from './queue-mails';

let world: MailWorld;
beforeAll(async () => {
  world = await openMailWorld();
});
beforeEach(() => world.reset());
afterAll(() => world.close());

const header = (name: string) => world.server.taken.at(-1)?.headers.get(name);

test('a mail says who, what and where, as text and as html, and how to get no more of them', async () => {
  await world.queue({ title: 'Tea & leaves' });
  expect(await world.send()).toBe(true);
  expect(world.server.taken).toHaveLength(1);
  expect(world.server.taken[0]?.to).toEqual([ADA.email]);
  expect(header('from')).toEqual([expect.stringMatching(/<learning@north\.test>$/)]);
  expect(header('subject')).toEqual(['Your certificate is ready: Tea & leaves']);
  expect(header('message-id')).toEqual([expect.stringMatching(/^<mail-[0-9a-f-]{36}@north\.test>$/)]);
  expect(header('auto-submitted')).toEqual(['auto-generated']);
  expect(header('list-unsubscribe-post')).toEqual(['List-Unsubscribe=One-Click']);
  expect(header('list-unsubscribe')).toEqual([
    expect.stringMatching(/^<https:\/\/[^<>\s]+\/learn\/unsubscribe\?t=[^<>\s]+>$/),
  ]);
  const link = `https://${NORTH.host}/learn/courses/redirect/x`;
  expect(world.server.taken[0]?.text).toContain(link);
  expect(world.server.taken[0]?.text).toContain('Tea & leaves');
  expect(world.server.taken[0]?.html).toContain(`href="${link}"`);
  expect(world.server.taken[0]?.html).toContain('Tea &#38; leaves');
  expect(world.server.taken[0]?.html).toContain('<html lang="en-US" dir="ltr">');
  expect(await world.states()).toEqual([{ sent: true, refusal: null }]);
});

test('[9.16] it is in the reader’s language when it is sent, from right to left where that is written so', async () => {
  await world.queue();
  await world.db.query(sql`update users set locale = 'ar' where id = ${ADA.id}`);
  await world.send();
  await world.db.query(sql`update users set locale = null where id = ${ADA.id}`);
  expect(header('subject')).toEqual(['شهادتك جاهزة: Tea']);
  expect(world.server.taken[0]?.html).toContain('<html lang="ar" dir="rtl">');
  expect(world.server.taken[0]?.text).toContain('عرض الشهادة');
});

test('a tenant has its own sender and address for answers', async () => {
  await upsertSetting(world.db, SOUTH.id, 'platform.mail.from', 'school@south.test');
  await upsertSetting(world.db, SOUTH.id, 'platform.mail.reply_to', 'help@south.test');
  await world.queue({ tenantId: SOUTH.id });
  await world.send();
  expect(header('from')).toEqual([expect.stringMatching(/<school@south\.test>$/)]);
  expect(header('reply-to')).toEqual(['help@south.test']);
  expect(header('message-id')).toEqual([expect.stringMatching(/@south\.test>$/)]);
});

test('of one thing a person is told once, and of none that the tenant has not switched on', async () => {
  for (const _ of [1, 2]) await world.queue({ about: 'tea' });
  await upsertSetting(world.db, NORTH.id, 'platform.mail.notifications', false);
  await world.queue({ about: 'coffee' });
  await upsertSetting(world.db, NORTH.id, 'platform.mail.notifications', true);
  expect(await world.send()).toBe(true);
  expect(await world.send()).toBe(false);
});

test('what was queued in a change that failed is not sent', async () => {
  const change = world.db.transaction(async (tx) => {
    const facts = { title: 'Tea', path: '/learn' };
    await queueMails(tx, NORTH.id, {
      kind: 'certificate',
      mails: [{ userId: ADA.id, about: 'x', facts }],
      now: NOON,
    });
    throw new Error('undone');
  });
  await expect(change).rejects.toThrow('undone');
  expect(await world.send()).toBe(false);
});

test.each([
  [
    'a line end in a title',
    { title: 'Tea\r\nBcc: eve@evil.test\r\n\r\nHello' },
    'Your certificate is ready: Tea Bcc: eve@evil.test Hello',
  ],
  ['other ends of lines', { title: 'Tea\u2028Bcc: eve\u0085' }, 'Your certificate is ready: Tea Bcc: eve'],
])('%s adds no header and no reader', async (_name, more, subject) => {
  await world.queue(more);
  await world.send();
  expect(header('subject')).toEqual([subject]);
  expect(header('bcc')).toBeUndefined();
  expect(world.server.taken[0]?.to).toEqual([ADA.email]);
});

test.each([
  'ben@people.test\r\nBcc: eve@evil.test',
  'ben@people.test, eve@evil.test',
  '"x" <ben@people.test>',
  'ben',
])('the address %j is no address: nothing is sent to it', async (address) => {
  await world.queue({ userId: BEN.id });
  await world.db.query(sql`update users set email = ${address} where id = ${BEN.id}`);
  await world.send();
  await world.db.query(sql`update users set email = ${BEN.email} where id = ${BEN.id}`);
  expect(world.server.taken).toEqual([]);
  expect(await world.states()).toEqual([{ sent: false, refusal: 'badAddress' }]);
});

test('nothing is sent to who is suspended, wants none, or would be told of last week', async () => {
  await world.queue();
  await world.db.query(sql`update users set suspended = ${NOON} where id = ${ADA.id}`);
  await world.send();
  await world.db.query(sql`update users set suspended = null where id = ${ADA.id}`);
  await world.queue();
  await unsubscribe(world.db, { tenantId: NORTH.id, userId: ADA.id, kind: 'certificate' }, NOON);
  await world.send();
  await world.db.query(sql`delete from notification_preferences`);
  await world.queue();
  world.clock.now = new Date(NOON.getTime() + 72 * HOUR_MS + 1);
  await world.send();
  expect(world.server.taken).toEqual([]);
  expect(new Set((await world.states()).map(({ refusal }) => refusal))).toEqual(
    new Set(['optedOut', 'suspended', 'tooOld']),
  );
});

test('signed by DKIM, the signature covers both headers for unsubscribing', async () => {
  const { privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });
  await world.queue();
  await world.send({ ...world.server.settings, dkim: { selector: 'lantern', privateKey } });
  const [signature = ''] = header('dkim-signature') ?? [];
  expect(signature).toContain('d=north.test');
  expect(signature).toContain('s=lantern');
  const signed = /\bh=([^;]+)/.exec(signature)?.[1]?.replaceAll(/\s/g, '').toLowerCase().split(':');
  expect(signed).toEqual(expect.arrayContaining(['from', 'list-unsubscribe', 'list-unsubscribe-post']));
});
