import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sql } from '../db/sql';
import { type ScriptedProvider, startScriptedProvider } from '../../testing/sign-in/scripted-provider';
import { ADA, NOON, openSignInServer, PROXY, type SignInServer } from '../../testing/sign-in/sign-in-server';
import { PRESSED, Visitor } from '../../testing/sign-in/visitor';

const ME = '/api/platform/v1/users/me';
const ADAS_EMAIL = { email: 'ada@demo.test', email_verified: true };

let provider: ScriptedProvider;
let server: SignInServer;

beforeAll(async () => {
  provider = await startScriptedProvider();
  server = await openSignInServer([
    { issuer: provider.issuer },
    { issuer: provider.issuer, code: 'open', autoProvision: true },
  ]);
});

afterAll(async () => {
  await server.close();
  await provider.close();
});

beforeEach(() => {
  server.clock.now = NOON;
});

async function signIn(visitor: Visitor, script = {}, query = '') {
  const start = await visitor.get(`/oidc/login${query}`);
  return visitor.get(provider.answerTo(start.location, script));
}

const visit = (options = {}) => new Visitor(server.app, options);

test('[7.31] a sign-in asks the provider with PKCE, state, nonce and the language of the page', async () => {
  const start = await visit({ headers: { 'accept-language': 'ar' } }).get('/oidc/login');
  expect(start.status).toBe(303);
  const { origin, pathname, searchParams } = new URL(start.location);
  expect(origin + pathname).toBe(`${provider.issuer}/auth`);
  expect(Object.fromEntries(searchParams)).toEqual({
    client_id: 'lantern',
    response_type: 'code',
    redirect_uri: 'http://localhost:8080/oidc/callback',
    scope: 'openid email profile',
    state: expect.stringMatching(/^[\w-]{43}$/),
    nonce: expect.stringMatching(/^[\w-]{43}$/),
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    code_challenge_method: 'S256',
    ui_locales: 'ar',
  });
});

test('[2.19] the answer opens a session and goes to the sign-in return of the portal', async () => {
  const visitor = visit();
  const end = await signIn(
    visitor,
    { userInfo: ADAS_EMAIL },
    '?redirectUrl=/learn/catalog?term=1&provider=main',
  );
  expect(end.location).toBe('/learn/login-callback?redirectUrl=%2Flearn%2Fcatalog%3Fterm%3D1&provider=main');
  const me = await visitor.get(ME);
  expect(me.status).toBe(200);
  expect(JSON.parse(me.text)).toMatchObject({ user: { id: ADA.id } });
});

test('[3.23] a cookie says who is signed in, without a name, until they sign out', async () => {
  const visitor = visit();
  await signIn(visitor, { userInfo: ADAS_EMAIL });
  const cookie = decodeURIComponent(visitor.cookies.get('user_info') ?? '');
  expect(Object.keys(JSON.parse(cookie))).toEqual(['id', 'tenant_id']);
  expect(JSON.parse(cookie)).toMatchObject({ id: ADA.id });
  await visitor.get('/oidc/logout', PRESSED);
  expect(visitor.cookies.has('user_info')).toBe(false);
});

test.each([
  ['https://elsewhere.test/'],
  ['//elsewhere.test'],
  ['javascript:alert(1)'],
  ['/\\elsewhere.test'],
  ['http://localhost:8080@elsewhere.test/'],
])('[5.1] the wish to go to %s becomes the client root', async (wish) => {
  const end = await signIn(visit(), { userInfo: ADAS_EMAIL }, `?redirectUrl=${encodeURIComponent(wish)}`);
  expect(end.location).toBe('/learn/login-callback?redirectUrl=%2Flearn&provider=main');
});

test('the cookie is the browser’s alone, and the database holds only its hash', async () => {
  const visitor = visit();
  const end = await signIn(visitor, { userInfo: ADAS_EMAIL });
  const cookie = end.setCookies.find((line) => line.startsWith('sid='));
  expect(cookie).toMatch(/^sid=[\w-]{43}; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/);
  const rows = await server.db.query<{ idHash: string }>(sql`select id_hash as "idHash" from sessions`);
  expect(rows.map(({ idHash }) => idHash)).not.toContain(visitor.cookies.get('sid'));
});

