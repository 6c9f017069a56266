import { generateKeyPair, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sql } from '../db/sql';
import { type LtiRefusal, ltiRefusalText } from '../texts/lti-refusal-texts';
import { NOON, openTestApp, type TestApp } from '../../testing/test-app';
import { type AssertionDifferences, registerTestTool, type TestTool } from '../../testing/lti/test-tool';
import { askService, askToken, tokenFor } from '../../testing/lti/tool-client';

const SECONDS = NOON.getTime() / 1000;
const SCORE = 'https://purl.imsglobal.org/spec/lti-ags/scope/score';

let server: TestApp;
let tool: TestTool;

beforeAll(async () => {
  server = await openTestApp();
  tool = await registerTestTool(server.db, { now: () => server.clock.now });
});
beforeEach(() => {
  server.clock.now = NOON;
});
afterAll(() => server.close());

async function tokens(): Promise<number> {
  const [row] = await server.db.query<{ count: number }>(
    sql`select count(*)::int as count from lti_access_tokens`,
  );
  return row?.count ?? 0;
}

async function expectRefused(
  fields: Record<string, string>,
  refusal: LtiRefusal,
  error: string,
): Promise<void> {
  const [before, logged] = [await tokens(), server.logs.length];
  const { status, json } = await askToken(server, tool, fields);
  expect(json).toEqual({ error, error_description: ltiRefusalText(refusal, 'en-US') });
  expect(status).toBe(error === 'invalid_client' ? 401 : 400);
  expect(server.logs.slice(logged)).toContainEqual(expect.objectContaining({ level: 30, refusal }));
  expect(await tokens()).toBe(before);
}

test('a tool that proves who it is gets a token for what it is registered for', async () => {
  const { status, json, headers } = await askToken(server, tool, { scope: `${SCORE} openid something` });
  expect(status).toBe(200);
  expect(headers['cache-control']).toBe('no-store');
  expect(json).toEqual({
    access_token: expect.stringMatching(/^[\w-]{43}$/),
    token_type: 'Bearer',
    expires_in: 3600,
    scope: SCORE,
  });
});

test.each<[string, Record<string, string>, LtiRefusal, string]>([
  ['another grant', { grant_type: 'authorization_code' }, 'wrongGrant', 'unsupported_grant_type'],
  ['another kind of assertion', { client_assertion_type: 'saml' }, 'wrongAssertionKind', 'invalid_request'],
  ['something that is no token', { client_assertion: 'nonsense' }, 'assertionUnreadable', 'invalid_client'],
  ['no scope that it may have', { scope: 'openid' }, 'scopeNotAllowed', 'invalid_scope'],
  ['no scope', { scope: '' }, 'scopeNotAllowed', 'invalid_scope'],
])('a request with %s is refused', async (_title, fields, refusal, error) => {
  await expectRefused(fields, refusal, error);
});

test.each<[string, AssertionDifferences, LtiRefusal]>([
  ['an issuer that nobody registered', { claims: { iss: 'nobody', sub: 'nobody' } }, 'unknownTool'],
  ['a subject that is not its issuer', { claims: { sub: 'other' } }, 'assertionIssuer'],
  [
    'the address of another platform',
    { claims: { aud: 'https://other.test/lti/token' } },
    'assertionAudience',
  ],
  ['no audience', { claims: { aud: undefined } }, 'assertionAudience'],
  ['an end that is past', { claims: { iat: SECONDS - 200, exp: SECONDS - 60 } }, 'assertionExpired'],
  ['no end', { claims: { exp: undefined } }, 'assertionExpired'],
  ['a beginning in the future', { claims: { iat: SECONDS + 61, exp: SECONDS + 120 } }, 'assertionEarly'],
  ['a time before which it is not good', { claims: { nbf: SECONDS + 61 } }, 'assertionEarly'],
  ['no beginning', { claims: { iat: undefined } }, 'assertionEarly'],
  ['an end in a year', { claims: { exp: SECONDS + 31_536_000 } }, 'assertionTooLong'],
  ['no id', { claims: { jti: undefined } }, 'assertionWithoutId'],
  ['a key that is not its own', { header: { kid: 'another' } }, 'assertionNotTrusted'],
  [
    'a secret instead of a key',
    { header: { alg: 'HS256' }, key: new TextEncoder().encode('x'.repeat(32)) },
    'assertionAlgorithm',
  ],
])('an assertion with %s is refused', async (_title, differs, refusal) => {
  await expectRefused({ client_assertion: await tool.assertion(differs) }, refusal, 'invalid_client');
});

