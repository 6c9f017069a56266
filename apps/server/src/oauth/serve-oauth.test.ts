import { randomUUID } from 'node:crypto';
import { type CryptoKey, exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addTestClient, askApiToken, type TestClient } from '../../testing/operations/api-client';
import { testOperator } from '../../testing/operations/operator';
import { NOON, openTestApp, type TestApp } from '../../testing/test-app';
import { NORTH, SOUTH } from '../../testing/test-tenants';
import { sql } from '../db/sql';
import { sweep } from '../store/platform/sweep';
import { type OauthRefusal, oauthRefusalText } from '../texts/oauth-refusal-texts';

const SECONDS = NOON.getTime() / 1000;
const HOUR_MS = 3_600_000;
const ASSERTION_TYPE = 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer';
const KEPT = { idleMs: HOUR_MS, retention: { eventsMs: HOUR_MS, auditMs: HOUR_MS } };

let server: TestApp;
let client: TestClient;
let signing: TestClient;
let key: CryptoKey;

beforeAll(async () => {
  server = await openTestApp();
  client = await addTestClient(server, { scope: ['people', 'people.read'] });
  const pair = await generateKeyPair('RS256');
  key = pair.privateKey;
  const jwks = JSON.stringify({ keys: [{ ...(await exportJWK(pair.publicKey)), kid: 'one', alg: 'RS256' }] });
  signing = await addTestClient(server, { scope: ['people'], jwks });
});
beforeEach(() => {
  server.clock.now = NOON;
});
afterAll(() => server.close());

const secretOf = ({ clientId, clientSecret }: TestClient) => ({
  client_id: clientId,
  client_secret: clientSecret,
});
const basic = (id: string, secret: string) => ({
  authorization: `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`,
});

async function signed(claims: Record<string, unknown> = {}, by: CryptoKey = key) {
  const assertion = await new SignJWT({
    iss: signing.clientId,
    sub: signing.clientId,
    aud: 'http://north.test:8080/oauth/token',
    iat: SECONDS,
    exp: SECONDS + 60,
    jti: randomUUID(),
    ...claims,
  })
    .setProtectedHeader({ alg: 'RS256', kid: 'one' })
    .sign(by);
  return { client_assertion_type: ASSERTION_TYPE, client_assertion: assertion };
}

async function tokens(): Promise<string[]> {
  const rows = await server.db.query<{ hash: string }>(sql`select token_hash as hash from api_tokens`);
  return rows.map(({ hash }) => hash);
}

async function expectRefused(
  asked: Promise<Awaited<ReturnType<typeof askApiToken>>>,
  refusal: OauthRefusal,
  error: string,
): Promise<void> {
  const { status, json, headers } = await asked;
  expect(json).toEqual({ error, error_description: oauthRefusalText(refusal) });
  expect(status).toBe(error === 'invalid_client' ? 401 : 400);
  expect(headers['cache-control']).toBe('no-store');
  expect(headers['www-authenticate'] !== undefined).toBe(status === 401);
  expect(server.logs.at(-1)).toMatchObject({ level: 30, refusal });
}

test('by its secret, in the form or in the header, a program gets a token for all that it may', async () => {
  for (const asked of [
    askApiToken(server, secretOf(client)),
    askApiToken(server, {}, { headers: basic(client.clientId, client.clientSecret) }),
  ]) {
    const { status, headers, json } = await asked;
    expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
    expect(json).toEqual({
      access_token: expect.stringMatching(/^[\w-]{43}$/),
      token_type: 'Bearer',
      expires_in: 3600,
      scope: 'people people.read',
    });
    expect(await tokens()).not.toContain(json['access_token']);
  }
});

test('what it asks for is what it gets', async () => {
  const { json } = await askApiToken(server, { ...secretOf(client), scope: 'people.read people.read' });
  expect(json['scope']).toBe('people.read');
});

test('each token that a program gets is in the audit, and the one that asks for more than it may', async () => {
  const other = await addTestClient(server, { scope: ['people', 'people.read'] });
  await askApiToken(server, { ...secretOf(other), scope: 'people.read' });
  await askApiToken(server, { ...secretOf(other), scope: 'people enrolments' });
  await askApiToken(server, { ...secretOf(other), client_secret: 'x' });
  const entries = await server.db.query<{ subject: unknown }>(
    sql`select subject from audit_entries where action = 'issueToken' and subject ->> 'clientId' = ${other.clientId}
         order by id`,
  );
  expect(entries.map(({ subject }) => subject)).toEqual([
    { clientId: other.clientId, scopes: ['people.read'] },
    { clientId: other.clientId, refused: 'true' },
  ]);
});

