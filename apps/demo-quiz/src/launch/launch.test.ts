import type { JWTPayload } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  beginLogin,
  launch,
  type Login,
  plain,
  postForm,
  sendLaunch,
  startTestQuiz,
  type TestQuiz,
  textAt,
} from '../testing/test-quiz';
import { LTI } from './claim-names';

let quiz: TestQuiz;
beforeAll(async () => {
  quiz = await startTestQuiz();
});
afterAll(() => quiz.stop());

const now = () => Math.floor(Date.now() / 1000);

test('a launch opens the quiz that the platform named, in its language', async () => {
  const english = await textAt(await launch(quiz));
  expect(english).toContain('<h1>A report people read</h1>');
  const arabic = await textAt(
    await launch(quiz, {
      [LTI.presentation]: { locale: 'ar' },
      [LTI.custom]: { quiz: 'units', attempt_id: 'a', mode: 'take' },
    }),
  );
  expect(arabic).toContain('<html lang="ar" dir="rtl"');
  expect(arabic).toContain('<h1>الوحدات والقياسات</h1>');
});

test('only the platform may frame it, and only its own scripts run', async () => {
  const answer = await fetch(await launch(quiz));
  const policy = answer.headers.get('content-security-policy') ?? '';
  expect(policy).toContain(`frame-ancestors ${quiz.platform.issuer}`);
  expect(policy).toMatch(/script-src 'nonce-[\w+/=]{20,}'(;|$)/);
  expect(policy).not.toContain('unsafe');
  expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
});

test('the login goes to the platform with what the standard asks for, and keeps the state in the browser', async () => {
  const { config, platform } = quiz;
  const query = new URLSearchParams({ iss: platform.issuer, login_hint: 'who', lti_message_hint: 'what' });
  const answer = await fetch(`${config.url}/login?${query}`, { redirect: 'manual' });
  const location = new URL(answer.headers.get('location') ?? '');
  expect(`${location.origin}${location.pathname}`).toBe(config.platform.authorizationUrl);
  expect(Object.fromEntries(location.searchParams)).toMatchObject({
    scope: 'openid',
    response_type: 'id_token',
    response_mode: 'form_post',
    prompt: 'none',
    client_id: config.platform.clientId,
    redirect_uri: `${config.url}/launch`,
    login_hint: 'who',
    lti_message_hint: 'what',
  });
  expect(answer.headers.get('set-cookie')).toMatch(/HttpOnly; Max-Age=600; SameSite=Lax/);
});

test.each<[string, Record<string, string>]>([
  ['another platform', { iss: 'https://elsewhere.test' }],
  ['another client', { client_id: 'other' }],
  ['another deployment', { lti_deployment_id: 'other' }],
  ['no hint of whom', { login_hint: '' }],
])('a login from %s is refused', async (_what, fields) => {
  const { page } = await beginLogin(quiz, fields);
  expect(plain(page)).toContain('The request does not come from the platform that this tool knows.');
});

test.each<[string, JWTPayload, string]>([
  ['another issuer', { iss: 'https://elsewhere.test' }, 'The platform’s message is not valid.'],
  ['another audience', { aud: 'other' }, 'The platform’s message is not valid.'],
  ['another authorized party', { azp: 'other' }, 'The platform’s message is not valid.'],
  ['an end that has passed', { exp: now() - 60, iat: now() - 120 }, 'The platform’s message is not valid.'],
  ['a beginning to come', { iat: now() + 600, exp: now() + 900 }, 'The platform’s message is not valid.'],
  ['an old age', { iat: now() - 3600, exp: now() + 60 }, 'The platform’s message is not valid.'],
  ['another nonce', { nonce: 'a'.repeat(43) }, 'The platform’s message is not valid.'],
  ['another deployment', { [LTI.deploymentId]: 'other' }, 'This tool is not registered for that part'],
  ['another version', { [LTI.version]: '1.1' }, 'something that this tool does not do'],
  ['another message', { [LTI.messageType]: 'LtiDeepLinkingRequest' }, 'something that this tool does not do'],
  ['an unknown quiz', { [LTI.custom]: { quiz: 'none' } }, 'a quiz that does not exist here'],
  ['a strange quiz', { [LTI.custom]: { quiz: '__proto__' } }, 'a quiz that does not exist here'],
])('a launch with %s is refused', async (_what, claims, sentence) => {
  const login = await beginLogin(quiz);
  const answer = await sendLaunch(quiz, login, await quiz.platform.launchToken(login.nonce, claims));
  expect(answer.status).toBe(403);
  expect(plain(await answer.text())).toContain(sentence);
  expectLogged();
});

