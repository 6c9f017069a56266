import { randomUUID } from 'node:crypto';
import { type Call, fillPath } from '@lantern/contract/call';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { registeredCalls } from '../../testing/registered-calls';
import { sampleBody } from '../../testing/sample-body';
import { openTestApp, type TestApp } from '../../testing/test-app';

let server: TestApp;
let session: string;
beforeAll(async () => {
  server = await openTestApp();
  session = await server.signIn();
});
afterAll(() => server.close());

const CALLS = registeredCalls().map((call): [string, Call] => [`${call.method} ${call.path}`, call]);

test.each(CALLS)('[7.1] %s is the same call with a slash at its end', async (_name, call) => {
  const ids = Object.keys(call.params?.shape ?? {}).map((name) => [name, randomUUID()]);
  const path = fillPath(call.path, Object.fromEntries(ids));
  const ask = async (url: string) => {
    const body = call.body && { body: sampleBody(call, randomUUID()) };
    const { status, json } = await server.ask(url, { session, method: call.method, ...body });
    return { status, code: json['code'] };
  };
  expect(await ask(`${path}/`)).toEqual(await ask(path));
  // Nothing of the call itself is refused for the slash: only a method that the path does not take is.
  const other = await server.ask(`${path}/`, { session, method: 'DELETE' });
  expect(other.status).toBe(405);
});

test.each([
  '/api/stem/v1/',
  '/api/scorm/v1/packages',
  '/api/category/v1/categories',
  '/api/lti/v1/grading/scores',
  '/api/assessment/v1/',
  '/api/lms-km/models',
  '/api/banner/',
  '/api/lms/v1/nothing',
  '/api/platform/v1/',
  '/api/lms-storage/v1/',
])('[7.1] reading 72: %s, which nobody serves here, is a problem 404 for every method', async (path) => {
  for (const method of ['GET', 'POST', 'PUT', 'DELETE'] as const) {
    const { status, headers, json } = await server.ask(path, { session, method });
    expect({ method, status, code: json['code'] }).toEqual({ method, status: 404, code: 'notFound' });
    expect(headers['content-type']).toBe('application/problem+json; charset=utf-8');
  }
});
