import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../../testing/test-app';
import { ADA, BEN, NORTH } from '../../../testing/test-tenants';
import { sql } from '../../db/sql';
import { upsertSetting } from '../../store/setup/tenant-setup';
import { queueMails } from '../queue-mails';

let server: TestApp;
let id: string;
beforeAll(async () => {
  server = await openTestApp({ hasOutbox: true });
  await upsertSetting(server.db, NORTH.id, 'platform.mail.notifications', true);
  const facts = { title: '<b>Tea</b>', path: '/learn' };
  const now = server.clock.now;
  await queueMails(server.db, NORTH.id, {
    kind: 'certificate',
    mails: [{ userId: ADA.id, about: 'x', facts }],
    now,
  });
  id = (await server.db.query<{ id: string }>(sql`select id from mails`))[0]?.id ?? '';
});
afterAll(() => server.close());

test('in the demo a person reads their own mails, and nobody another’s', async () => {
  const ada = await server.signIn(ADA);
  const page = await server.ask('/learn/outbox', { session: ada });
  expect(page.status).toBe(200);
  expect(page.text).toContain(`<iframe src="/learn/outbox/${id}"`);
  expect(page.text).not.toContain('<b>Tea</b>');
  const mail = await server.ask(`/learn/outbox/${id}`, { session: ada });
  expect(mail.status).toBe(200);
  expect(mail.headers['content-security-policy']).toContain('sandbox');
  expect(mail.text).toContain('/learn/unsubscribe?t=');

  const ben = await server.signIn(BEN);
  expect((await server.ask('/learn/outbox', { session: ben })).text).not.toContain(id);
  expect((await server.ask(`/learn/outbox/${id}`, { session: ben })).status).toBe(404);
  expect((await server.ask(`/learn/outbox/${id}`)).status).toBe(404);
  expect((await server.ask('/learn/outbox/nothing', { session: ada })).status).toBe(404);
  expect((await server.ask('/learn/outbox')).headers['location']).toBe(
    '/oidc/login?redirectUrl=/learn/outbox',
  );
});

test('elsewhere there is no such page', async () => {
  const other = await openTestApp();
  expect((await other.ask('/learn/outbox', { session: await other.signIn() })).status).toBe(404);
  await other.close();
});
