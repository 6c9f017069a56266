import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../../testing/test-app';
import { ADA, NORTH, SOUTH, type TestTenant } from '../../../testing/test-tenants';
import { sql } from '../../db/sql';
import { mailSecret, unsubscribeAddress } from '../unsubscribe-token';

let server: TestApp;
let address: string;
beforeAll(async () => {
  server = await openTestApp();
  const secret = await mailSecret(server.db, NORTH.id, server.clock.now);
  address = unsubscribeAddress({ userId: ADA.id, kind: 'certificate' }, { origin: '', secret });
});
beforeEach(() => server.db.query(sql`delete from notification_preferences`));
afterAll(() => server.close());

const optOuts = () =>
  server.db.query<{ kind: string }>(sql`select kind from notification_preferences where mail = 'off'`);
const look = (url: string, language = 'en-US', tenant: TestTenant = NORTH) =>
  server.app.inject({ url, headers: { host: tenant.host, 'accept-language': language } });
/** As a mail program does: without a cookie, an origin or a header of ours. */
const post = (url: string, payload = 'List-Unsubscribe=One-Click', tenant: TestTenant = NORTH) =>
  server.app.inject({
    method: 'POST',
    url,
    payload,
    headers: { host: tenant.host, 'content-type': 'application/x-www-form-urlencoded' },
  });

test('a look changes nothing: it shows a button', async () => {
  const { statusCode, body, headers } = await look(address);
  expect(statusCode).toBe(200);
  expect(body).toContain('No more mails about certificates?');
  expect(body).toContain('<button class="primary">Unsubscribe</button>');
  expect(headers['content-security-policy']).toContain(`form-action 'self'`);
  expect(headers['referrer-policy']).toBe('no-referrer');
  expect(await optOuts()).toEqual([]);
});

test('[9.16] it speaks the reader’s language', async () => {
  const { body } = await look(address, 'ar');
  expect(body).toContain('dir="rtl"');
  expect(body).toContain('إلغاء الاشتراك');
});

test('one post is enough, signed out and from anywhere; twice is as good, and it can be taken back', async () => {
  for (const _ of [1, 2]) expect((await post(address)).statusCode).toBe(200);
  expect(await optOuts()).toEqual([{ kind: 'certificate' }]);
  const { body } = await post(address, 'again=1');
  expect(body).toContain('You are subscribed again');
  expect(await optOuts()).toEqual([]);
});

test('what we have not signed unsubscribes nobody', async () => {
  const forged = [
    address.replace('.certificate.', '.digest.'),
    address.replace('.certificate.', '.toString.'),
    address.slice(0, -1),
    `${address}.x`,
    '/learn/unsubscribe',
    '/learn/unsubscribe?t=a&t=b',
    '/learn/unsubscribe?t=',
  ];
  for (const url of forged) {
    expect((await post(url)).statusCode).toBe(400);
    expect((await look(url)).statusCode).toBe(400);
  }
  expect((await post(address, undefined, SOUTH)).statusCode).toBe(400);
  expect(await optOuts()).toEqual([]);
});

test('who asks without end is slowed down', async () => {
  server.clock.now = new Date(server.clock.now.getTime() + 120_000);
  const codes: number[] = [];
  for (let asked = 0; asked < 61; asked += 1) codes.push((await look(address)).statusCode);
  expect(codes.at(59)).toBe(200);
  expect(codes.at(60)).toBe(429);
});
