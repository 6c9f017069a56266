import { randomUUID } from 'node:crypto';
import { type Call, fillPath } from '@lantern/contract/call';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openGrader } from '../../testing/attempts/grader';
import { registeredCalls } from '../../testing/registered-calls';
import { sampleBody } from '../../testing/sample-body';
import { openTestApp, type TestApp } from '../../testing/test-app';
import { ADA, type TestPerson } from '../../testing/test-tenants';

const CALLS = registeredCalls().map((call): [string, Call] => [`${call.method} ${call.path}`, call]);
const WRITING = CALLS.filter(([, { body }]) => body);

let server: TestApp;
let grader: TestPerson;
beforeAll(async () => {
  server = await openTestApp();
  grader = (await openGrader(server)).person;
});
afterAll(() => server.close());

const signInFor = ({ audience }: Call) => server.signIn(audience === 'grader' ? grader : ADA);

function ask(call: Call, { query = '', extra = {} }) {
  const ids = Object.keys(call.params?.shape ?? {}).map((name) => [name, randomUUID()]);
  const body = { ...(sampleBody(call, randomUUID()) as object), ...extra }; // every body is an object
  return signInFor(call).then((session) =>
    server.ask(`${fillPath(call.path, Object.fromEntries(ids))}${query}`, {
      session,
      method: call.method,
      ...(call.takes && { headers: { 'content-type': call.takes } }),
      ...(call.body && { body }),
    }),
  );
}

test.each(CALLS)('%s refuses a query that it does not know, by name', async (_name, call) => {
  const { status, json } = await ask(call, { query: '?surprise=1' });
  expect(status).toBe(400);
  expect(json['errors']).toHaveProperty('surprise');
});

test.each(WRITING)('%s refuses a field that it does not know, by name', async (_name, call) => {
  const { status, json } = await ask(call, { extra: { surprise: 1 } });
  expect(status).toBe(400);
  expect(json['errors']).toHaveProperty('surprise');
});

test.each(CALLS.filter(([, { params }]) => params))(
  '%s has nothing under an id that is none',
  async (_name, call) => {
    const ids = Object.keys(call.params?.shape ?? {}).map((name) => [name, "1' or true --"]);
    const answer = await server.ask(fillPath(call.path, Object.fromEntries(ids)), {
      session: await signInFor(call),
      method: call.method,
      ...(call.body && { body: sampleBody(call, randomUUID()) }),
    });
    expect([400, 404]).toContain(answer.status);
  },
);
