import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { ACCOUNTS } from './accounts';
import { openApplication } from './testing/application';
import { startTestIdentity, type TestIdentity } from './testing/start-test-identity';

const ADA = { email: 'ada@demo.test', password: 'lantern' };

let identity: TestIdentity;
let application: Awaited<ReturnType<typeof openApplication>>;

beforeAll(async () => {
  identity = await startTestIdentity();
  application = await openApplication(identity.config);
});

afterAll(() => identity.stop());

afterEach(() => identity.failOnErrors());

test('a person signs in with email and password, and the application learns who they are', async () => {
  const { browser, request, form } = await application.openForm();
  const callback = await browser.post(form.url, ADA);
  expect(callback.url).toMatch(/^http:\/\/app\.test\/oidc\/callback\?/);

  const tokens = await application.redeem(callback.url, request);
  const sub = tokens.claims()?.sub ?? '';
  expect(await application.userInfo(tokens.access_token, sub)).toEqual({
    sub,
    email: 'ada@demo.test',
    email_verified: true,
    name: 'Ada Lindqvist',
    given_name: 'Ada',
    family_name: 'Lindqvist',
    locale: 'en-US',
  });
});

test('the email may be typed in capitals and with spaces around it', async () => {
  const { browser, form } = await application.openForm();
  const callback = await browser.post(form.url, { ...ADA, email: ' ADA@demo.test ' });
  expect(callback.url).toMatch(/^http:\/\/app\.test\//);
});

test.each(ACCOUNTS)('$email signs in with one click', async ({ sub, name }) => {
  const { browser, request, form } = await application.openForm();
  expect(form.text).toContain(name);
  const callback = await browser.post(form.url, { account: sub });
  const tokens = await application.redeem(callback.url, request);
  expect(tokens.claims()?.sub).toBe(sub);
});

test('who is signed in already goes through without a page', async () => {
  const { browser, form } = await application.openForm();
  await browser.post(form.url, ADA);
  const again = await browser.get((await application.requestSignIn()).url);
  expect(again.url).toMatch(/^http:\/\/app\.test\/oidc\/callback\?.*code=/);
});

test('an application that insists on consent gets it without a page', async () => {
  const { browser, form } = await application.openForm({ prompt: 'login consent' });
  const callback = await browser.post(form.url, ADA);
  expect(callback.url).toMatch(/^http:\/\/app\.test\/oidc\/callback\?.*code=/);
});

test('the form is filled with the hint that the application gave, and never as markup', async () => {
  const { form } = await application.openForm({ login_hint: '"><script>alert(1)</script>' });
  expect(form.text).toContain('value="&#34;&#62;&#60;script&#62;alert(1)');
  expect(form.text).not.toContain('<script');
});

test.each([
  ['the language that the application asks for', { ui_locales: 'fr ar-EG en' }, 'en', 'ar', 'rtl'],
  ['else the language of the browser', {}, 'de, en;q=0.5, ar;q=0.8', 'ar', 'rtl'],
  ['else English', {}, 'de', 'en', 'ltr'],
])('the page speaks %s', async (_name, extra, acceptLanguage, language, direction) => {
  const { form } = await application.openForm(extra, { 'accept-language': acceptLanguage });
  expect(form.text).toContain(`<html lang="${language}" dir="${direction}">`);
});

test('the page runs no script, stands in no frame and posts only here and home', async () => {
  const { form } = await application.openForm();
  const policy = form.headers.get('content-security-policy');
  expect(policy).toContain("default-src 'none'; script-src; style-src 'self'");
  expect(policy).toContain("form-action 'self' http://app.test;");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(form.headers.get('cache-control')).toContain('no-store');
});
