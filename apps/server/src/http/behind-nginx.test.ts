import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { IncomingHttpHeaders } from 'node:http';
import { request } from 'node:https';
import { text } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AppDeps, buildApp } from '../app';
import { type ScriptedProvider, startScriptedProvider } from '../../testing/sign-in/scripted-provider';
import { upsertIdentityProvider } from '../store/people/identity-providers';
import { freePort } from '../../testing/free-port';
import { temporaryNginx } from '../../../../scripts/lib/servers/temporary-nginx.mjs';
import { NOON, openTestApp, SESSION_LIMITS, type TestApp } from '../../testing/test-app';
import { ADA, NORTH } from '../../testing/test-tenants';

const HOST = NORTH.host;
const LOOK_UP = '/api/lms/v1/public/certificate-records/none';
const LOOK_UPS_A_MINUTE = 30;
const BEHIND: Partial<AppDeps> = {
  trustProxy: { kind: 'hops', hops: 1 },
  publicUrl: new URL(`https://${HOST}`),
};

let server: TestApp;
let second: FastifyInstance;
let provider: ScriptedProvider;
let nginx: Awaited<ReturnType<typeof temporaryNginx>>;
let front: number;

beforeAll(async () => {
  server = await openTestApp(BEHIND);
  const { db, files, clock } = server;
  second = await buildApp({
    db,
    files,
    clock: () => clock.now,
    session: SESSION_LIMITS,
    trustProxy: { kind: 'none' },
    logger: false,
    portal: null,
    ...BEHIND,
  });
  provider = await startScriptedProvider({}, NOON);
  await upsertIdentityProvider(db, NORTH.id, {
    id: randomUUID(),
    code: 'main',
    label: 'Main',
    issuer: provider.issuer,
    clientId: 'lantern',
    clientSecret: 'a secret for tests only',
    autoProvision: false,
    position: 0,
  });
  const [first, other] = [await listen(server.app), await listen(second)];
  front = await freePort();
  nginx = await temporaryNginx({ port: front, host: HOST, servers: [first, other] });
});

afterAll(async () => {
  await nginx.stop();
  await second.close();
  await provider.close();
  await server.close();
});

async function listen(app: FastifyInstance): Promise<number> {
  await app.listen({ host: '127.0.0.1', port: 0 });
  return Number(new URL(app.listeningOrigin).port);
}

type Visit = { from?: string; headers?: Record<string, string>; method?: string; body?: string };

async function visit(path: string, { from = '127.0.0.2', headers = {}, method = 'GET', body }: Visit = {}) {
  const asking = request({
    host: '127.0.0.1',
    port: front,
    localAddress: from,
    path,
    method,
    headers: { host: HOST, ...headers },
    rejectUnauthorized: false,
    agent: false,
  });
  asking.end(body);
  const [reply] = await once(asking, 'response');
  return {
    status: Number(reply.statusCode),
    headers: reply.headers as IncomingHttpHeaders, // of the response that was waited for
    text: await text(reply),
  };
}

const FORGED = {
  'x-forwarded-for': '127.0.0.1',
  'x-forwarded-host': 'south.test',
  'x-forwarded-proto': 'http',
  forwarded: 'for=127.0.0.1;host=south.test;proto=http',
};

test('the tenant is that of the host that was asked, whatever a client forwards', async () => {
  for (const headers of [{}, FORGED, { ...FORGED, 'x-forwarded-host': 'evil.test' }]) {
    const reply = await visit('/config-ui/config.json', { headers });
    expect(JSON.parse(reply.text)).toMatchObject({ productTitle: NORTH.productTitle });
    expect(reply.headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
  }
});

test('what a client forwards, nonsense too, changes nothing', async () => {
  const headers = { 'x-forwarded-host': 'a, b', 'x-forwarded-proto': 'ftp', 'x-forwarded-for': 'nobody' };
  expect((await visit('/config-ui/config.json', { headers })).status).toBe(200);
});

test('a host that nobody owns is nobody’s', async () => {
  expect((await visit('/config-ui/config.json', { headers: { host: 'evil.test' } })).status).toBe(421);
});

test('a sign-in comes back to our own address, with cookies bound to it', async () => {
  const begun = await visit('/oidc/login?redirectUrl=/learn/courses', { headers: FORGED });
  expect(begun.status).toBe(303);
  const state = String(begun.headers['set-cookie']);
  expect(state).toMatch(/^__Host-sign-in-[^;]+; Path=\/; .*HttpOnly; Secure; SameSite=Lax$/);
  const answer = provider.answerTo(begun.headers.location ?? '', {
    userInfo: { email: ADA.email, email_verified: true },
  });
  expect(answer).toMatch(new RegExp(`^https://${HOST}/oidc/callback\\?`));
  const { pathname, search } = new URL(answer);
  const [cookie = ''] = state.split(';');
  const ended = await visit(`${pathname}${search}`, { headers: { ...FORGED, cookie } });
  expect(ended.headers['set-cookie']).toContainEqual(
    expect.stringMatching(/^__Host-sid=[\w-]{43}; Path=\/; .*HttpOnly; Secure; SameSite=Lax$/),
  );
});

test('a write is of our own site when it comes from our own address, not from the one behind the proxy', async () => {
  const write = (origin: string) =>
    visit('/api/events', {
      method: 'POST',
      body: '{}',
      headers: {
        ...FORGED,
        origin,
        'content-type': 'application/json',
        'content-length': '2',
        'x-requested-with': 'XMLHttpRequest',
      },
    });
  expect((await write(`https://${HOST}`)).status).not.toBe(403);
  expect((await write(`http://${HOST}`)).status).toBe(403);
  expect((await write('https://south.test')).status).toBe(403);
});

test('the address is the client’s: one that asks too often is held back, whatever it forwards', async () => {
  const forged = (turn: number) => ({ ...FORGED, 'x-forwarded-for': `127.0.0.1, 198.51.100.${turn}` });
  for (let turn = 0; turn < LOOK_UPS_A_MINUTE; turn += 1)
    expect((await visit(LOOK_UP, { from: '127.0.0.3', headers: forged(turn) })).status).toBe(404);
  expect((await visit(LOOK_UP, { from: '127.0.0.3', headers: forged(99) })).status).toBe(429);
  expect((await visit(LOOK_UP, { from: '127.0.0.4', headers: FORGED })).status).toBe(404);
});

test('when one server stops, every request is answered by the other', async () => {
  await second.close();
  for (let turn = 0; turn < 10; turn += 1) expect((await visit('/config-ui/config.json')).status).toBe(200);
});
