import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sql } from '../db/sql';
import { liftSuspension, setSuspended } from '../store/people/suspension';
import { upsertLtiTool } from '../store/lti/lti-tools';
import { type LtiRefusal, ltiRefusalText } from '../texts/lti-refusal-texts';
import { NOON, openTestApp, type TestApp } from '../../testing/test-app';
import { ADA, BEN, NORTH } from '../../testing/test-tenants';
import {
  authorizationOf,
  askLink,
  beginLogin,
  formIn,
  takeLtiCourse,
  type TakenLti,
} from '../../testing/lti/lti-world';
import { standingOf } from '../../testing/lti/scores';
import { registerTestTool, type TestTool } from '../../testing/lti/test-tool';

let server: TestApp;
let tool: TestTool;
let other: TestTool;
let taken: TakenLti;

beforeAll(async () => {
  server = await openTestApp();
  tool = await registerTestTool(server.db, { now: () => server.clock.now });
  other = await registerTestTool(server.db, { now: () => server.clock.now });
  taken = await takeLtiCourse(server, tool);
});
beforeEach(() => {
  server.clock.now = NOON;
});
afterAll(() => server.close());

/** Sends a request that must be refused: a page that says why, a line in the log, and nothing else. */
async function expectRefused(path: string, refusal: LtiRefusal, session?: string): Promise<void> {
  const before = await standingOf(server, taken);
  const logged = server.logs.length;
  const { status, text, headers } = await server.ask(path, session === undefined ? {} : { session });
  expect(status).toBeGreaterThanOrEqual(400);
  expect(status).toBeLessThan(500);
  expect(text).toContain(ltiRefusalText(refusal, 'en-US'));
  expect(text).not.toContain('id_token"');
  expect(headers['content-security-policy']).toContain(`form-action 'none'`);
  expect(server.logs.slice(logged)).toContainEqual(expect.objectContaining({ level: 30, refusal }));
  expect(await standingOf(server, taken)).toEqual(before);
}

type Differences = Record<string, string | null>;

test.each<[string, Differences, LtiRefusal]>([
  ['a client that nobody registered', { client_id: 'nobody' }, 'unknownTool'],
  ['no client', { client_id: null }, 'unknownTool'],
  ['another response type', { response_type: 'code' }, 'wrongResponseType'],
  ['two response types', { response_type: 'id_token token' }, 'wrongResponseType'],
  ['a response in the address', { response_mode: 'query' }, 'wrongResponseMode'],
  ['no response mode', { response_mode: null }, 'wrongResponseMode'],
  ['another scope', { scope: 'profile' }, 'wrongScope'],
  ['a prompt', { prompt: 'login' }, 'wrongPrompt'],
  ['no prompt', { prompt: null }, 'wrongPrompt'],
  ['a redirect of another site', { redirect_uri: 'https://evil.test/launch' }, 'redirectNotRegistered'],
  ['a longer redirect', { redirect_uri: 'https://quiz.test/launch/more' }, 'redirectNotRegistered'],
  ['a redirect with a query', { redirect_uri: 'https://quiz.test/launch?x=1' }, 'redirectNotRegistered'],
  ['a redirect in capitals', { redirect_uri: 'https://QUIZ.test/launch' }, 'redirectNotRegistered'],
  ['no redirect', { redirect_uri: null }, 'redirectNotRegistered'],
  ['no nonce', { nonce: null }, 'nonceMissing'],
  ['an endless nonce', { nonce: 'n'.repeat(513) }, 'nonceMissing'],
  ['no state', { state: null }, 'stateMissing'],
  ['no login hint', { login_hint: null }, 'launchEnded'],
  ['a login hint that we never gave', { login_hint: 'a'.repeat(43) }, 'launchEnded'],
  ['the id of a learner as the login hint', { login_hint: ADA.id }, 'launchEnded'],
  ['another message hint', { lti_message_hint: 'other' }, 'wrongMessageHint'],
  ['no message hint', { lti_message_hint: null }, 'wrongMessageHint'],
  ['another deployment', { lti_deployment_id: 'deployment-2' }, 'wrongDeployment'],
])('a launch with %s is refused', async (_title, differs, refusal) => {
  const login = await beginLogin(server, taken);
  await expectRefused(authorizationOf(tool, login, differs), refusal, taken.session);
});

test('a refused launch is not used up: the right question still opens it', async () => {
  const login = await beginLogin(server, taken);
  await expectRefused(authorizationOf(tool, login, { state: null }), 'stateMissing', taken.session);
  const { status } = await server.ask(authorizationOf(tool, login), { session: taken.session });
  expect(status).toBe(200);
});

