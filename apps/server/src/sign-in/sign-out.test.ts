import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ScriptedProvider, startScriptedProvider } from '../../testing/sign-in/scripted-provider';
import { openSignInServer, type SignInServer } from '../../testing/sign-in/sign-in-server';
import { PRESSED, Visitor } from '../../testing/sign-in/visitor';

const ME = '/api/platform/v1/users/me';

let provider: ScriptedProvider;
let plain: ScriptedProvider;
let server: SignInServer;

beforeAll(async () => {
  provider = await startScriptedProvider({ end_session_endpoint: 'https://identity.test/session/end' });
  plain = await startScriptedProvider();
  server = await openSignInServer([{ issuer: provider.issuer }, { issuer: plain.issuer, code: 'plain' }]);
});

afterAll(async () => {
  await server.close();
  await provider.close();
  await plain.close();
});

async function signedIn(at = provider, query = ''): Promise<Visitor> {
  const visitor = new Visitor(server.app);
  const start = await visitor.get(`/oidc/login${query}`);
  const userInfo = { email: 'ada@demo.test', email_verified: true };
  await visitor.get(at.answerTo(start.location, { userInfo }));
  return visitor;
}

test('[7.31] a sign-out ends the session here and goes on to end it at the provider', async () => {
  const visitor = await signedIn();
  const session = visitor.cookies.get('sid') ?? '';
  const { location } = await visitor.get('/oidc/logout', PRESSED);
  const { origin, pathname, searchParams } = new URL(location);
  expect(origin + pathname).toBe('https://identity.test/session/end');
  expect(searchParams.get('post_logout_redirect_uri')).toBe('http://localhost:8080/');
  expect(searchParams.get('id_token_hint')?.split('.')).toHaveLength(3);
  expect(visitor.cookies.has('sid')).toBe(false);
  visitor.cookies.set('sid', session);
  expect((await visitor.get(ME)).status).toBe(401);
});

test('a provider without a sign-out of its own leaves the person at home', async () => {
  const visitor = await signedIn(plain, '?provider=plain');
  expect((await visitor.get('/oidc/logout', PRESSED)).location).toBe('/learn');
  expect((await visitor.get(ME)).status).toBe(401);
});

test('who is not signed in is led home', async () => {
  expect((await new Visitor(server.app).get('/oidc/logout')).location).toBe('/learn');
});

const NOT_MEANT: Array<[string, Record<string, string>]> = [
  ['a link on another site', { ...PRESSED, 'sec-fetch-site': 'cross-site' }],
  ['a picture on our own page', { ...PRESSED, 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' }],
  ['a frame on our own page', { ...PRESSED, 'sec-fetch-dest': 'iframe' }],
  ['a prefetch of our own page', { ...PRESSED, 'sec-purpose': 'prefetch' }],
  ['an older browser that comes from elsewhere', { accept: 'text/html', referer: 'https://evil.test/' }],
  ['a made-up confirmation', {}],
];

test.each(NOT_MEANT)('%s signs nobody out, but asks', async (_name, headers) => {
  const visitor = await signedIn();
  const reply = await visitor.get('/oidc/logout?confirmation=none', headers);
  expect([reply.status, reply.setCookies]).toEqual([200, []]);
  expect(reply.text).toContain('Do you want to sign out?');
  expect(reply.headers['content-security-policy']).toMatch(/default-src 'none';.*frame-ancestors 'none'/);
  expect((await visitor.get(ME)).status).toBe(200);
});

test('who says yes to that is signed out, in a browser that tells nothing of itself too', async () => {
  const visitor = await signedIn();
  const { text } = await visitor.get('/oidc/logout');
  const [, href = ''] = /href="(\/oidc\/logout\?confirmation=[\w-]+)"/.exec(text) ?? [];
  const stranger = await signedIn();
  expect((await stranger.get(href)).status).toBe(200);
  expect((await stranger.get(ME)).status).toBe(200);
  expect((await visitor.get(href)).location).toMatch(/^https:\/\/identity\.test\/session\/end/);
  expect((await visitor.get(ME)).status).toBe(401);
});

test('it asks in the person’s language', async () => {
  const visitor = await signedIn();
  const { text } = await visitor.get('/oidc/logout', { cookie: '', 'accept-language': 'ar' });
  expect(text).toMatch(/<html lang="ar" dir="rtl">[^]*هل تريد تسجيل الخروج؟/);
});
