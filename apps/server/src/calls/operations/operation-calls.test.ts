import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addTestClient, apiTokenOf, askOperation } from '../../../testing/operations/api-client';
import { OPERATION_INPUTS } from '../../../testing/operations/operation-inputs-data';
import { insertOperationWorld } from '../../../testing/operations/operation-world';
import { testOperator } from '../../../testing/operations/operator';
import { NOON, openTestApp, type TestApp } from '../../../testing/test-app';
import { ADA, NORTH, SOUTH, type TestPerson } from '../../../testing/test-tenants';
import { sql } from '../../db/sql';
import { OPERATIONS, SCOPES } from '../../operations/operations';
import { findPerson } from '../../store/operator/person-admin';
import { insertUser } from '../../store/people/users';

const BASE = '/api/platform/v1/operations';

let server: TestApp;

beforeAll(async () => {
  server = await openTestApp();
  await insertOperationWorld(server.db);
  const operator = testOperator(server.db, { tenantId: NORTH.id, now: NOON });
  await operator.run('enrolments remove', { email: ADA.email, course: 'EMPTY' });
});
afterAll(() => server.close());

/** One who has asked for nothing yet: a person may only ask so often. */
async function newAdministrator(): Promise<TestPerson> {
  const id = randomUUID();
  const administrator = { id, email: `${id}@people.test`, firstName: 'Root', locale: null };
  const person = { ...administrator, lastName: 'north', timezone: null, licences: [] };
  await insertUser(server.db, NORTH.id, { ...person, roles: ['Administrator'] });
  return administrator;
}

const ask = (path: string, asked: Parameters<typeof askOperation>[2]) => askOperation(server, path, asked);
const tokenFor = async (scope: string[]) => apiTokenOf(server, await addTestClient(server, { scope }));
const uses = () =>
  server.db.query<{ userId: string | null; subject: Record<string, string> }>(
    sql`select user_id as "userId", subject from audit_entries
         where tenant_id = ${NORTH.id} and action = 'operation' order by id`,
  );

test('what comes of each operation is told below; of files elsewhere, and what asks a provider is asked there', () => {
  const calls = OPERATIONS.filter(({ scope, file }) => scope !== null && file === null);
  const names = calls.map(({ noun, verb }) => `${noun} ${verb}`).filter((name) => name !== 'providers test');
  expect(Object.keys(OPERATION_INPUTS).toSorted()).toEqual(names.toSorted());
});

describe.each(Object.entries(OPERATION_INPUTS))('%s', (name, { input = {}, outcome }) => {
  const path = `${name.replace(' ', '/')}?dryRun=true`;
  const scope = OPERATIONS.find(({ noun, verb }) => `${noun} ${verb}` === name)?.scope ?? '';

  test('is done for a program with its scope, and noted', async () => {
    const client = await addTestClient(server, { scope: [scope] });
    const before = (await uses()).length;
    const answer = await ask(path, { token: await apiTokenOf(server, client), body: input });
    expect([answer.status, answer.json]).toEqual([200, outcome]);
    const { clientId } = client;
    expect((await uses()).slice(before)).toEqual([
      { userId: null, subject: { operation: name, clientId, dryRun: 'true' } },
    ]);
  });

  test('is done for an administrator on a page of ours, and noted', async () => {
    const administrator = await newAdministrator();
    const session = await server.signIn(administrator);
    const asked = { method: 'POST', session, body: input } as const;
    const { status, json } = await server.ask(`${BASE}/${path}`, asked);
    expect([status, json]).toEqual([200, outcome]);
    expect((await uses()).at(-1)).toEqual({
      userId: administrator.id,
      subject: { operation: name, dryRun: 'true' },
    });
  });
});

test('a program revokes another, whose token ends with it', async () => {
  const second = await addTestClient(server, { scope: ['flags.read'] });
  const token = await apiTokenOf(server, second);
  expect((await ask('flags/list', { token })).status).toBe(200);
  const body = { clientId: second.clientId };
  expect((await ask('clients/revoke', { token: await tokenFor(['clients']), body })).json).toEqual(body);
  expect((await ask('flags/list', { token })).json['code']).toBe('invalidToken');
});

