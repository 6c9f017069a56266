import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { insertTestCourse } from '../../../testing/attempts/test-course';
import { addTestClient, apiTokenOf, askOperation } from '../../../testing/operations/api-client';
import { testOperator } from '../../../testing/operations/operator';
import { NOON, openTestApp, type TestApp } from '../../../testing/test-app';
import { ADA, BEN, NORTH, SOUTH, type TestPerson } from '../../../testing/test-tenants';
import { sql } from '../../db/sql';
import { OPERATIONS, SCOPES } from '../../operations/operations';
import { createGroup } from '../../store/operator/group-admin';
import { findPerson } from '../../store/operator/person-admin';
import { upsertUnits } from '../../store/operator/unit-admin';
import { insertUser } from '../../store/people/users';

const BLUE = randomUUID();
const LAB = randomUUID();

/** What operations are asked with here, and what comes of it. */
const INPUTS: Record<string, { input?: object; outcome: unknown }> = {
  'branding change': { input: { title: 'North Star', hue: 120 }, outcome: {} },
  'settings set': {
    input: { key: 'platform.common.locale', value: 'ar' },
    outcome: { key: 'platform.common.locale', value: 'ar' },
  },
  'settings unset': {
    input: { key: 'platform.common.supported_locales' },
    outcome: { key: 'platform.common.supported_locales' },
  },
  'settings list': { outcome: expect.any(Array) },
  'flags set': { input: { flag: 'a.b', state: 'on' }, outcome: { flag: 'a.b', state: 'on' } },
  'flags list': { outcome: [] },
  'providers add': {
    input: {
      code: 'new',
      label: 'New',
      issuer: 'https://192.0.1.1',
      clientId: 'lantern',
      clientSecret: 'secret',
    },
    outcome: { code: 'new' },
  },
  'providers change': { input: { code: 'main', label: 'Main' }, outcome: { code: 'main' } },
  'providers remove': { input: { code: 'main' }, outcome: { code: 'main' } },
  'providers list': {
    outcome: [
      {
        id: expect.any(String),
        code: 'main',
        label: 'north',
        issuer: 'https://identity.test',
        clientId: 'lantern',
        autoProvision: false,
      },
    ],
  },
  'people add': {
    input: { email: 'mia@people.test', firstName: 'Mia', lastName: 'Moss' },
    outcome: { id: expect.any(String), email: 'mia@people.test' },
  },
  'people change': {
    input: { email: ADA.email, firstName: 'Adele' },
    outcome: expect.objectContaining({ firstName: 'Adele' }),
  },
  'people suspend': {
    input: { email: ADA.email },
    outcome: { email: ADA.email, isNew: true, since: NOON.toISOString() },
  },
  'people restore': { input: { email: ADA.email }, outcome: { email: ADA.email, wasSuspended: false } },
  'people sign-out': { input: { email: ADA.email }, outcome: { email: ADA.email, sessions: 0 } },
  'people merge': {
    input: { from: ADA.email, into: BEN.email },
    outcome: { email: BEN.email, gone: ADA.email },
  },
  'people list': { outcome: expect.arrayContaining([expect.objectContaining({ email: ADA.email })]) },
  'units add': {
    input: { code: 'NEW', name: 'New', parent: 'LAB' },
    outcome: { id: expect.any(String), code: 'NEW', name: 'New', parent: 'LAB' },
  },
  'units rename': {
    input: { code: 'LAB', name: 'Lab' },
    outcome: { id: LAB, code: 'LAB', name: 'Lab', parent: null },
  },
  'units move': {
    input: { code: 'LAB' },
    outcome: { id: LAB, code: 'LAB', name: 'Laboratory', parent: null },
  },
  'units remove': { input: { code: 'LAB' }, outcome: { code: 'LAB' } },
  'units assign': { input: { code: 'LAB', email: [BEN.email] }, outcome: { code: 'LAB', added: 1 } },
  'units unassign': { input: { code: 'LAB', email: [BEN.email] }, outcome: { code: 'LAB', removed: 0 } },
  'units list': { outcome: [{ code: 'LAB', name: 'Laboratory', depth: 0, people: 0 }] },
  'units people': { input: { code: 'LAB' }, outcome: [] },
  'groups add': {
    input: { name: 'Red', email: [ADA.email] },
    outcome: { id: expect.any(String), name: 'Red', externalId: null, members: 1 },
  },
  'groups rename': { input: { group: 'Blue', name: 'Sky' }, outcome: { id: BLUE, name: 'Sky' } },
  'groups remove': { input: { group: 'Blue' }, outcome: { id: BLUE, name: 'Blue' } },
  'groups add-members': { input: { group: BLUE, email: [BEN.email] }, outcome: { name: 'Blue', added: 1 } },
  'groups remove-members': {
    input: { group: BLUE, email: [BEN.email] },
    outcome: { name: 'Blue', removed: 0 },
  },
  'groups list': { outcome: [{ id: BLUE, name: 'Blue', externalId: null, members: 0 }] },
  'groups members': { input: { group: 'Blue' }, outcome: [] },
  'terms add': { input: { name: 'Spring' }, outcome: { id: expect.any(String), name: 'Spring' } },
  'collections add': { input: { name: 'Finance' }, outcome: { id: expect.any(String), name: 'Finance' } },
  'filters add': {
    input: { category: 'Level', name: 'Beginner' },
    outcome: { id: expect.any(String), category: 'Level', name: 'Beginner' },
  },
  'scales add': {
    input: { name: 'Letters', passing: 50, grade: ['A=50', 'F=0'] },
    outcome: { id: expect.any(String), name: 'Letters' },
  },
  'attempts list': { outcome: [] },
  'attempts waiting': { outcome: [] },
  'courses list': { outcome: expect.arrayContaining([expect.objectContaining({ code: 'DOOR' })]) },
  'courses publish': { input: { code: 'DOOR' }, outcome: { code: 'DOOR', state: 'ready' } },
  'courses archive': { input: { code: 'DOOR' }, outcome: { code: 'DOOR', state: 'archived' } },
  'courses remove': { input: { code: 'EMPTY' }, outcome: { code: 'EMPTY' } },
  'enrolments add': {
    input: { email: BEN.email, course: 'DOOR', due: '2027-01-31' },
    outcome: expect.objectContaining({ added: 1 }),
  },
  'enrolments remove': {
    input: { email: ADA.email, course: 'DOOR' },
    outcome: { email: ADA.email, course: 'DOOR' },
  },
  'enrolments list': { outcome: [expect.objectContaining({ course: 'DOOR', email: ADA.email })] },
  'clients add': {
    input: { name: 'Second', scope: ['clients'] },
    outcome: expect.objectContaining({ clientSecret: expect.any(String) }),
  },
  'clients list': { outcome: expect.any(Array) },
};

