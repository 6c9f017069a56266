import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { insertTestCourse } from '../../testing/attempts/test-course';
import {
  type AppQuestion,
  askAsApp,
  type LearnerAppClient,
  openLearnerApp,
  tokensOf,
} from '../../testing/operations/learner-app';
import { type Asked, NOON, openTestApp, type TestApp } from '../../testing/test-app';
import { ADA, BEN, SOUTH } from '../../testing/test-tenants';
import { sql } from '../db/sql';

const ME = '/api/platform/v1/users/me';
const DAY_MS = 24 * 3_600_000;

let server: TestApp;
let app: LearnerAppClient;
beforeAll(async () => {
  server = await openTestApp();
  app = await openLearnerApp(server);
});
beforeEach(() => {
  server.clock.now = NOON;
});
afterAll(() => server.close());

const later = (ms: number) => {
  server.clock.now = new Date(NOON.getTime() + ms);
};
const asApp = (token: string, url?: string, question?: AppQuestion) => askAsApp(server, token, url, question);
const refresh = (token: string, differs = {}) =>
  app.token({ grant_type: 'refresh_token', refresh_token: token, ...differs });
const expectGrantRefused = ({ status, json }: Asked) =>
  expect([status, json['error']]).toEqual([400, 'invalid_grant']);

