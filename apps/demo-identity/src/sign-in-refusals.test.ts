import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openApplication } from './testing/application';
import { Browser } from './testing/browser';
import { startTestIdentity, type TestIdentity } from './testing/start-test-identity';

const ADA = { email: 'ada@demo.test', password: 'lantern' };
const WRONG = 'The email or the password is not right.';

let identity: TestIdentity;
let application: Awaited<ReturnType<typeof openApplication>>;

beforeAll(async () => {
  identity = await startTestIdentity();
  application = await openApplication(identity.config);
});

afterAll(() => identity.stop());

afterEach(() => identity.failOnErrors());

test('a wrong password and an unknown account are told the same, and a right one still works', async () => {
  const { browser, form } = await application.openForm();
  const wrong = await browser.post(form.url, { ...ADA, password: 'lamp' });
  const unknown = await browser.post(form.url, { ...ADA, email: 'eve@demo.test' });
  expect(wrong.status).toBe(422);
  expect(wrong.text).toContain(WRONG);
  expect(unknown.text.replace('eve@', 'ada@')).toBe(wrong.text);

  const callback = await browser.post(form.url, ADA);
  expect(callback.url).toContain('code=');
});

test('a code buys one session only', async () => {
  const { browser, request, form } = await application.openForm();
  const callback = await browser.post(form.url, ADA);
  const tokens = await application.redeem(callback.url, request);
  await expect(application.redeem(callback.url, request)).rejects.toMatchObject({ error: 'invalid_grant' });
  const sub = tokens.claims()?.sub ?? '';
  await expect(application.userInfo(tokens.access_token, sub)).rejects.toMatchObject({ status: 401 });
});

test('a code is worth nothing without the verifier it was asked with', async () => {
  const { browser, request, form } = await application.openForm();
  const callback = await browser.post(form.url, ADA);
  const other = await application.requestSignIn();
  await expect(
    application.redeem(callback.url, { ...request, verifier: other.verifier }),
  ).rejects.toMatchObject({ error: 'invalid_grant' });
});

test('an address that is not registered is never redirected to', async () => {
  const { form } = await application.openForm({ redirect_uri: 'http://elsewhere.test/oidc/callback' });
  expect(form.status).toBe(400);
  expect(form.headers.get('location')).toBeNull();
});

test('a request without PKCE is sent back', async () => {
  const { url } = await application.requestSignIn();
  const bare = new URL(url);
  bare.searchParams.delete('code_challenge');
  bare.searchParams.delete('code_challenge_method');
  const reply = await new Browser(identity.config.issuer).get(bare.href);
  expect(reply.url).toMatch(/^http:\/\/app\.test\/oidc\/callback\?error=invalid_request/);
});

test.each([
  ['from another site', { 'sec-fetch-site': 'cross-site' }],
  ['from another program on this host', { 'sec-fetch-site': 'same-site' }],
])('a form sent %s is refused', async (_name, headers) => {
  const { browser, form } = await application.openForm();
  const reply = await browser.post(form.url, ADA, headers);
  expect(reply.status).toBe(403);
});

test('a form that is not one is refused', async () => {
  const { browser, form } = await application.openForm();
  const reply = await browser.post(form.url, ADA, { 'content-type': 'application/json' });
  expect(reply.status).toBe(400);
});

test('a form that is too long is refused', async () => {
  const { browser, form } = await application.openForm();
  const reply = await browser.post(form.url, { ...ADA, password: 'x'.repeat(9000) });
  expect(reply.status).toBe(400);
});

test('a visitor without the cookie of this sign-in is told to begin again', async () => {
  const { form } = await application.openForm();
  const stranger = new Browser(identity.config.issuer);
  const reply = await stranger.post(form.url, ADA);
  expect(reply.status).toBe(400);
  expect(reply.text).toContain('This sign-in has ended');
  expect(reply.text).toContain('href="http://app.test/"');
});

test('an unknown page is told so, in the look of the house', async () => {
  const reply = await new Browser(identity.config.issuer).get('/nowhere');
  expect(reply.status).toBe(404);
  expect(reply.text).toContain('There is no such page');
});

test('whatever host the caller names, the addresses are those of the issuer', async () => {
  const reply = await fetch(`${identity.config.issuer}/.well-known/openid-configuration`, {
    headers: { 'x-forwarded-host': 'elsewhere.test', 'x-forwarded-proto': 'https' },
  });
  expect(await reply.json()).toMatchObject({
    issuer: identity.config.issuer,
    token_endpoint: `${identity.config.issuer}/token`,
  });
});
