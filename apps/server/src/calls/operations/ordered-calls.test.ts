import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { madeZip } from '../../../testing/archives/made-zip';
import { type ImportOrderWorld, openImportOrderWorld } from '../../../testing/imports/import-order-world';
import {
  addTestClient,
  apiTokenOf,
  askOperation,
  type TestClient,
} from '../../../testing/operations/api-client';
import { openTestApp, type TestApp } from '../../../testing/test-app';
import { NORTH, SOUTH, type TestPerson, type TestTenant } from '../../../testing/test-tenants';
import { OPERATIONS, SCOPES } from '../../operations/operations';
import { findPerson } from '../../store/operator/person-admin';
import { insertUser } from '../../store/people/users';

const PATH = '/api/platform/v1/operations/people/import';
const HEAD = 'email,firstName,lastName\r\n';
const KIM = `${HEAD}kim@people.test,Kim,Kern\r\n`;
const LATER = { prefer: 'respond-async' };

let server: TestApp;
let world: ImportOrderWorld;
let client: TestClient;
let token: string;
beforeEach(async () => {
  server = await openTestApp();
  world = await openImportOrderWorld(server.db, server.files);
  client = await addTestClient(server, { scope: ['people', 'courses', 'enrolments'] });
  token = await apiTokenOf(server, client);
});
afterEach(() => server.close());

const order = (path: string, asked: Parameters<typeof askOperation>[2]) =>
  askOperation(server, path, { token, ...LATER, ...asked });
const read = (url: string, bearer = token, tenant: TestTenant = NORTH) =>
  server.ask(url, { headers: { authorization: `Bearer ${bearer}` }, tenant });
const tokenFor = async (scope: string[], tenant: TestTenant = NORTH) =>
  apiTokenOf(server, await addTestClient(server, { scope, tenant }), tenant);

async function openAdministrator(): Promise<string> {
  const id = randomUUID();
  const person: TestPerson = { id, email: `${id}@people.test`, firstName: 'Root', locale: null };
  const user = {
    ...person,
    lastName: 'north',
    timezone: null,
    licences: [],
    roles: ['Administrator' as const],
  };
  await insertUser(server.db, NORTH.id, user);
  return server.signIn(person);
}

test('an import that is ordered is accepted at once, done later, and read at the address that came back', async () => {
  const { status, headers, json } = await order('people/import', { file: KIM });
  const { id } = json;
  expect([status, headers['preference-applied'], headers['location'], headers['cache-control']]).toEqual([
    202,
    'respond-async',
    `${PATH}/${String(id)}`,
    'no-store',
  ]);
  expect(await findPerson(server.db, NORTH.id, 'kim@people.test')).toBeNull();
  const ordered = server.clock.now.toISOString();
  const waiting = { id, operation: 'people import', state: 'waiting', ordered, finished: null };
  expect((await read(String(headers['location']))).json).toEqual({
    ...waiting,
    outcome: null,
    reason: null,
    bad: null,
  });
  await world.work();
  const { text, headers: done } = await read(String(headers['location']));
  expect(done['content-type']).toBe('application/json; charset=utf-8');
  expect(JSON.parse(text)).toEqual({
    ...waiting,
    state: 'done',
    finished: ordered,
    outcome: { added: 1, changed: 0, unchanged: 0, lines: 1, skipped: 0, bad: [] },
    reason: null,
    bad: null,
  });
  expect(await findPerson(server.db, NORTH.id, 'kim@people.test')).not.toBeNull();
});

test('bad lines are told with the order, and fields of the query count', async () => {
  const file = `${KIM}nobody,No,Body\r\n`;
  const bad = [{ line: 3, reason: 'email: Is not an e-mail address' }];
  const { headers: first } = await order('people/import', { file });
  const { headers: second } = await order('people/import', { file, body: { skipBad: true } });
  while (await world.work());
  const refused = { state: 'failed', reason: 'Bad lines: 1. Nothing was imported.', bad, outcome: null };
  expect((await read(String(first['location']))).json).toMatchObject(refused);
  expect((await read(String(second['location']))).json).toMatchObject({
    state: 'done',
    outcome: { added: 1, skipped: 1, bad },
    bad: null,
  });
});

test('whoever says nothing waits for it, and so does a dry run', async () => {
  for (const prefer of ['respond-sync', 'wait=10']) {
    const { status, headers } = await order('people/import', { file: KIM, prefer });
    expect([status, headers['preference-applied']]).toEqual([200, undefined]);
  }
  const dry = await order('people/import?dryRun=true', { file: KIM });
  expect([dry.status, dry.json['lines']]).toEqual([200, 1]);
  expect((await read(PATH)).text).toBe('[]');
  expect(await world.work()).toBe(false);
});

