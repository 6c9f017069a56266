import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { askAsApp, type LearnerAppClient, openLearnerApp } from '../../testing/operations/learner-app';
import { testOperator } from '../../testing/operations/operator';
import { type Asked, NOON, openTestApp, type TestApp } from '../../testing/test-app';
import { BEN, NORTH } from '../../testing/test-tenants';
import { sql } from '../db/sql';
import { sweep } from '../store/platform/sweep';

const ME = '/api/platform/v1/users/me';
const DAY_MS = 24 * 3_600_000;

let server: TestApp;
let app: LearnerAppClient;
beforeAll(async () => {
  server = await openTestApp();
  app = await openLearnerApp(server);
});
afterAll(() => server.close());

const north = () => testOperator(server.db, { tenantId: NORTH.id, now: NOON });
const asApp = (token: string) => askAsApp(server, token);
const refresh = (token: string) => app.token({ grant_type: 'refresh_token', refresh_token: token });
const expectGrantRefused = ({ status, json }: Asked) =>
  expect([status, json['error']]).toEqual([400, 'invalid_grant']);

describe('the end of it', () => {
  const ended = async ({ access, refresh: token }: { access: string; refresh: string }) => {
    expect((await asApp(access)).status).toBe(401);
    expectGrantRefused(await refresh(token));
  };

  test('the app signs out, and only what is its own', async () => {
    const [tokens, other] = [
      await app.signIn(await server.signIn()),
      await app.signIn(await server.signIn()),
    ];
    const body = new URLSearchParams({ client_id: app.clientId, token: tokens.refresh }).toString();
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    expect((await server.ask('/oauth/revoke', { method: 'POST', body, headers })).status).toBe(200);
    await ended(tokens);
    expect((await asApp(other.access)).status).toBe(200);
  });

  test('signed out everywhere, a person is signed out of apps too', async () => {
    const tokens = await app.signIn(await server.signIn(BEN));
    const code = app.codeOf(await app.authorize(await server.signIn(BEN)));
    await north().run('people sign-out', { email: BEN.email });
    await ended(tokens);
    expectGrantRefused(await app.redeem(code));
  });

  test('whoever is suspended is out at the next request, and restored signs in anew', async () => {
    const tokens = await app.signIn(await server.signIn(BEN));
    const session = await server.signIn(BEN);
    const code = app.codeOf(await app.authorize(session));
    await north().run('people suspend', { email: BEN.email });
    expect((await asApp(tokens.access)).json['code']).toBe('suspended');
    expectGrantRefused(await app.redeem(code));
    expect((await app.authorize(session)).headers['location']).toContain('error=access_denied');
    await north().run('people restore', { email: BEN.email });
    await ended(tokens);
  });

  test('a revoked app is shut', async () => {
    const second = await openLearnerApp(server);
    const { access } = await second.signIn(await server.signIn());
    expect(await north().say('apps revoke', { clientId: second.clientId })).toContain('is revoked');
    expect((await asApp(access)).status).toBe(401);
    expect((await second.authorize(await server.signIn())).status).toBe(400);
    const { status, json } = await second.token({ grant_type: 'refresh_token', refresh_token: 'x' });
    expect([status, json['error']]).toEqual([401, 'invalid_client']);
    await expect(north().run('apps revoke', { clientId: second.clientId })).rejects.toThrow('already');
  });

  test('what has ended is swept away', async () => {
    await app.signIn(await server.signIn());
    const keeping = { idleMs: DAY_MS, retention: { eventsMs: DAY_MS, auditMs: DAY_MS } };
    await sweep(server.db, new Date(NOON.getTime() + 200 * DAY_MS), keeping);
    expect(await server.db.query(sql`select from app_grants union all select from app_codes`)).toEqual([]);
  });
});

test('where the tenant does not allow apps, nothing of it is there, and a cookie is what it was', async () => {
  const other = await openTestApp();
  const shut = await openLearnerApp(other, { isAllowed: false });
  const session = await other.signIn();
  expect((await shut.authorize(session)).status).toBe(404);
  const { status, json } = await shut.token({ grant_type: 'refresh_token', refresh_token: 'x' });
  expect([status, json['error']]).toEqual([400, 'unauthorized_client']);
  const headers = { authorization: `Bearer ${'x'.repeat(43)}` };
  expect((await other.ask(ME, { session, headers })).status).toBe(200);
  expect((await other.ask(ME, { headers })).json['code']).toBe('notAuthenticated');
  await other.close();
});

test.each(['http://app.test/back', 'learn:/back', 'https://app.test/#x'])(
  'an app is not added with %s',
  async (redirectUri) => {
    await expect(north().run('apps add', { name: 'Pocket', redirectUri: [redirectUri] })).rejects.toThrow(
      'Not an address of https',
    );
  },
);
