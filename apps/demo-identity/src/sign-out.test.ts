import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openApplication } from './testing/application';
import type { Browser } from './testing/browser';
import { startTestIdentity, type TestIdentity } from './testing/start-test-identity';

const HOME = { post_logout_redirect_uri: 'http://app.test/signed-out' };

let identity: TestIdentity;
let application: Awaited<ReturnType<typeof openApplication>>;

beforeAll(async () => {
  identity = await startTestIdentity();
  application = await openApplication(identity.config);
});

afterAll(() => identity.stop());

afterEach(() => identity.failOnErrors());

async function signIn(email: string) {
  const { browser, request, form } = await application.openForm();
  const callback = await browser.post(form.url, { email, password: 'lantern' });
  const tokens = await application.redeem(callback.url, request);
  return { browser, idToken: tokens.id_token ?? '' };
}

function sendForm(browser: Browser, page: string) {
  const [, action = ''] = /action="([^"]+)"/.exec(page) ?? [];
  const [, secret = ''] = /name="xsrf" value="([^"]+)"/.exec(page) ?? [];
  const answer: Record<string, string> = page.includes('type="hidden" name="logout"')
    ? { logout: 'yes' }
    : {};
  return browser.post(action, { xsrf: secret, ...answer });
}

test('asked by the application, the sign-out needs no click and leads back there', async () => {
  const { browser, idToken } = await signIn('ada@demo.test');
  const page = await browser.get(
    application.signOutUrl({ id_token_hint: idToken, state: 'by-ada', ...HOME }),
  );
  expect(page.text).toContain('<script>document.forms[0].submit()</script>');
  expect(page.headers.get('content-security-policy')).toMatch(/script-src 'sha256-[^']+';/);

  const home = await sendForm(browser, page.text);
  expect(home.url).toBe('http://app.test/signed-out?state=by-ada');

  const next = await browser.get((await application.requestSignIn()).url);
  expect(next.text).toContain('<h1>Sign in</h1>');
});

test.each([
  ['without a token', async () => ({})],
  [
    'with the token of somebody else',
    async () => ({ id_token_hint: (await signIn('lin@demo.test')).idToken }),
  ],
])('%s nothing ends before the person agrees', async (_name, hint) => {
  const { browser } = await signIn('ada@demo.test');
  const page = await browser.get(
    application.signOutUrl({ client_id: identity.config.clientId, ...(await hint()), ...HOME }),
  );
  expect(page.text).toContain('<h1>Sign out of all of Lantern?</h1>');
  expect(page.text).not.toContain('<script');
});

test('a page that is not registered is never returned to', async () => {
  const { browser, idToken } = await signIn('ada@demo.test');
  const page = await browser.get(
    application.signOutUrl({ id_token_hint: idToken, post_logout_redirect_uri: 'http://elsewhere.test/' }),
  );
  expect(page.status).toBe(400);
  expect(page.text).toContain('This request cannot be answered');
});

test('who is no longer signed in here is led home too', async () => {
  const { idToken } = await signIn('ada@demo.test');
  const { browser } = await application.openForm();
  const page = await browser.get(application.signOutUrl({ id_token_hint: idToken, ...HOME }));
  expect(page.headers.get('content-security-policy')).toMatch(/script-src 'sha256-/);
  const home = await sendForm(browser, page.text);
  expect(home.url).toBe('http://app.test/signed-out');
});

test('a sign-out without a way home ends on a page that says so', async () => {
  const { browser, idToken } = await signIn('ada@demo.test');
  const page = await browser.get(application.signOutUrl({ id_token_hint: idToken, ui_locales: 'ar' }));
  expect(page.text).toContain('lang="ar"');
  const end = await sendForm(browser, page.text);
  expect(end.text).toContain('You are signed out');
});
