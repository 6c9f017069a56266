import { hashOf } from '../../src/http/random-secret';
import { type Asked, NOON, type TestApp } from '../test-app';
import { NORTH, type TestTenant } from '../test-tenants';
import { testOperator } from './operator';

export const BACK = 'com.example.learn:/back';
const VERIFIER = 'v'.repeat(43);
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

export type AppTokens = { access: string; refresh: string };

export type LearnerAppClient = {
  clientId: string;
  /** What the browser is sent to; a test states what differs from a good request. */
  authorize: (session: string | null, differs?: Record<string, string>) => Promise<Asked>;
  /** The code in a browser's answer. */
  codeOf: (answer: Asked) => string;
  token: (fields: Record<string, string>) => Promise<Asked>;
  /** A good code as tokens. */
  redeem: (code: string, differs?: Record<string, string>) => Promise<Asked>;
  /** All of it for whoever has the session. */
  signIn: (session: string) => Promise<AppTokens>;
};

/** For tests: an app of the tenant's, where it is allowed. */
export async function openLearnerApp(
  server: TestApp,
  { tenant = NORTH, isAllowed = true }: { tenant?: TestTenant; isAllowed?: boolean } = {},
): Promise<LearnerAppClient> {
  const operator = testOperator(server.db, { tenantId: tenant.id, now: NOON });
  if (isAllowed) await operator.run('settings set', { key: 'platform.common.learner_apps', value: 'true' });
  const added = await operator.run('apps add', { name: 'Pocket', redirectUri: [BACK] });
  const { clientId } = added as { clientId: string }; // what it answers

  const authorize: LearnerAppClient['authorize'] = (session, differs = {}) => {
    const query = new URLSearchParams({
      response_type: 'code',
      client_id: clientId,
      redirect_uri: BACK,
      code_challenge: hashOf(VERIFIER),
      code_challenge_method: 'S256',
      state: 'a state',
      ...differs,
    });
    return server.ask(`/oauth/authorize?${query}`, { tenant, ...(session && { session }) });
  };
  const codeOf = ({ headers }: Asked) =>
    new URLSearchParams(String(headers['location']).split('?')[1]).get('code') ?? '';
  const token = (fields: Record<string, string>) => {
    const body = new URLSearchParams({ client_id: clientId, ...fields }).toString();
    return server.ask('/oauth/token', { method: 'POST', body, tenant, headers: FORM });
  };
  const redeem = (code: string, differs = {}) =>
    token({
      grant_type: 'authorization_code',
      code,
      redirect_uri: BACK,
      code_verifier: VERIFIER,
      ...differs,
    });
  const signIn = async (session: string) => tokensOf(await redeem(codeOf(await authorize(session))));
  return { clientId, authorize, codeOf, token, redeem, signIn };
}

export function tokensOf({ json }: Asked): AppTokens {
  return { access: String(json['access_token']), refresh: String(json['refresh_token']) };
}

export type AppQuestion = { body?: unknown; tenant?: TestTenant; cookie?: string };

/** For tests: a call as an app makes it, with a token and nothing that a page of ours would send. */
export async function askAsApp(
  server: TestApp,
  token: string,
  url = '/api/platform/v1/users/me',
  question: AppQuestion = {},
): Promise<Pick<Asked, 'status' | 'json'>> {
  const { body, tenant = NORTH, cookie } = question;
  const reply = await server.app.inject({
    method: body === undefined ? 'GET' : 'POST',
    url,
    headers: {
      host: `${tenant.host}:8080`,
      authorization: `Bearer ${token}`,
      ...(cookie && { cookie: `sid=${cookie}` }),
      ...(body !== undefined && { 'content-type': 'application/json', prefer: 'respond-sync' }),
    },
    ...(body !== undefined && { payload: JSON.stringify(body) }),
  });
  return { status: reply.statusCode, json: reply.json() };
}