test('the hint of one tool is of no use to another', async () => {
  const login = await beginLogin(server, taken);
  await expectRefused(authorizationOf(other, login), 'foreignTool', taken.session);
});

test('a hint in the browser of somebody else is refused', async () => {
  const login = await beginLogin(server, taken);
  const ben = await server.signIn(BEN);
  await expectRefused(authorizationOf(tool, login), 'foreignBrowser', ben);
});

test('a hint in another session of the same person is refused', async () => {
  const login = await beginLogin(server, taken);
  await expectRefused(authorizationOf(tool, login), 'foreignBrowser', await server.signIn());
});

test('a hint without any session or cookie is refused', async () => {
  const login = await beginLogin(server, taken);
  await expectRefused(authorizationOf(tool, login), 'foreignBrowser');
});

test('a hint works until five minutes have passed, and not at that moment', async () => {
  const login = await beginLogin(server, taken);
  server.clock.now = new Date(NOON.getTime() + 300_000);
  await expectRefused(authorizationOf(tool, login), 'launchEnded', taken.session);
  server.clock.now = new Date(NOON.getTime() + 299_999);
  expect((await server.ask(authorizationOf(tool, login), { session: taken.session })).status).toBe(200);
});

test('a hint works once', async () => {
  const login = await beginLogin(server, taken);
  expect((await server.ask(authorizationOf(tool, login), { session: taken.session })).status).toBe(200);
  await expectRefused(authorizationOf(tool, login), 'launchEnded', taken.session);
});

test('a nonce works once, also with a new hint', async () => {
  const nonce = 'the same nonce';
  const first = await beginLogin(server, taken);
  expect((await server.ask(authorizationOf(tool, first, { nonce }), { session: taken.session })).status).toBe(
    200,
  );
  const second = await beginLogin(server, taken);
  const { status, text } = await server.ask(authorizationOf(tool, second, { nonce }), {
    session: taken.session,
  });
  expect(status).toBe(400);
  expect(text).toContain(ltiRefusalText('nonceUsed', 'en-US'));
  expect(formIn(text).fields).toEqual({});
});

test('the same nonce fifty times at once is one launch', async () => {
  const login = await beginLogin(server, taken);
  const address = authorizationOf(tool, login, { nonce: 'fifty at once' });
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => server.ask(address, { session: taken.session })),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ text }) => formIn(text).fields['id_token'])).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 400)).toHaveLength(49);
});

test('a deployment that was taken out of the registration opens nothing', async () => {
  const moved = await registerTestTool(server.db, { now: () => server.clock.now });
  const course = await takeLtiCourse(server, moved);
  const login = await beginLogin(server, course);
  await upsertLtiTool(server.db, NORTH.id, {
    ...moved,
    deploymentIds: ['elsewhere'],
  });
  await expectRefused(authorizationOf(moved, login), 'wrongDeployment', course.session);
});

test.each(['nothing', 'a'.repeat(43), '..%2f..%2fetc', 'a'.repeat(900)])(
  'an address of a launch that we never gave is refused: %s',
  async (hint) => {
    await expectRefused(`/lti/launch/${hint}`, 'launchEnded', taken.session);
  },
);

test('a learner reads the reason in their own language', async () => {
  const { text } = await server.ask('/lti/launch/nothing', { headers: { 'accept-language': 'ar' } });
  expect(text).toContain('dir="rtl"');
  expect(text).toContain(ltiRefusalText('launchEnded', 'ar'));
});

test('[7.19] nobody opens the tool of somebody else’s attempt', async () => {
  const ben = await server.signIn(BEN);
  expect((await askLink(server, { ...taken, session: ben })).status).toBe(404);
});

test('[4.33] a launch of someone who has lost the right to learn since ends at the next step', async () => {
  const login = await beginLogin(server, taken);
  const begun = String((await askLink(server, taken)).json['targetLinkUri']);
  await setSuspended(server.db, NORTH.id, { userId: ADA.id, since: NOON });
  await expectRefused(begun, 'noRightToLearn', taken.session);
  await expectRefused(authorizationOf(tool, login), 'noRightToLearn', taken.session);
  expect((await askLink(server, taken)).json['code']).toBe('suspended');
  await liftSuspension(server.db, NORTH.id, ADA.id);
});

test('[4.33] without a licence no tool is opened', async () => {
  const theirs = await takeLtiCourse(server, tool, { person: BEN });
  const login = await beginLogin(server, theirs);
  await server.db.query(sql`delete from user_licences where tenant_id = ${NORTH.id} and user_id = ${BEN.id}`);
  await expectRefused(authorizationOf(tool, login), 'noRightToLearn', theirs.session);
  expect((await askLink(server, theirs)).json['code']).toBe('notLicensed');
});
