import { OPERATIONS } from '../../src/operations/operations';
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

type OperationAsked = {
  token?: string;
  body?: object;
  tenant?: TestTenant;
  /** Where it takes one; its fields are in the query then. */
  file?: string | Buffer;
  prefer?: string;
};

/** For tests: a call of an operation as a program makes it, with none of what a page of ours sends along. */
export async function askOperation(
  server: TestApp,
  path: string,
  { token, body = {}, tenant = NORTH, file = '', prefer }: OperationAsked,
): Promise<Asked & { bytes: Buffer }> {
  const takes = fileTaken(path);
  const url = new URL(`/api/platform/v1/operations/${path}`, 'http://operations.test');
  if (takes) for (const [name, value] of Object.entries(body)) url.searchParams.set(name, String(value));
  const reply = await server.app.inject({
    method: 'POST',
    url: `${url.pathname}${url.search}`,
    headers: {
      host: `${tenant.host}:8080`,
      'content-type': takes ?? 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
      ...(prefer && { prefer }),
    },
    payload: takes ? file : JSON.stringify(body),
  });
  const isJson = /^application\/(problem\+)?json/.test(String(reply.headers['content-type']));
  return {
    status: reply.statusCode,
    headers: reply.headers,
    text: reply.body,
    bytes: reply.rawPayload,
    json: isJson ? reply.json() : {},
  };
}

function fileTaken(path: string): string | undefined {
  const [name] = path.split('?');
  const { file = null } = OPERATIONS.find(({ noun, verb }) => `${noun}/${verb}` === name) ?? {};
  return file?.way === 'in' ? Object.values(file.mediaTypes)[0] : undefined;
}
