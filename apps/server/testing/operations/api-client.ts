import { NOON, type Asked, type TestApp } from '../test-app';
import { NORTH, type TestTenant } from '../test-tenants';
import { testOperator } from './operator';

export type TestClient = { clientId: string; clientSecret: string };

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

/** For tests: a program that may make calls, added as the operator does. */
export async function addTestClient(
  { db }: TestApp,
  { tenant = NORTH, ...input }: { scope: string[]; tenant?: TestTenant; jwks?: string; expires?: string },
): Promise<TestClient> {
  const operator = testOperator(db, { tenantId: tenant.id, now: NOON });
  return (await operator.run('clients add', { name: 'Payroll', ...input })) as TestClient; // what it answers
}

/** For tests: what a program asks of the token address; a test states what differs from the grant. */
export function askApiToken(
  server: TestApp,
  fields: Record<string, string>,
  { tenant = NORTH, headers = {} }: { tenant?: TestTenant; headers?: Record<string, string> } = {},
): Promise<Asked> {
  const body = new URLSearchParams({ grant_type: 'client_credentials', ...fields }).toString();
  return server.ask('/oauth/token', { method: 'POST', body, tenant, headers: { ...FORM, ...headers } });
}

export async function apiTokenOf(
  server: TestApp,
  { clientId, clientSecret }: TestClient,
  tenant: TestTenant = NORTH,
): Promise<string> {
  const fields = { client_id: clientId, client_secret: clientSecret };
  const { json } = await askApiToken(server, fields, { tenant });
  return String(json['access_token']);
}

/** For tests: a call of an operation as a program makes it, with none of what a page of ours sends along. */
export async function askOperation(
  server: TestApp,
  path: string,
  { token, body = {}, tenant = NORTH }: { token?: string; body?: unknown; tenant?: TestTenant },
): Promise<Asked> {
  const reply = await server.app.inject({
    method: 'POST',
    url: `/api/platform/v1/operations/${path}`,
    headers: {
      host: `${tenant.host}:8080`,
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    payload: JSON.stringify(body),
  });
  return { status: reply.statusCode, headers: reply.headers, text: reply.body, json: reply.json() };
}
