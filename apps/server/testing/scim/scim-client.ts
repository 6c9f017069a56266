import { addTestClient, apiTokenOf } from '../operations/api-client';
import type { Asked, TestApp } from '../test-app';
import { NORTH, type TestTenant } from '../test-tenants';

export type ScimClient = {
  /** Sends an object as SCIM's JSON, a text as it is. */
  ask: (request: `${string} /${string}`, body?: unknown, headers?: Record<string, string>) => Promise<Asked>;
  token: string;
  clientId: string;
};

/** For tests: an identity provider with a token, as it sends its requests. */
export async function openScimClient(
  server: TestApp,
  { tenant = NORTH, scope = ['scim'] }: { tenant?: TestTenant; scope?: string[] } = {},
): Promise<ScimClient> {
  const client = await addTestClient(server, { tenant, scope });
  const token = await apiTokenOf(server, client, tenant);
  return {
    clientId: client.clientId,
    token,
    ask: (request, body, headers = {}) => askScim(server, { request, body, tenant, token, headers }),
  };
}

export async function askScim(
  server: TestApp,
  asked: {
    request: string;
    body?: unknown;
    tenant?: TestTenant;
    token?: string;
    headers?: Record<string, string>;
  },
): Promise<Asked> {
  const { request, body, tenant = NORTH, token, headers = {} } = asked;
  const [method = 'GET', path = ''] = request.split(/ (.*)/);
  const reply = await server.app.inject({
    method: method as 'GET', // or another that the test names
    url: encodeURI(`/scim/v2${path}`),
    headers: {
      host: `${tenant.host}:8080`,
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/scim+json' }),
      ...headers,
    },
    ...(body !== undefined && { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const isJson = /json/.test(String(reply.headers['content-type']));
  return {
    status: reply.statusCode,
    headers: reply.headers,
    text: reply.body,
    json: isJson ? reply.json() : {},
  };
}

export const patchOf = (...operations: object[]) => ({
  schemas: ['urn:ietf:params:scim:api:messages:2.0:PatchOp'],
  Operations: operations,
});
