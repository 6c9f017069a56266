import crypto from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { LTITool, type LTIStorage } from '@lti-tool/core';
import { exportJWK, generateKeyPair } from 'jose';
import { Provider as OldTool } from 'ims-lti';
import { type LtijsToken, Provider as ltijs } from 'ltijs';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { askLink, formIn, takeLtiCourse, type TakenLti } from '../../testing/lti/lti-world';
import { type ListeningServer, openListeningServer } from '../../testing/lti/listening-server';
import { memoryStore } from '../../testing/lti/memory-store';
import { standingOf } from '../../testing/lti/scores';
import { registerTestTool } from '../../testing/lti/test-tool';

let server: ListeningServer;
let toolServer: Server;

beforeAll(async () => {
  server = await openListeningServer();
});
afterAll(async () => {
  toolServer?.close();
  await server.close();
});

/** What a browser does with an address that redirects: it is told where to. */
async function locationOf(address: string, cookie: string): Promise<{ location: string; cookies: string }> {
  const { headers } = await fetch(address, { redirect: 'manual', headers: { cookie } });
  const cookies = headers.getSetCookie().map((each) => each.split(';')[0]);
  return { location: headers.get('location') ?? '', cookies: cookies.join('; ') };
}

async function openTool(taken: TakenLti): Promise<string> {
  const { json } = await askLink(server, taken);
  const { location } = await locationOf(
    `${server.origin}${String(json['targetLinkUri'])}`,
    `sid=${taken.session}`,
  );
  return location;
}

/** ltijs makes a key of 4096 bits for each platform, which takes ten seconds; half of them are as good here. */
function makeShorterKeys(): void {
  const make = crypto.generateKeyPairSync;
  const makeShorter = (kind: 'rsa', options: object) => make(kind, { ...options, modulusLength: 2048 });
  vi.spyOn(crypto, 'generateKeyPairSync').mockImplementation(makeShorter as typeof make); // it makes no others
}

test('ltijs, a tool that is not ours, is launched, sends a score, and reads it back', async () => {
  makeShorterKeys();
  ltijs.setup(
    'a key for tests only',
    { plugin: memoryStore() },
    { appRoute: '/', loginRoute: '/login', cookies: { secure: false } },
  );
  ltijs.onConnect((token, _request, response) => response.send(token));
  await ltijs.deploy({ serverless: true, silent: true });
  toolServer = createServer(ltijs.app).listen(0, '127.0.0.1');
  await new Promise((resolve) => toolServer.once('listening', resolve));
  const origin = `http://localhost:${(toolServer.address() as AddressInfo).port}`; // it listens on a port
  const tool = await registerTestTool(server.db, {
    differs: {
      loginUrl: `${origin}/login`,
      redirectUris: [`${origin}/`],
      targetLinkUri: `${origin}/`,
      jwks: null,
      jwksUrl: `${origin}/keys`,
    },
    now: () => server.clock.now,
  });
  await ltijs.registerPlatform({
    url: server.origin,
    name: 'Lantern',
    clientId: tool.clientId,
    authenticationEndpoint: `${server.origin}/lti/authorize`,
    accesstokenEndpoint: `${server.origin}/lti/token`,
    authConfig: { method: 'JWK_SET', key: `${server.origin}/lti/jwks` },
  });
  vi.restoreAllMocks();
  // Making its key took its time, and a token of some seconds ago is too old for it.
  server.clock.now = new Date();
  const taken = await takeLtiCourse(server, tool, { custom: { quiz: 'lamps' } });

  const login = await locationOf(await openTool(taken), '');
  const answer = await fetch(login.location, { headers: { cookie: `sid=${taken.session}` } });
  const { action, fields } = formIn(await answer.text());
  const launched = await fetch(action, {
    method: 'POST',
    redirect: 'manual',
    headers: { cookie: login.cookies },
    body: new URLSearchParams(fields),
  });
  expect(launched.status).toBe(302);
  const cookie = launched.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ');
  const page = await fetch(new URL(launched.headers.get('location') ?? '', origin), { headers: { cookie } });
  expect(page.status).toBe(200);
  const token = (await page.json()) as LtijsToken; // as onConnect sends it
  expect(token.platformContext.custom).toMatchObject({ quiz: 'lamps', attempt_id: taken.activityWorkflowId });

  const { lineitem } = token.platformContext.endpoint;
  await ltijs.Grade.submitScore(token, lineitem, {
    userId: token.user,
    scoreGiven: 7,
    scoreMaximum: 10,
    activityProgress: 'Completed',
    gradingProgress: 'FullyGraded',
    timestamp: server.clock.now.toISOString(),
  });
  expect(await standingOf(server, taken)).toMatchObject({ attempt: 'finished', score: 0.7, records: 1 });
  const { scores } = await ltijs.Grade.getScores(token, lineitem);
  expect(scores).toMatchObject([{ userId: token.user, resultScore: 7 }]);
}, 60_000);