test('an assertion that nobody signed is refused', async () => {
  const assertion = new UnsecuredJWT({ iss: tool.clientId, sub: tool.clientId }).encode();
  await expectRefused({ client_assertion: assertion }, 'assertionAlgorithm', 'invalid_client');
});

test('an assertion that somebody else signed is refused', async () => {
  const { privateKey } = await generateKeyPair('RS256');
  const assertion = await tool.assertion({ key: privateKey });
  await expectRefused({ client_assertion: assertion }, 'assertionNotTrusted', 'invalid_client');
});

test('an assertion that was changed on its way is refused', async () => {
  const [head, , signature] = (await tool.assertion()).split('.');
  const [, body] = (await tool.assertion({ claims: { more: 1 } })).split('.');
  await expectRefused(
    { client_assertion: `${head}.${body}.${signature}` },
    'assertionNotTrusted',
    'invalid_client',
  );
});

test('an assertion is good once, also when it is sent twenty times at once', async () => {
  const client_assertion = await tool.assertion();
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => askToken(server, tool, { client_assertion })),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  await expectRefused({ client_assertion }, 'assertionUsed', 'invalid_client');
});

test('a tool of LTI 1.1 gets no token', async () => {
  const old = await registerTestTool(server.db, {
    differs: { version: '1.1', sharedSecret: 'secret' },
    now: () => server.clock.now,
  });
  const { status, json } = await askToken(server, old);
  expect(status).toBe(401);
  expect(json['error']).toBe('invalid_client');
});

test('a token opens nothing once its hour is over, nor what its tool may no longer do', async () => {
  const token = await tokenFor(server, tool);
  server.clock.now = new Date(NOON.getTime() + 3_600_000);
  const { status, headers } = await askService(server, '/lti/ags/x/lineitems', { token });
  expect(status).toBe(401);
  expect(headers['www-authenticate']).toBe('Bearer');
});

test.each([
  ['no token', {}],
  ['a token that we never gave', { authorization: `Bearer ${'a'.repeat(43)}` }],
  ['another way to sign in', { authorization: 'Basic YTpi' }],
])('a service is not for whoever has %s', async (_title, headers) => {
  const { status } = await server.ask('/lti/ags/x/lineitems', { headers });
  expect(status).toBe(401);
});

test('a session of the portal opens no service', async () => {
  const session = await server.signIn();
  expect((await server.ask('/lti/ags/x/lineitems', { session })).status).toBe(401);
});

test('an address that asks for a token again and again is held back, and let in a minute later', async () => {
  const askFrom = (remoteAddress: string) =>
    server.app.inject({
      method: 'POST',
      url: '/lti/token',
      headers: { host: 'north.test:8080', 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'grant_type=nothing',
      remoteAddress,
    });
  for (let asked = 0; asked < 120; asked += 1) expect((await askFrom('198.51.100.7')).statusCode).toBe(400);
  const logged = server.logs.length;
  const { statusCode, headers } = await askFrom('198.51.100.7');
  expect(statusCode).toBe(429);
  expect(headers['retry-after']).toBe('60');
  expect(server.logs.slice(logged)).toContainEqual(expect.objectContaining({ code: 'tooManyRequests' }));
  expect((await askFrom('198.51.100.8')).statusCode).toBe(400);
  server.clock.now = new Date(NOON.getTime() + 60_000);
  expect((await askFrom('198.51.100.7')).statusCode).toBe(400);
});