describe('signing in to an app', () => {
  test('whoever is signed in is sent back with a code, which the app turns into tokens', async () => {
    const answer = await app.authorize(await server.signIn());
    expect([answer.status, answer.headers['cache-control']]).toEqual([303, 'no-store']);
    expect(answer.headers['location']).toMatch(
      /^com\.example\.learn:\/back\?code=[\w-]{43}&state=a\+state&iss=http%3A%2F%2Fnorth\.test%3A8080$/,
    );
    const { status, headers, json } = await app.redeem(app.codeOf(answer));
    expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
    expect(json).toEqual({
      access_token: expect.stringMatching(/^[\w-]{43}$/),
      token_type: 'Bearer',
      expires_in: 900,
      refresh_token: expect.any(String),
    });
    const stored = JSON.stringify(await server.db.query(sql`select * from app_grants`));
    expect(stored).not.toContain(json['access_token']);
    const audited = await server.db.query(
      sql`select user_id as "userId" from audit_entries
           where action = 'signIn' and subject = ${JSON.stringify({ clientId: app.clientId })}::jsonb`,
    );
    expect(audited).toEqual([{ userId: ADA.id }]);
  });

  test('whoever is not signs in first, and comes back here', async () => {
    const { headers } = await app.authorize(null);
    const [path, query] = String(headers['location']).split('?');
    expect(path).toBe('/oidc/login');
    const back = new URLSearchParams(query).get('redirectUrl') ?? '';
    expect(back).toMatch(/^\/oauth\/authorize\?.*client_id=/);
    const { status, headers: sent, text } = await server.ask(back, { session: await server.signIn() });
    // A page begins the way back: browsers hold the form of the sign-in against redirects that follow it.
    expect([status, sent['location']]).toEqual([200, undefined]);
    expect(sent['refresh']).toMatch(/^0;url=com\.example\.learn:\/back\?code=[\w-]{43}&state=/);
    expect(text).toContain('>Back to Pocket</a>');
    expect(text).toMatch(/href="com\.example\.learn:\/back\?code=/);
  });

  test.each<[string, Record<string, string>, string]>([
    ['another response', { response_type: 'token' }, 'unsupported_response_type'],
    ['no challenge', { code_challenge: '' }, 'invalid_request'],
    ['a plain challenge', { code_challenge_method: 'plain' }, 'invalid_request'],
    ['a challenge that is none', { code_challenge: 'short' }, 'invalid_request'],
  ])('with %s the app is told so', async (_title, differs, error) => {
    const { headers } = await app.authorize(await server.signIn(), differs);
    expect(headers['location']).toMatch(new RegExp(`^com\\.example\\.learn:/back\\?error=${error}&state=`));
  });

  test.each<[string, Record<string, string>]>([
    ['an app that nobody added', { client_id: randomUUID() }],
    ['an app that is none', { client_id: 'x' }],
    ['another way back', { redirect_uri: 'https://evil.test/' }],
    ['no way back', { redirect_uri: '' }],
  ])('with %s nobody is sent anywhere', async (_title, differs) => {
    const { status, headers } = await app.authorize(await server.signIn(), differs);
    expect([status, headers['location']]).toEqual([400, undefined]);
  });

  test.each<[string, Record<string, string>]>([
    ['another verifier', { code_verifier: 'w'.repeat(43) }],
    ['no verifier', { code_verifier: '' }],
    ['another way back', { redirect_uri: 'com.example.learn:/other' }],
  ])('a code with %s gives nothing, and is spent', async (_title, differs) => {
    const code = app.codeOf(await app.authorize(await server.signIn()));
    expectGrantRefused(await app.redeem(code, differs));
    expectGrantRefused(await app.redeem(code));
  });

  test('a code of another app, or past its minute, gives nothing', async () => {
    const session = await server.signIn();
    const second = await openLearnerApp(server);
    expectGrantRefused(await second.redeem(app.codeOf(await app.authorize(session))));
    const code = app.codeOf(await app.authorize(session));
    later(60_000);
    expectGrantRefused(await app.redeem(code));
  });

  test('a code that comes twice ends what was made of it', async () => {
    const code = app.codeOf(await app.authorize(await server.signIn()));
    const { access } = tokensOf(await app.redeem(code));
    expect((await asApp(access)).status).toBe(200);
    expectGrantRefused(await app.redeem(code));
    expect((await asApp(access)).status).toBe(401);
  });
});

describe('learning in an app', () => {
  test('calls are the person’s own, with neither cookie nor page', async () => {
    const { access } = await app.signIn(await server.signIn(BEN));
    expect((await asApp(access)).json).toMatchObject({ user: { email: BEN.email } });
    const { aggregateId } = await insertTestCourse(server.db, { parts: [{ name: 'Film', type: 'video' }] });
    const { access: adas } = await app.signIn(await server.signIn());
    const body = { id: randomUUID(), objectiveWorkflowAggregateId: aggregateId };
    const started = await asApp(adas, '/api/lms/v1/start-objective-workflows', { body });
    expect(started.status).toBe(200);
    const foreign = { ...body, id: randomUUID() };
    const tried = await asApp(access, '/api/lms/v1/start-objective-workflows', {
      body: foreign,
    });
    expect([400, 404]).toContain(tried.status);
  });

  test('the token counts and the cookie does not; neither is taken for the other', async () => {
    const cookie = await server.signIn();
    const { access } = await app.signIn(await server.signIn(BEN));
    expect((await asApp(access, ME, { cookie })).json).toMatchObject({ user: { email: BEN.email } });
    expect((await asApp('x'.repeat(43), ME, { cookie })).json['code']).toBe('invalidToken');
    expect((await asApp(cookie)).json['code']).toBe('invalidToken');
    expect((await server.ask(ME, { session: access })).status).toBe(401);
    expect((await server.ask(ME, { session: cookie })).status).toBe(200);
  });

  test('it opens no operation, and nothing at the hosts of another tenant', async () => {
    await openLearnerApp(server, { tenant: SOUTH });
    const { access } = await app.signIn(await server.signIn());
    expect((await asApp(access, ME, { tenant: SOUTH })).json['code']).toBe('invalidToken');
    const operation = '/api/platform/v1/operations/people/list';
    expect((await asApp(access, operation, { body: {} })).json['code']).toBe('invalidToken');
  });

  test('it ends after a quarter of an hour', async () => {
    const { access } = await app.signIn(await server.signIn());
    later(899_999);
    expect((await asApp(access)).status).toBe(200);
    later(900_000);
    expect((await asApp(access)).status).toBe(401);
  });
});

describe('staying signed in', () => {
  test('a refresh token gives new tokens, and the old ones end', async () => {
    const first = await app.signIn(await server.signIn());
    const second = tokensOf(await refresh(first.refresh));
    expect((await asApp(first.access)).status).toBe(401);
    expect((await asApp(second.access)).json).toMatchObject({ user: { email: ADA.email } });
    later(29 * DAY_MS);
    expect((await refresh(second.refresh)).status).toBe(200);
  });

  test('one that comes twice ends all that came of it', async () => {
    const first = await app.signIn(await server.signIn());
    const second = tokensOf(await refresh(first.refresh));
    expectGrantRefused(await refresh(first.refresh));
    expect((await asApp(second.access)).status).toBe(401);
    expectGrantRefused(await refresh(second.refresh));
  });

  test('of two at once one gets tokens at most', async () => {
    const first = await app.signIn(await server.signIn());
    const answers = await Promise.all([refresh(first.refresh), refresh(first.refresh)]);
    expect(answers.filter(({ status }) => status === 200).length).toBeLessThan(2);
  });

  test('a code that is none gives nothing', async () => {
    expectGrantRefused(await app.redeem('x'.repeat(43)));
  });

  test.each(['', 'x', `${randomUUID()}.${'x'.repeat(43)}`, `not-a-guid.${'x'.repeat(43)}`])(
    'the refresh token "%s" gives nothing',
    async (token) => expectGrantRefused(await refresh(token)),
  );

  test('it is the app’s own, ends after thirty days without use, and after half a year in any case', async () => {
    const second = await openLearnerApp(server);
    const own = await app.signIn(await server.signIn());
    expectGrantRefused(await refresh(own.refresh, { client_id: second.clientId }));
    expect((await asApp(own.access)).status).toBe(200);
    let { refresh: token } = await app.signIn(await server.signIn());
    for (let days = 29; days < 180; days += 29) {
      later(days * DAY_MS);
      token = tokensOf(await refresh(token)).refresh;
    }
    later(180 * DAY_MS);
    expectGrantRefused(await refresh(token));
    server.clock.now = NOON;
    const idle = await app.signIn(await server.signIn());
    later(30 * DAY_MS);
    expectGrantRefused(await refresh(idle.refresh));
  });
});
