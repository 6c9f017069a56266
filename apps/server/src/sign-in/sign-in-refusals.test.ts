import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { liftSuspension, setSuspended } from '../store/people/suspension';
import { type ScriptedProvider, startScriptedProvider } from '../../testing/sign-in/scripted-provider';
import { ADA, NOON, openSignInServer, type SignInServer } from '../../testing/sign-in/sign-in-server';
import { Visitor } from '../../testing/sign-in/visitor';

const ADAS_EMAIL = { email: 'ada@demo.test', email_verified: true };

let provider: ScriptedProvider;
let server: SignInServer;

beforeAll(async () => {
  provider = await startScriptedProvider();
  server = await openSignInServer([
    { issuer: provider.issuer },
    { issuer: provider.issuer, code: 'open', autoProvision: true },
    { issuer: 'http://127.0.0.1:9', code: 'gone' },
  ]);
});

afterAll(async () => {
  await server.close();
  await provider.close();
});

beforeEach(() => {
  server.clock.now = NOON;
});

const visit = (options = {}) => new Visitor(server.app, options);

function expectRefusal(reply: Awaited<ReturnType<Visitor['get']>>, status: number, title: string) {
  expect(reply.status).toBe(status);
  expect(reply.text).toContain(`<h1>${title}</h1>`);
  expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(reply.headers['cache-control']).toBe('no-store');
  expect(reply.headers['content-security-policy']).toContain("default-src 'none'; style-src 'sha256-");
  expect(reply.setCookies.filter((line) => line.startsWith('sid='))).toEqual([]);
}

test.each([
  ['for another audience', { idToken: { aud: 'another' } }],
  ['of another issuer', { idToken: { iss: 'http://127.0.0.1:9' } }],
  ['that has expired', { idToken: { exp: 1_000_000_000 } }],
  ['with the nonce of another sign-in', { idToken: { nonce: 'another' } }],
  ['without a nonce', { idToken: { nonce: undefined } }],
  ['signed with a key that is not the provider’s', { isSignedByStranger: true }],
  ['whose userinfo speaks of somebody else', { userInfo: { ...ADAS_EMAIL, sub: 'person-2' } }],
])('a token %s opens nothing', async (_name, script) => {
  const visitor = visit();
  const start = await visitor.get('/oidc/login');
  const reply = await visitor.get(provider.answerTo(start.location, { userInfo: ADAS_EMAIL, ...script }));
  expectRefusal(reply, 400, 'The sign-in could not be confirmed');
});

test('an answer works once', async () => {
  const visitor = visit();
  const answer = provider.answerTo((await visitor.get('/oidc/login')).location, { userInfo: ADAS_EMAIL });
  const cookies = new Map(visitor.cookies);
  expect((await visitor.get(answer)).status).toBe(303);

  const replay = visit();
  for (const [name, value] of cookies) replay.cookies.set(name, value);
  expectRefusal(await replay.get(answer), 400, 'This sign-in has ended');
});

test('who goes back to a used answer but is signed in is led on', async () => {
  const visitor = visit();
  const answer = provider.answerTo((await visitor.get('/oidc/login')).location, { userInfo: ADAS_EMAIL });
  await visitor.get(answer);
  expect((await visitor.get(answer)).location).toBe('/learn');
});

test('the answer to another browser’s sign-in opens nothing', async () => {
  const start = await visit().get('/oidc/login');
  const answer = provider.answerTo(start.location, { userInfo: ADAS_EMAIL });
  expectRefusal(await visit().get(answer), 400, 'This sign-in has ended');
});

test('an answer must come within ten minutes', async () => {
  const [late, timely] = [visit(), visit()];
  const toLate = await late.get('/oidc/login');
  const toTimely = await timely.get('/oidc/login');
  server.clock.now = new Date(NOON.getTime() + 599_999);
  const script = { userInfo: ADAS_EMAIL };
  expect((await timely.get(provider.answerTo(toTimely.location, script))).status).toBe(303);
  server.clock.now = new Date(NOON.getTime() + 600_000);
  expectRefusal(await late.get(provider.answerTo(toLate.location, script)), 400, 'This sign-in has ended');
});