test('by its key a program gets a token, with each assertion once', async () => {
  const fields = await signed();
  const answers = await Promise.all(Array.from({ length: 5 }, () => askApiToken(server, fields)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  await expectRefused(askApiToken(server, fields), 'assertionUsed', 'invalid_client');
});

test.each<[string, () => Record<string, string>, OauthRefusal, string]>([
  ['another grant', () => ({ grant_type: 'password' }), 'wrongGrant', 'unsupported_grant_type'],
  ['no proof', () => ({ client_id: client.clientId }), 'proofMissing', 'invalid_client'],
  ['a wrong secret', () => ({ ...secretOf(client), client_secret: 'x' }), 'clientUnknown', 'invalid_client'],
  [
    'a client that is none',
    () => ({ ...secretOf(client), client_id: 'x' }),
    'clientUnknown',
    'invalid_client',
  ],
  [
    'a client that nobody added',
    () => ({ ...secretOf(client), client_id: randomUUID() }),
    'clientUnknown',
    'invalid_client',
  ],
  [
    'a secret in place of a key',
    () => ({ client_id: signing.clientId, client_secret: 'null' }),
    'clientUnknown',
    'invalid_client',
  ],
  [
    'a scope that is not its own',
    () => ({ ...secretOf(client), scope: 'people enrolments' }),
    'scopeNotAllowed',
    'invalid_scope',
  ],
  [
    'two proofs',
    () => ({ ...secretOf(client), client_assertion: 'x', client_assertion_type: ASSERTION_TYPE }),
    'proofTwice',
    'invalid_request',
  ],
  [
    'another kind of assertion',
    () => ({ client_assertion: 'x', client_assertion_type: 'saml' }),
    'wrongAssertionKind',
    'invalid_request',
  ],
  [
    'an assertion that is none',
    () => ({ client_assertion: 'x', client_assertion_type: ASSERTION_TYPE }),
    'assertionUnreadable',
    'invalid_client',
  ],
])('a request with %s is refused', async (_title, fields, refusal, error) => {
  await expectRefused(askApiToken(server, fields()), refusal, error);
});

test.each<[string, Record<string, unknown>, OauthRefusal]>([
  ['the address of tools', { aud: 'http://north.test:8080/lti/token' }, 'assertionAudience'],
  ['the address of another tenant', { aud: 'http://south.test:8080/oauth/token' }, 'assertionAudience'],
  ['a subject that is not its issuer', { sub: 'other' }, 'assertionIssuer'],
  ['an end that is past', { iat: SECONDS - 200, exp: SECONDS - 60 }, 'assertionExpired'],
  ['an end in a day', { exp: SECONDS + 86_400 }, 'assertionTooLong'],
  ['no id', { jti: undefined }, 'assertionWithoutId'],
])('an assertion with %s is refused', async (_title, claims, refusal) => {
  await expectRefused(askApiToken(server, await signed(claims)), refusal, 'invalid_client');
});

test('a client id beside an assertion is that of the assertion', async () => {
  const asked = async (id: string) => askApiToken(server, { ...(await signed()), client_id: id });
  await expectRefused(asked(client.clientId), 'assertionIssuer', 'invalid_client');
  expect((await asked(signing.clientId)).status).toBe(200);
});

test('an assertion that another key signed is refused, and one for a client with a secret', async () => {
  const { privateKey } = await generateKeyPair('RS256');
  await expectRefused(
    askApiToken(server, await signed({}, privateKey)),
    'assertionNotTrusted',
    'invalid_client',
  );
  const { clientId } = client;
  await expectRefused(
    askApiToken(server, await signed({ iss: clientId, sub: clientId })),
    'clientUnknown',
    'invalid_client',
  );
});

test.each(['Basic', 'Basic !', `Basic ${Buffer.from('no colon').toString('base64')}`, 'Bearer x'])(
  'the header "%s" proves nothing',
  async (authorization) => {
    await expectRefused(
      askApiToken(server, {}, { headers: { authorization } }),
      'clientUnknown',
      'invalid_client',
    );
  },
);

test('a client is of one tenant: at the hosts of another nobody knows it', async () => {
  await expectRefused(
    askApiToken(server, secretOf(client), { tenant: SOUTH }),
    'clientUnknown',
    'invalid_client',
  );
});

test('a client that is revoked or past its end gets nothing', async () => {
  const ending = await addTestClient(server, { scope: ['people'], expires: '2026-03-02T13:00:00Z' });
  expect((await askApiToken(server, secretOf(ending))).status).toBe(200);
  server.clock.now = new Date('2026-03-02T13:00:00Z');
  await expectRefused(askApiToken(server, secretOf(ending)), 'clientUnknown', 'invalid_client');
  const revoked = await addTestClient(server, { scope: ['people'] });
  const operator = testOperator(server.db, { tenantId: NORTH.id, now: NOON });
  await operator.run('clients revoke', { clientId: revoked.clientId });
  await expectRefused(askApiToken(server, secretOf(revoked)), 'clientUnknown', 'invalid_client');
});

test('JSON is no form, and nothing of what was sent is in the log', async () => {
  const asked = server.ask('/oauth/token', { method: 'POST', body: secretOf(client) });
  await expectRefused(asked, 'notAForm', 'invalid_request');
  expect(JSON.stringify(server.logs)).not.toContain(client.clientSecret);
});

test('whoever asks too often from one address waits', async () => {
  const ask = () =>
    server.app.inject({
      method: 'POST',
      url: '/oauth/token',
      remoteAddress: '198.51.100.7',
      headers: { host: 'north.test:8080', 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'grant_type=client_credentials',
    });
  const statuses = [];
  for (let count = 0; count <= 10; count += 1) statuses.push((await ask()).statusCode);
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429]);
});

test('tokens and assertions that have ended are swept away', async () => {
  expect((await tokens()).length).toBeGreaterThan(0);
  await sweep(server.db, new Date(NOON.getTime() + 2 * HOUR_MS), KEPT);
  expect(await tokens()).toEqual([]);
  expect(await server.db.query(sql`select from api_used_assertions`)).toEqual([]);
});