test.each<[string, (login: Login) => Promise<string> | string]>([
  ['a foreign key', ({ nonce }) => quiz.platform.foreignToken(nonce)],
  ['no signature', ({ nonce }) => unsigned({ iss: quiz.platform.issuer, nonce })],
  ['no token', () => 'nonsense'],
])('a launch with %s is refused', async (_what, tokenOf) => {
  const login = await beginLogin(quiz);
  const answer = await sendLaunch(quiz, login, await tokenOf(login));
  expect(answer.status).toBe(403);
  expectLogged();
});

/** Nobody has begun anything, and whoever runs the tool can read why. */
function expectLogged(): void {
  expect(quiz.errors.at(-1)).toMatchObject({ message: expect.stringContaining('A launch was refused') });
}

test('a state is good for one launch', async () => {
  const login = await beginLogin(quiz);
  const token = await quiz.platform.launchToken(login.nonce);
  const statuses = await Promise.all(
    Array.from({ length: 20 }, async () => (await sendLaunch(quiz, login, token)).status),
  );
  expect(statuses.filter((status) => status === 303)).toHaveLength(1);
  expect(statuses.filter((status) => status === 403)).toHaveLength(19);
});

test('a state that nobody gave is refused', async () => {
  const { nonce, cookie } = await beginLogin(quiz);
  const answer = await sendLaunch(quiz, { state: 'made-up', cookie }, await quiz.platform.launchToken(nonce));
  expect(answer.status).toBe(403);
});

test('without the cookie and without the platform’s storage another browser is refused', async () => {
  const login = await beginLogin(quiz);
  const token = await quiz.platform.launchToken(login.nonce);
  const answer = await sendLaunch(quiz, { ...login, cookie: '' }, token);
  expect(plain(await answer.text())).toContain('This browser did not begin the launch.');
});

test('without the cookie the platform’s storage vouches for the browser, once', async () => {
  const login = await beginLogin(quiz, { lti_storage_target: '_parent' });
  expect(login.page).toContain('data-target="_parent"');
  expect(login.page).toContain(`data-value="${login.state}"`);
  const token = await quiz.platform.launchToken(login.nonce);
  const asked = plain(await (await sendLaunch(quiz, { ...login, cookie: '' }, token)).text());
  expect(asked).not.toContain(login.state);
  const ticket = /name="ticket" value="([^"]+)"/.exec(asked)?.[1] ?? '';
  const confirm = () => postForm(`${quiz.config.url}/launch/confirm`, { ticket, value: login.state });
  expect((await confirm()).status).toBe(303);
  expect((await confirm()).status).toBe(403);
});

test('and refuses it where the stored state is another', async () => {
  const login = await beginLogin(quiz, { lti_storage_target: '_parent' });
  const token = await quiz.platform.launchToken(login.nonce);
  const asked = await (await sendLaunch(quiz, { ...login, cookie: '' }, token)).text();
  const ticket = /name="ticket" value="([^"]+)"/.exec(asked)?.[1] ?? '';
  const answer = await postForm(`${quiz.config.url}/launch/confirm`, { ticket, value: '' });
  expect(answer.status).toBe(403);
});

test('an address that names no session says so', async () => {
  expect(await textAt(`${quiz.config.url}/s/made-up`)).toContain('This page has ended');
  expect(await textAt(`${quiz.config.url}/s/made-up/grading`)).toContain('This page has ended');
});

test('a learner does not get to the marking', async () => {
  expect(await textAt(`${await launch(quiz)}/grading`)).toContain('This page has ended');
});

test('a way back to elsewhere is not offered', async () => {
  const presentation = { locale: 'en', return_url: 'https://elsewhere.test/' };
  const home = await launch(quiz, {
    sub: 'elsewhere',
    [LTI.presentation]: presentation,
    [LTI.grades]: { lineitem: 'https://elsewhere.test/item' },
  });
  await postForm(`${home}/hand-in`, { first: 'answer', confirmed: '1' });
  expect(await textAt(home)).not.toContain('elsewhere.test');
});

function unsigned(claims: object): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'none' })}.${part(claims)}.`;
}
