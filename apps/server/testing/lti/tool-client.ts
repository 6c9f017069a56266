import type { Asked, TestApp } from '../test-app';
import type { TestTool } from './test-tool';

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const ASSERTION_TYPE = 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer';

/** For tests: what a tool asks of the token address; a test states only what differs. */
export async function askToken(
  server: TestApp,
  tool: TestTool,
  differs: Record<string, string> = {},
): Promise<Asked> {
  const fields = {
    grant_type: 'client_credentials',
    client_assertion_type: ASSERTION_TYPE,
    client_assertion: differs['client_assertion'] ?? (await tool.assertion()),
    scope: tool.scopes.join(' '),
    ...differs,
  };
  const body = new URLSearchParams(fields).toString();
  return server.ask('/lti/token', { method: 'POST', body, headers: FORM });
}

export async function tokenFor(server: TestApp, tool: TestTool, scope?: string): Promise<string> {
  const { json } = await askToken(server, tool, scope === undefined ? {} : { scope });
  return String(json['access_token']);
}

export type ServiceQuestion = {
  token: string;
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  body?: unknown;
  type?: string;
};

/** For tests: a call at an address that a launch has named. */
export function askService(
  server: TestApp,
  address: string,
  { token, method = 'GET', body, type = 'application/json' }: ServiceQuestion,
): Promise<Asked> {
  return server.ask(new URL(address, 'http://north.test:8080').href.replace('http://north.test:8080', ''), {
    method,
    ...(body !== undefined && { body }),
    headers: { authorization: `Bearer ${token}`, 'content-type': type },
  });
}
