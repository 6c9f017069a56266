import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ScriptedProvider, startScriptedProvider } from './testing/scripted-provider';
import { openSignInHouse, type SignInHouse } from './testing/sign-in-house';
import { Visitor } from './testing/visitor';

const ME = '/api/platform/v1/users/me';

let provider: ScriptedProvider;
let plain: ScriptedProvider;
let house: SignInHouse;

beforeAll(async () => {
  provider = await startScriptedProvider({ end_session_endpoint: 'https://identity.test/session/end' });
  plain = await startScriptedProvider();
  house = await openSignInHouse([{ issuer: provider.issuer }, { issuer: plain.issuer, code: 'plain' }]);
});

afterAll(async () => {
  await house.close();
  await provider.close();
  await plain.close();
});

async function signedIn(at = provider, query = ''): Promise<Visitor> {
  const visitor = new Visitor(house.app);
  const start = await visitor.get(`/oidc/login${query}`);
  const userInfo = { email: 'ada@demo.test', email_verified: true };
  await visitor.get(at.answerTo(start.location, { userInfo }));
  return visitor;
}

test('[7.31] a sign-out ends the session here and goes on to end it at the provider', async () => {
  const visitor = await signedIn();
  const session = visitor.cookies.get('sid') ?? '';
  const { location } = await visitor.get('/oidc/logout');
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
  expect((await visitor.get('/oidc/logout')).location).toBe('/learn');
  expect((await visitor.get(ME)).status).toBe(401);
});

test('who is not signed in is led home', async () => {
  expect((await new Visitor(house.app).get('/oidc/logout')).location).toBe('/learn');
});

test('a link on another site signs nobody out', async () => {
  const visitor = await signedIn();
  const { location } = await visitor.get('/oidc/logout', { 'sec-fetch-site': 'cross-site' });
  expect(location).toBe('/learn');
  expect((await visitor.get(ME)).status).toBe(200);
});