describe('what can be seen at once is refused at once, and nothing is ordered', () => {
  test.each([
    ['people/import', 'name\r\nKim\r\n', /^people\.csv has no column "email"/],
    ['people/import', '', /^people\.csv is empty\./],
    ['people/import', Buffer.from([0xff, 0xfe, 0x41, 0x00]), /^people\.csv is not UTF-8/],
    ['courses/import', 'no zip', /brokenArchive/],
  ])('%s of %j', async (path, file, reason) => {
    const { status, json } = await order(path, { file });
    expect([status, json['code']]).toEqual([422, 'operationRefused']);
    expect(json['errors']).toEqual({ _: [expect.stringMatching(reason)] });
    expect((await world.uses()).at(-1)).toMatchObject({ failed: 'true', clientId: client.clientId });
    expect(await world.work()).toBe(false);
  });

  test('a roster without its manifest, a field that is none, a scope that is missing', async () => {
    const all = await tokenFor([...SCOPES]);
    const roster = await order('oneroster/import', { token: all, file: await madeZip({ 'users.csv': '' }) });
    expect(roster.json['errors']).toEqual({ _: ['oneroster.zip has no manifest.csv.'] });
    expect((await order('people/import', { file: KIM, body: { file: '/etc/passwd' } })).status).toBe(400);
    expect((await order('units/import', { file: 'code,name\r\n' })).json['code']).toBe('insufficientScope');
    expect(await world.work()).toBe(false);
  });
});

test('only the program that ordered it is told of an order; all others find nothing', async () => {
  const { headers } = await order('people/import', { file: KIM });
  const address = String(headers['location']);
  const other = await tokenFor(['people']);
  expect((await read(address, other)).status).toBe(404);
  expect((await read(PATH, other)).text).toBe('[]');
  const south = await tokenFor(['people'], SOUTH);
  expect((await read(address, south, SOUTH)).status).toBe(404);
  expect((await read(address, south)).json['code']).toBe('invalidToken');
  expect((await read(address.replace('people', 'courses'))).status).toBe(404);
  expect((await read(`${PATH}/${randomUUID()}`)).status).toBe(404);
  expect((await read(address, await tokenFor(['people.read']))).json['code']).toBe('insufficientScope');
  expect((await server.ask(address)).status).toBe(401);
  expect((await server.ask(address, { session: await server.signIn() })).status).toBe(403);
});

test('an administrator orders on a page of ours, and sees those of the whole tenant', async () => {
  const { headers } = await order('people/import', { file: KIM });
  server.clock.now = new Date(server.clock.now.getTime() + 1000);
  const session = await openAdministrator();
  const asked = { 'content-type': 'text/csv', prefer: 'respond-async' };
  const own = await server.ask(PATH, { method: 'POST', session, headers: asked, body: KIM });
  expect(own.status).toBe(202);
  const { text } = await server.ask(PATH, { session });
  const ids = (JSON.parse(text) as Array<{ id: string }>).map(({ id }) => `${PATH}/${id}`); // as the test above has it
  expect(ids).toEqual([own.headers['location'], headers['location']]);
  world.clock.now = server.clock.now;
  while (await world.work());
  expect((await server.ask(String(own.headers['location']), { session })).json['outcome']).toMatchObject({
    unchanged: 1,
  });
  expect((await world.uses()).filter(({ clientId }) => clientId === undefined)).toHaveLength(2);
});

test('what is about learning is ordered and read among the learners’ calls too', async () => {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/zip', ...LATER };
  const body = await madeZip({ 'course.yaml': 'title: Cups\ncode: CUP\n', '01-tea.md': '# Tea\n' });
  const url = '/api/lms/v1/operations/courses/import';
  const reply = await server.app.inject({
    method: 'POST',
    url,
    headers: { host: `${NORTH.host}:8080`, ...headers },
    payload: body,
  });
  const address = String(reply.headers['location']);
  expect(address.startsWith(`${url}/`)).toBe(true);
  await world.work();
  expect((await read(address)).json).toMatchObject({ state: 'done', outcome: { code: 'CUP', isNew: true } });
});

test('every import may be ordered, and nothing else', async () => {
  const { json } = await server.ask('/api/openapi.json');
  const paths = json['paths'] as Record<string, { post?: { responses: object } }>; // as the document has it
  const orderable = Object.entries(paths)
    .filter(
      ([path, { post }]) =>
        path.startsWith('/api/platform/v1/operations/') && '202' in (post?.responses ?? {}),
    )
    .map(([path]) => path.split('/').slice(5).join(' '));
  const imports = OPERATIONS.filter(({ verb, scope }) => verb === 'import' && scope !== null);
  expect(orderable.toSorted()).toEqual(imports.map(({ noun }) => `${noun} import`).toSorted());
});
