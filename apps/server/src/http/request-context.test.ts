import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from '../db/sql';
import { insertDomains } from '../store/setup/tenant-setup';
import { NOON, openTestApp, type TestApp } from '../../testing/test-app';
import { ADA, NORTH, SOUTH, type TestTenant } from '../../testing/test-tenants';
import { hashOf } from './random-secret';

const ME = '/api/platform/v1/users/me';
const CONFIG = '/config-ui/config.json';
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

let server: TestApp;
beforeAll(async () => {
  server = await openTestApp({ trustProxy: { kind: 'hops', hops: 1 } });
  await insertDomains(server.db, NORTH.id, ['[::1]', '127.0.0.1']);
});
afterAll(() => server.close());
beforeEach(() => {
  server.clock.now = NOON;
});

const passes = (ms: number) => {
  server.clock.now = new Date(NOON.getTime() + ms);
};

describe('the host names the tenant', () => {
  test.each<[string, TestTenant]>([
    ['north.test', NORTH],
    ['north.test:8080', NORTH],
    ['North.TEST:443', NORTH],
    ['north.test.', NORTH],
    ['north.test.:8080', NORTH],
    ['[::1]:8080', NORTH],
    ['[::1]', NORTH],
    ['127.0.0.1:8080', NORTH],
    ['south.test', SOUTH],
  ])('%s', async (host, { productTitle }) => {
    const { status, json } = await server.ask(CONFIG, { headers: { host } });
    expect({ status, title: json['productTitle'] }).toEqual({ status: 200, title: productTitle });
  });

  test.each([
    'nobody.test',
    'xnorth.test',
    'north.test.evil.test',
    'north',
    '[::2]',
    '',
    ':8080',
    '[',
    "' or true",
  ])('"%s" is nobody’s', async (host) => {
    const { status, text } = await server.ask(CONFIG, { headers: { host } });
    expect(status).toBe(421);
    expect(text).not.toMatch(/north|south/i);
  });

  test('behind a proxy it is the host that the browser asked', async () => {
    const headers = { host: 'inside:3000', 'x-forwarded-host': 'south.test' };
    expect((await server.ask(CONFIG, { headers })).json['productTitle']).toBe(SOUTH.productTitle);
  });

  test('a host that nobody owns is nobody’s, though one tenant was the first', async () => {
    await server.db.query(sql`update tenants set is_fallback = true where id = ${SOUTH.id}`);
    passes(MINUTE_MS);
    for (const url of [
      CONFIG,
      '/',
      '/learn',
      '/oidc/login',
      '/robots.txt',
      '/sitemap.xml',
      '/api',
      '/nothing',
    ])
      expect((await server.ask(url, { headers: { host: 'any.test' } })).status).toBe(421);
    expect((await server.ask(CONFIG)).json['productTitle']).toBe(NORTH.productTitle);
    await server.db.query(sql`update tenants set is_fallback = false`);
  });
});