const BASE = '/api/platform/v1/operations';

let server: TestApp;
let administrator: TestPerson;

beforeAll(async () => {
  server = await openTestApp();
  administrator = { id: randomUUID(), email: 'root@people.test', firstName: 'Root', locale: null };
  const person = { ...administrator, lastName: 'north', timezone: null, licences: [] };
  await insertUser(server.db, NORTH.id, { ...person, roles: ['Administrator'] });
  const parts = [{ name: 'Film', type: 'video' as const }];
  for (const code of ['DOOR', 'EMPTY']) await insertTestCourse(server.db, { parts, course: { code } });
  const operator = testOperator(server.db, { tenantId: NORTH.id, now: NOON });
  await operator.run('enrolments remove', { email: ADA.email, course: 'EMPTY' });
  await createGroup(server.db, NORTH.id, { id: BLUE, name: 'Blue' });
  await upsertUnits(server.db, NORTH.id, [{ id: LAB, code: 'LAB', name: 'Laboratory', parent: null }]);
});
afterAll(() => server.close());

const ask = (path: string, asked: Parameters<typeof askOperation>[2]) => askOperation(server, path, asked);
const tokenFor = async (scope: string[]) => apiTokenOf(server, await addTestClient(server, { scope }));
const uses = () =>
  server.db.query<{ userId: string | null; subject: Record<string, string> }>(
    sql`select user_id as "userId", subject from audit_entries
         where tenant_id = ${NORTH.id} and action = 'operation' order by id`,
  );

describe.each(Object.entries(INPUTS))('%s', (name, { input = {}, outcome }) => {
  const path = `${name.replace(' ', '/')}?dryRun=true`;
  const scope = OPERATIONS.find(({ noun, verb }) => `${noun} ${verb}` === name)?.scope ?? '';

  test('is done for a program with its scope, and noted', async () => {
    const before = (await uses()).length;
    const client = await addTestClient(server, { scope: [scope] });
    const answer = await ask(path, { token: await apiTokenOf(server, client), body: input });
    expect([answer.status, answer.json]).toEqual([200, outcome]);
    const { clientId } = client;
    expect((await uses()).slice(before)).toEqual([
      { userId: null, subject: { operation: name, clientId, dryRun: 'true' } },
    ]);
  });

  test('is done for an administrator on a page of ours, and noted', async () => {
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
  expect((await uses()).at(-1)?.subject).toMatchObject({ operation: 'people add' });
  expect(JSON.stringify(await uses())).not.toContain('@');
  expect(JSON.stringify(server.logs)).not.toContain(token);
});

test('a token counts before the session that came along, and a cookie alone does not', async () => {
  const session = await server.signIn(administrator);
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