test.each([
  ['access_denied', 403, 'You were not signed in'],
  ['temporarily_unavailable', 503, 'The sign-in service does not answer'],
  ['invalid_scope', 400, 'The sign-in could not be confirmed'],
])('the provider’s error %s is told in our words', async (error, status, title) => {
  const visitor = visit();
  const { searchParams } = new URL((await visitor.get('/oidc/login')).location);
  const description = '<b>their words</b>';
  const query = new URLSearchParams({
    error,
    error_description: description,
    state: searchParams.get('state') ?? '',
  });
  const reply = await visitor.get(`/oidc/callback?${query}`);
  expectRefusal(reply, status, title);
  expect(reply.text).not.toContain('their words');
});

test.each([
  ['no address', {}],
  ['an address that nobody vouches for', { email: 'ada@demo.test', email_verified: false }],
  ['an address vouched for in words only', { email: 'ada@demo.test', email_verified: 'true' }],
  ['an address that is none', { email: 'ada', email_verified: true }],
])('a new person with %s is nobody', async (_name, userInfo) => {
  const visitor = visit();
  const start = await visitor.get('/oidc/login?provider=open');
  const answer = provider.answerTo(start.location, { idToken: { sub: 'doubtful' }, userInfo });
  expectRefusal(await visitor.get(answer), 403, 'Your email is not confirmed');
});

test('an unknown person is told so, and may come as somebody else', async () => {
  const visitor = visit();
  const start = await visitor.get('/oidc/login');
  const script = { idToken: { sub: 'stranger' }, userInfo: { email: 'eve@demo.test', email_verified: true } };
  const reply = await visitor.get(provider.answerTo(start.location, script));
  expectRefusal(reply, 403, 'There is no account for you here');
  expect(reply.text).toContain('href="/oidc/login?prompt=login"');
  const again = await visitor.get('/oidc/login?prompt=login');
  expect(new URL(again.location).searchParams.get('prompt')).toBe('login');
});

test('[4.33] whoever is suspended is told so, in their language, and gets no session', async () => {
  const ada = visit();
  const signIn = async () =>
    ada.get(provider.answerTo((await ada.get('/oidc/login')).location, { userInfo: ADAS_EMAIL }));
  expect((await signIn()).status).toBe(303);
  await setSuspended(server.db, server.tenantId, { userId: ADA.id, since: NOON });
  const reply = await signIn();
  expectRefusal(reply, 403, 'Your account is suspended');
  expect(reply.text).toContain('href="/oidc/login?prompt=login"');
  ada.cookies.set('locale', 'ar');
  expectRefusal(await signIn(), 403, 'حسابك موقوف');
  await liftSuspension(server.db, server.tenantId, ADA.id);
  expect((await signIn()).status).toBe(303);
});

test('an address that has passed to another person does not bring the account along', async () => {
  const ada = visit();
  await ada.get(provider.answerTo((await ada.get('/oidc/login')).location, { userInfo: ADAS_EMAIL }));
  const heir = visit();
  const script = { idToken: { sub: 'heir' }, userInfo: ADAS_EMAIL };
  const reply = await heir.get(provider.answerTo((await heir.get('/oidc/login')).location, script));
  expectRefusal(reply, 403, 'There is no account for you here');
});

test('[2.19] a provider that is not set up is told so', async () => {
  expectRefusal(await visit().get('/oidc/login?provider=x'), 404, 'This way of signing in does not exist');
});

test('a provider that does not answer is told so, and asked again the next time', async () => {
  const reply = await visit().get('/oidc/login?provider=gone');
  expectRefusal(reply, 503, 'The sign-in service does not answer');
  expect(reply.headers['retry-after']).toBe('5');
});

test('the page speaks the language of the reader', async () => {
  const reply = await visit({ headers: { 'accept-language': 'ar' } }).get('/oidc/callback');
  expect(reply.text).toContain('<html lang="ar" dir="rtl">');
  expect(reply.text).toContain('<h1>انتهت محاولة الدخول هذه</h1>');
});

test('the eleventh sign-in within a minute from one address waits', async () => {
  const visitor = visit({ address: '203.0.113.5' });
  for (let count = 0; count < 10; count += 1) expect((await visitor.get('/oidc/login')).status).toBe(303);
  const reply = await visitor.get('/oidc/login');
  expectRefusal(reply, 429, 'Too many sign-ins from your address');
  expect(reply.headers['retry-after']).toBe('60');
  server.clock.now = new Date(NOON.getTime() + 60_000);
  expect((await visitor.get('/oidc/login')).status).toBe(303);
});