test('over https the cookies are bound to this very host', async () => {
  const visitor = visit({ address: PROXY, headers: { 'x-forwarded-proto': 'https' } });
  const start = await visitor.get('/oidc/login');
  expect(start.setCookies[0]).toMatch(/^__Host-sign-in-.*; Path=\/; .*HttpOnly; Secure; SameSite=Lax$/);
  const answer = provider.answerTo(start.location, { userInfo: ADAS_EMAIL });
  expect(answer).toMatch(/^https:\/\/localhost:8080\/oidc\/callback\?/);
  const end = await visitor.get(answer);
  const cookie = end.setCookies.find((line) => line.startsWith('__Host-sid='));
  expect(cookie).toMatch(/; Path=\/; .*HttpOnly; Secure; SameSite=Lax$/);
});

test('a new sign-in brings a new session and ends the one before', async () => {
  const visitor = visit();
  await signIn(visitor, { userInfo: ADAS_EMAIL });
  const before = visitor.cookies.get('sid') ?? '';
  await signIn(visitor, { userInfo: ADAS_EMAIL });
  expect(visitor.cookies.get('sid')).not.toBe(before);
  const old = visit();
  old.cookies.set('sid', before);
  expect((await old.get(ME)).status).toBe(401);
});

test('a session ends eight idle hours after its last use, and twelve hours after it began', async () => {
  const [idle, busy] = [visit(), visit()];
  await signIn(idle, { userInfo: ADAS_EMAIL });
  await signIn(busy, { userInfo: ADAS_EMAIL });
  const at = (hours: number, ms = 0) => new Date(NOON.getTime() + hours * 3_600_000 + ms);
  server.clock.now = at(7);
  expect((await busy.get(ME)).status).toBe(200);
  server.clock.now = at(8, -1);
  expect((await idle.get(ME)).status).toBe(200);
  server.clock.now = at(12, -1);
  expect((await busy.get(ME)).status).toBe(200);
  server.clock.now = at(12);
  expect((await busy.get(ME)).status).toBe(401);
});

test('two tabs that sign in at the same time both arrive', async () => {
  const visitor = visit();
  const first = await visitor.get('/oidc/login');
  const second = await visitor.get('/oidc/login');
  const script = { userInfo: ADAS_EMAIL };
  expect((await visitor.get(provider.answerTo(first.location, script))).status).toBe(303);
  expect((await visitor.get(provider.answerTo(second.location, script))).status).toBe(303);
});

test('once linked, a person is known by their subject, whatever becomes of their address', async () => {
  await signIn(visit(), { userInfo: ADAS_EMAIL });
  const visitor = visit();
  await signIn(visitor, { userInfo: { email: 'ada@married.test', email_verified: false } });
  expect(JSON.parse((await visitor.get(ME)).text)).toMatchObject({ user: { id: ADA.id } });
});

test('where the provider may bring new people, an unknown one becomes a learner, once', async () => {
  const script = {
    idToken: {
      sub: 'new-person',
      email: 'new@demo.test',
      email_verified: true,
      given_name: 'Nia',
      locale: 'ar',
    },
  };
  const [first, second] = [visit(), visit()];
  await Promise.all([signIn(first, script, '?provider=open'), signIn(second, script, '?provider=open')]);
  const people = await Promise.all([first, second].map((visitor) => visitor.get(ME)));
  const [one, other] = people.map(({ text }) => JSON.parse(text));
  expect(one).toMatchObject({ user: { email: 'new@demo.test', locale: 'ar' }, roles: ['Learner'] });
  expect(other.user.id).toBe(one.user.id);
});

test('the provider is asked what it offers once, not at every sign-in', async () => {
  await visit().get('/oidc/login');
  const before = provider.discoveries();
  await visit().get('/oidc/login');
  expect(provider.discoveries()).toBe(before);
});

test('each sign-in is on record, without names or tokens', async () => {
  await signIn(visit(), { userInfo: ADAS_EMAIL });
  const [entry] = await server.db.query(
    sql`select user_id as "userId", action, subject from audit_entries order by id desc limit 1`,
  );
  expect(entry).toEqual({ userId: ADA.id, action: 'signIn', subject: { provider: 'main', user: 'known' } });
});