describe('a session', () => {
  const isOpen = async (session: string, headers = {}) =>
    (await server.ask(ME, { session, headers })).status === 200;

  test('belongs to its tenant: on the host of another it is none', async () => {
    const session = await server.signIn(ADA, NORTH);
    expect((await server.ask(ME, { session, tenant: NORTH })).status).toBe(200);
    expect((await server.ask(ME, { session, tenant: SOUTH })).status).toBe(401);
  });

  test('ends eight hours after its last use', async () => {
    const [left, used] = [await server.signIn(), await server.signIn()];
    passes(8 * HOUR_MS - 1);
    expect(await isOpen(used)).toBe(true);
    passes(8 * HOUR_MS);
    expect(await isOpen(left)).toBe(false);
    expect(await isOpen(used)).toBe(true);
  });

  test('ends twelve hours after it began, however busy', async () => {
    const session = await server.signIn();
    for (const hours of [4, 8, 11]) {
      passes(hours * HOUR_MS);
      expect(await isOpen(session)).toBe(true);
    }
    passes(12 * HOUR_MS - 1);
    expect(await isOpen(session)).toBe(true);
    passes(12 * HOUR_MS);
    expect(await isOpen(session)).toBe(false);
  });

  test('is written to at most every five minutes', async () => {
    const session = await server.signIn();
    const lastUsed = async () => {
      const [row] = await server.db.query<{ lastUsed: Date }>(
        sql`select last_used as "lastUsed" from sessions where id_hash = ${hashOf(session)}`,
      );
      return row?.lastUsed.getTime() ?? 0;
    };
    passes(5 * MINUTE_MS - 1);
    await isOpen(session);
    expect(await lastUsed()).toBe(NOON.getTime());
    passes(5 * MINUTE_MS);
    await isOpen(session);
    expect(await lastUsed()).toBe(NOON.getTime() + 5 * MINUTE_MS);
  });

  test('over https is only the cookie that no other host can set', async () => {
    const session = await server.signIn();
    const https = { 'x-forwarded-proto': 'https' };
    expect(await isOpen('', { ...https, cookie: `__Host-sid=${session}` })).toBe(true);
    expect(await isOpen('', { ...https, cookie: `sid=${session}` })).toBe(false);
    expect(await isOpen('', { cookie: `__Host-sid=${session}` })).toBe(false);
  });

  test('is not the session id that the browser reports', async () => {
    const session = await server.signIn();
    expect(await isOpen('', { 'x-session-id': session, authorization: `Bearer ${session}` })).toBe(false);
  });
});

describe('[9.16] messages speak', () => {
  const speaks = async (question: Parameters<TestApp['ask']>[1], path = '/api/nothing') =>
    /غير موجود|مضيف/.test(String((await server.ask(path, question)).json['title'])) ? 'ar' : 'en';
  const arabic = { 'accept-language': 'ar-EG,en;q=0.5' };
  const inArabicProfile = async () => {
    await server.db.query(
      sql`update users set locale = 'ar' where tenant_id = ${NORTH.id} and id = ${ADA.id}`,
    );
    return server.signIn();
  };

  test.each([
    ['the language that the caller asks for', arabic, 'ar'],
    ['the language that the caller asks for, first of all', { ...arabic, cookie: 'locale=en-US' }, 'ar'],
    [
      'the chosen language where the wanted one is not offered',
      { 'accept-language': 'de', cookie: 'locale=ar' },
      'ar',
    ],
    ['the chosen language where any will do', { 'accept-language': '*', cookie: 'locale=ar' }, 'ar'],
    ['the tenant’s language where the wanted one is not offered', { 'accept-language': 'de' }, 'en'],
    ['the tenant’s language where a cookie is nonsense', { cookie: 'locale=%%%' }, 'en'],
  ])('[7.1] reading 67: a call, %s', async (_name, headers, language) => {
    expect(await speaks({ headers })).toBe(language);
  });

  test.each([
    ['the language chosen in this browser, first of all', { ...arabic, cookie: 'locale=en-US' }, 'en'],
    ['the language that the browser asks for', arabic, 'ar'],
  ])('[7.1] reading 67: a page, %s', async (_name, headers, language) => {
    expect(await speaks({ headers }, '/nothing')).toBe(language);
  });

  test('[7.1] reading 67: the profile after the header of a call, and before that of a page', async () => {
    const session = await inArabicProfile();
    expect(await speaks({ session })).toBe('ar');
    expect(await speaks({ session, headers: { 'accept-language': 'en' } })).toBe('en');
    expect(await speaks({ session, headers: { 'accept-language': 'de' } })).toBe('ar');
    expect(await speaks({ session, headers: { 'accept-language': 'en' } }, '/nothing')).toBe('ar');
  });

  test('the wanted language even where there is no tenant', async () => {
    expect(await speaks({ headers: { ...arabic, host: 'nobody.test' } })).toBe('ar');
  });
});