const ADD = 'people/add';
const NEW = { email: 'noa@people.test', firstName: 'Noa', lastName: 'Nile' };
const find = (email: string, tenant = NORTH) => findPerson(server.db, tenant.id, email);

test('what is done stays done, in this tenant; a dry run leaves nothing', async () => {
  const token = await tokenFor(['people']);
  await ask(`${ADD}?dryRun=true`, { token, body: NEW });
  expect(await find(NEW.email)).toBeNull();
  expect((await ask(ADD, { token, body: NEW })).status).toBe(200);
  expect(await find(NEW.email)).toMatchObject(NEW);
  const { id } = (await find(NEW.email)) ?? {};
  expect((await uses()).at(-1)?.subject).toMatchObject({ operation: 'people add', userId: id });
  expect(await find(NEW.email, SOUTH)).toBeNull();
});

test('what cannot be is told in a sentence, and is noted without anybody’s address', async () => {
  const token = await tokenFor(['people']);
  const { status, json } = await ask(ADD, { token, body: { ...NEW, email: ADA.email } });
  expect([status, json['code'], json['errors']]).toEqual([
    422,
    'operationRefused',
    { _: [`${ADA.email} is there already: change them with people change.`] },
  ]);
  expect((await uses()).at(-1)?.subject).toMatchObject({ operation: 'people add', failed: 'true' });
  expect(JSON.stringify(await uses())).not.toContain('@');
  expect(JSON.stringify(server.logs)).not.toContain(token);
});

test('a token counts before the session that came along, and a cookie alone does not', async () => {
  const session = await server.signIn(await newAdministrator());
  const token = await tokenFor(['people.read']);
  const headers = { authorization: `Bearer ${token}` };
  const both = await server.ask(`${BASE}/${ADD}`, { method: 'POST', session, headers, body: NEW });
  expect(both.json['code']).toBe('insufficientScope');
  const cookie = { host: 'north.test:8080', cookie: `sid=${session}`, 'content-type': 'application/json' };
  const alone = await server.app.inject({
    method: 'POST',
    url: `${BASE}/${ADD}`,
    headers: cookie,
    payload: NEW,
  });
  expect(alone.json()).toMatchObject({ code: 'forbidden' });
});

test('a program lets another do no more than it may itself', async () => {
  const token = await tokenFor(['clients']);
  const body = { name: 'Second', scope: ['people'] };
  const { status, json } = await ask('clients/add', { token, body });
  expect([status, json['code']]).toEqual([422, 'operationRefused']);
});

test('what is about learning has an address among the learners’ calls too, and is the same there', async () => {
  const token = await tokenFor(['terms', 'people.read']);
  const headers = { authorization: `Bearer ${token}` };
  const atLms = (path: string, body: object) =>
    server.ask(`/api/lms/v1/operations/${path}`, { method: 'POST', headers, body });
  expect((await atLms('terms/add', { name: 'Winter' })).json).toMatchObject({ name: 'Winter' });
  expect((await uses()).at(-1)?.subject).toMatchObject({ operation: 'terms add', name: 'Winter' });
  expect((await atLms('courses/list', {})).json['code']).toBe('insufficientScope');
  expect((await atLms('people/list', {})).status).toBe(404);
});

test('a token is for operations alone', async () => {
  const headers = { authorization: `Bearer ${await tokenFor([...SCOPES])}` };
  expect((await server.ask('/api/platform/v1/users/me', { headers })).status).toBe(401);
});

test('other bodies than JSON are refused, and a program that asks without end is slowed down', async () => {
  const token = await tokenFor(['flags.read']);
  const url = `${BASE}/flags/list`;
  const headers = { host: 'north.test:8080', authorization: `Bearer ${token}`, 'content-type': 'text/plain' };
  const { statusCode } = await server.app.inject({ method: 'POST', url, headers, payload: '{}' });
  expect(statusCode).toBe(415);
  const statuses = new Set<number>();
  for (let count = 0; count < 600; count += 1) statuses.add((await ask('flags/list', { token })).status);
  expect([...statuses]).toEqual([200]);
  expect((await ask('flags/list', { token })).status).toBe(429);
});