test('@lti-tool/core, another tool that is not ours, is launched and sends a score', async () => {
  const keyPair = await generateKeyPair('RS256');
  const jwk = { ...(await exportJWK(keyPair.publicKey)), kid: 'main', alg: 'RS256', use: 'sig' };
  const redirect = 'https://core.test/launch';
  const tool = await registerTestTool(server.db, {
    // Its schema wants a name and an address of everybody.
    differs: { privacy: 'email', redirectUris: [redirect], jwks: { keys: [jwk] } },
    now: () => server.clock.now,
  });
  const nonces = new Set<string>();
  const storage = {
    getLaunchConfig: async () => ({
      iss: server.origin,
      clientId: tool.clientId,
      deploymentId: 'deployment-1',
      authUrl: `${server.origin}/lti/authorize`,
      tokenUrl: `${server.origin}/lti/token`,
      jwksUrl: `${server.origin}/lti/jwks`,
    }),
    storeNonce: async (nonce: string) => void nonces.add(nonce),
    validateNonce: async (nonce: string) => nonces.delete(nonce),
    addSession: async ({ id }: { id: string }) => id,
  } as unknown as LTIStorage; // what a launch and a score ask of it, and no more
  const other = new LTITool({ stateSecret: new TextEncoder().encode('x'.repeat(32)), keyPair, storage });
  const taken = await takeLtiCourse(server, tool);

  const login = new URL(await openTool(taken)).searchParams;
  const field = (name: string) => login.get(name) ?? '';
  const address = await other.handleLogin({
    client_id: field('client_id'),
    iss: field('iss'),
    launchUrl: redirect,
    login_hint: field('login_hint'),
    target_link_uri: field('target_link_uri'),
    lti_deployment_id: field('lti_deployment_id'),
    lti_message_hint: field('lti_message_hint'),
  });
  const answer = await fetch(address, { headers: { cookie: `sid=${taken.session}` } });
  const { action, fields } = formIn(await answer.text());
  expect(action).toBe(redirect);
  const payload = await other.verifyLaunch(fields['id_token'] ?? '', fields['state'] ?? '');
  const session = await other.createSession(payload);
  await other.submitScore(session, {
    userId: payload.sub,
    scoreGiven: 9,
    scoreMaximum: 10,
    comment: 'Well done',
    timestamp: server.clock.now.toISOString(),
    activityProgress: 'Completed',
    gradingProgress: 'FullyGraded',
  });
  expect(await standingOf(server, taken)).toMatchObject({ attempt: 'finished', score: 0.9, records: 1 });
}, 60_000);

test('ims-lti, a tool of LTI 1.1 that is not ours, believes our form and sends a result', async () => {
  // It does not encode its secret, as it should: letters and digits are the same either way.
  const secret = 'aSecretForTests1';
  const tool = await registerTestTool(server.db, {
    differs: {
      version: '1.1',
      sharedSecret: secret,
      targetLinkUri: 'https://old.test/launch?quiz=1',
      redirectUris: [],
    },
    now: () => server.clock.now,
  });
  const taken = await takeLtiCourse(server, tool, {
    axis: '1',
    parts: [{ name: 'Quiz & “more” für alle', type: 'lti' }],
    custom: { title: 'a+b c*d ~ é' },
  });
  const { json } = await askLink(server, taken);
  const page = await fetch(`${server.origin}${String(json['targetLinkUri'])}`, {
    headers: { cookie: `sid=${taken.session}` },
  });
  const { fields } = formIn(await page.text());
  const old = new OldTool(tool.clientId, secret);
  const request = {
    url: '/launch?quiz=1',
    method: 'POST',
    protocol: 'https',
    headers: { host: 'old.test' },
    connection: { encrypted: true },
  };
  const check = (body: Record<string, string>) =>
    new Promise((resolve) => old.valid_request(request, body, (_error, isValid) => resolve(isValid)));
  expect(await check({ ...fields, user_id: 'somebody else' })).toBe(false);
  expect(await check(fields)).toBe(true);

  await done((callback) => old.outcome_service.send_replace_result(0.75, callback));
  expect(await standingOf(server, taken)).toMatchObject({ activity: 'finished', score: 0.75 });
  expect(Number(await done((callback) => old.outcome_service.send_read_result(callback)))).toBe(0.75);
}, 60_000);

function done(work: (callback: (error: Error | null, result: unknown) => void) => void): Promise<unknown> {
  return new Promise((resolve, reject) => {
    work((error, result) => (error ? reject(error) : resolve(result)));
  });
}

test('a hundred launches at once all arrive', async () => {
  const tool = await registerTestTool(server.db, { now: () => server.clock.now });
  const taken = await takeLtiCourse(server, tool);
  const launch = async () => {
    const login = new URL(await openTool(taken)).searchParams;
    const query = new URLSearchParams({
      scope: 'openid',
      response_type: 'id_token',
      response_mode: 'form_post',
      prompt: 'none',
      client_id: tool.clientId,
      redirect_uri: tool.redirectUris[0] ?? '',
      login_hint: login.get('login_hint') ?? '',
      lti_message_hint: login.get('lti_message_hint') ?? '',
      nonce: login.get('login_hint') ?? '',
      state: 'state',
    });
    const answer = await fetch(`${server.origin}/lti/authorize?${query}`, {
      headers: { cookie: `sid=${taken.session}` },
    });
    return formIn(await answer.text()).fields['id_token'];
  };
  const tokens = await Promise.all(Array.from({ length: 100 }, launch));
  expect(new Set(tokens.filter(Boolean)).size).toBe(100);
}, 60_000);
