import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { madeZip } from '../../../testing/archives/made-zip';
import { insertTestCourse } from '../../../testing/attempts/test-course';
import { addTestClient, apiTokenOf, askOperation } from '../../../testing/operations/api-client';
import { SCHOOL } from '../../../testing/operations/school-roster';
import { openTestApp, SESSION_LIMITS, type TestApp } from '../../../testing/test-app';
import { ADA, NORTH, SOUTH } from '../../../testing/test-tenants';
import { buildApp } from '../../app';
import { countOf } from '../../db/db';
import { sql } from '../../db/sql';
import { SCOPES } from '../../operations/operations';
import { findPerson } from '../../store/operator/person-admin';

const HEAD = 'email,firstName,lastName\r\n';
const PEOPLE = `${HEAD}kim@people.test,Kim,Kern\r\nlou@people.test,Lou,Lark\r\n`;

let server: TestApp;
let token: string;
let place: string;
beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), 'lantern-files-'));
  vi.stubEnv('TMPDIR', place);
  server = await openTestApp();
  await insertTestCourse(server.db, { parts: [{ name: 'Film', type: 'video' }], course: { code: 'DOOR' } });
  token = await apiTokenOf(server, await addTestClient(server, { scope: [...SCOPES] }));
});
afterAll(async () => {
  await server.close();
  vi.unstubAllEnvs();
  await rm(place, { recursive: true, force: true });
});

const ask = (path: string, asked: Parameters<typeof askOperation>[2]) =>
  askOperation(server, path, { token, ...asked });
const leftovers = () => readdir(place);

test('people come from a file that is sent; a dry run leaves nobody', async () => {
  const dry = await ask('people/import?dryRun=true', { file: PEOPLE });
  expect([dry.status, dry.json]).toEqual([200, expect.objectContaining({ added: 2, lines: 2 })]);
  expect(await findPerson(server.db, NORTH.id, 'kim@people.test')).toBeNull();
  expect((await ask('people/import', { file: PEOPLE })).json).toMatchObject({ added: 2 });
  expect(await findPerson(server.db, NORTH.id, 'kim@people.test')).toMatchObject({ lastName: 'Kern' });
  expect(await findPerson(server.db, SOUTH.id, 'kim@people.test')).toBeNull();
});

test('a bad line is told with its number, and without where the file lay', async () => {
  const file = `${HEAD}sam@people.test,Sam,Sand\r\nnobody,No,Body\r\n`;
  const { status, json } = await ask('people/import', { file });
  expect([status, json['code']]).toEqual([422, 'operationRefused']);
  const bad = [{ line: 3, reason: 'email: Is not an e-mail address' }];
  expect(json).toMatchObject({ errors: { _: ['Bad lines: 1. Nothing was imported.'] }, bad });
  expect((await ask('people/import', { file, body: { skipBad: true } })).json).toMatchObject({
    added: 1,
    skipped: 1,
    bad,
  });
  const open = await ask('people/import', {
    file: `${HEAD}"ann@people.test,Ann,Ash\r\nx@people.test,X,Y\r\n`,
  });
  expect([open.status, open.json['errors']]).toEqual([
    422,
    { _: [expect.stringMatching(/^people\.csv line 2: A quote \("\) is opened there and not closed/)] },
  ]);
  const wrong = await ask('people/import', { file: 'name\r\nAda\r\n' });
  expect(wrong.json['errors']).toEqual({
    _: ['people.csv has no column "email", "firstName", "lastName"; its first line is: name.'],
  });
  expect(await leftovers()).toEqual([]);
});

test('a field that names a file of the server is none, and nothing but the file’s own type is taken', async () => {
  expect((await ask('people/import', { body: { file: '/etc/passwd' } })).json['errors']).toHaveProperty(
    'file',
  );
  expect((await ask('records/export', { body: { to: '/tmp/records' } })).json['errors']).toHaveProperty('to');
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const json = await server.ask('/api/platform/v1/operations/people/import', {
    method: 'POST',
    headers,
    body: {},
  });
  expect([json.status, json.json['errors']]).toEqual([415, { contentType: ['text/csv'] }]);
});

test('a file may be far longer than other bodies', async () => {
  const lines = Array.from(
    { length: 1200 },
    (_, index) => `p${index}@many.test,${'P'.repeat(100)},${index}\r\n`,
  );
  const { status, json } = await ask('people/import?dryRun=true', { file: `${HEAD}${lines.join('')}` });
  expect([status, json['added']]).toEqual([200, 1200]);
});

test('an upload that is cut off changes nothing and leaves nothing', async () => {
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  const count = () => countOf(server.db, sql`select count(*)::int as count from users`);
  const before = await count();
  const socket = connectTo(server.app);
  socket.write(
    `POST /api/platform/v1/operations/people/import HTTP/1.1\r\nHost: ${NORTH.host}\r\nAuthorization: Bearer ${token}\r\n` +
      `Content-Type: text/csv\r\nContent-Length: 1000\r\n\r\n${HEAD}cut@people.test,Cut,Off\r\n`,
  );
  await expect.poll(leftovers).toHaveLength(1);
  socket.destroy();
  await once(socket, 'close');
  await expect.poll(leftovers).toEqual([]);
  expect(await count()).toBe(before);
  expect(server.logs.filter(({ level }) => level >= 50)).toEqual([]);
});

const connectTo = ({ listeningOrigin }: FastifyInstance) =>
  connect(Number(new URL(listeningOrigin).port), '127.0.0.1');

/** The head of an upload that goes on for as long as its sender likes. */
function beginUpload(app: FastifyInstance): Socket {
  const socket = connectTo(app);
  const head = `Host: ${NORTH.host}\r\nAuthorization: Bearer ${token}\r\nConnection: close\r\n`;
  socket.write(
    `POST /api/platform/v1/operations/people/import?dryRun=true HTTP/1.1\r\n${head}Content-Type: text/csv\r\nTransfer-Encoding: chunked\r\n\r\n`,
  );
  return socket;
}

const chunk = (bytes: string) => `${Buffer.byteLength(bytes).toString(16)}\r\n${bytes}\r\n`;

/** What has come of the one that is under way. */
async function arrived(): Promise<number> {
  const [folder = ''] = await leftovers();
  return stat(join(place, folder, 'people.csv')).then(
    ({ size }) => size,
    () => 0,
  );
}

describe('where a request has a second', () => {
  let slow: FastifyInstance;
  beforeAll(async () => {
    const { db, files, clock } = server;
    const deps = {
      db,
      files,
      clock: () => clock.now,
      session: SESSION_LIMITS,
      portal: null,
      requestMs: 1000,
    };
    slow = await buildApp({ ...deps, trustProxy: { kind: 'none' }, logger: false });
    await slow.listen({ host: '127.0.0.1', port: 0 });
  });
  afterAll(() => slow.close());

  /** Never comes to its end; what it is told. */
  function slowRequest(): Promise<string> {
    const socket = connectTo(slow);
    socket.write(`POST /api/events HTTP/1.1\r\nHost: ${NORTH.host}\r\nContent-Type: application/json\r\n`);
    socket.write('Content-Length: 9\r\n\r\n{');
    return text(socket);
  }

  test('a file that stands still on its way is refused, and nothing is left of it', async () => {
    const socket = beginUpload(slow);
    socket.write(chunk(HEAD));
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 408 [^]*"code":"requestTimedOut"/);
    await expect.poll(leftovers).toEqual([]);
  });

  test('a file whose bytes keep coming is taken, though it takes longer than other requests may', async () => {
    const upload = beginUpload(slow);
    const answer = text(upload);
    let sent = 0;
    const send = async (line: string) => {
      upload.write(chunk(line));
      sent += line.length;
      await expect.poll(arrived, { interval: 20 }).toBe(sent);
    };
    await send(HEAD);
    // Two that begin later, one after the other, are cut off for the time that they take.
    const told: string[] = [];
    void slowRequest()
      .then(slowRequest)
      .then((said) => told.push(said));
    let lines = 0;
    for (; told.length === 0; lines += 1) await send(`slow${lines}@people.test,Slow,Line\r\n`);
    expect(told[0]).toMatch(/^HTTP\/1\.1 408 /);
    upload.write('0\r\n\r\n');
    expect(await answer).toContain(`"added":${lines}`);
  });
});

test('a course goes out as a zip, and comes back where it is asked for', async () => {
  const out = await ask('courses/export', { body: { code: 'ROPES' } });
  expect(out.json['code']).toBe('operationRefused');
  const course = await madeZip({ 'course.yaml': 'title: Cups\ncode: CUP\n', '01-tea.md': '# Tea\n' });
  const imported = await ask('courses/import', { file: course });
  expect([imported.status, imported.json]).toEqual([
    200,
    expect.objectContaining({ code: 'CUP', isNew: true }),
  ]);
  const { status, headers, bytes } = await ask('courses/export', { body: { code: 'CUP' } });
  expect([status, headers['content-type']]).toEqual([200, 'application/zip']);
  const again = await ask('courses/import', { file: bytes, body: { update: true } });
  expect(again.json).toMatchObject({ code: 'CUP', kind: 'nothingToDo' });
  const other = await madeZip({ 'course.yaml': 'title: Cups\ncode: CUP\n', '01-tea.md': '# Coffee\n' });
  const wrong = await ask('courses/import', { file: other });
  expect([wrong.status, wrong.json['errors']]).toEqual([
    422,
    {
      _: [
        'courses.zip/course.yaml:2: There is a course "CUP" already; to change it, ask with "update" (--update on the command line).\nNothing was imported.',
      ],
    },
  ]);
  const broken = await ask('courses/import', { file: await madeZip({ '01-tea.md': '# Tea\n' }) });
  expect(broken.json['errors']).toEqual({
    _: ['courses.zip/course.yaml:1: This file is missing: it names the course.\nNothing was imported.'],
  });
  await expect.poll(leftovers).toEqual([]);
});

test('a school’s roster comes as a zip', async () => {
  const path = 'oneroster/import?dryRun=true';
  const { json } = await ask(path, { file: await madeZip(SCHOOL) });
  expect(json).toMatchObject({ people: { added: 2, changed: 1 } });
  const none = await ask(path, { file: Buffer.from('no zip') });
  expect(JSON.stringify(none.json['errors'])).toContain('(brokenArchive)');
  await expect.poll(leftovers).toEqual([]);
});

test('results are answered as a file, in either form', async () => {
  const csv = await ask('records/export', {});
  expect([csv.status, csv.headers['content-type'], csv.headers['content-disposition']]).toEqual([
    200,
    'text/csv',
    'attachment; filename="records.csv"',
  ]);
  expect(csv.text).toMatch(/^email,firstName,lastName,course,/);
  const json = await ask('records/export', { body: { format: 'json', email: ADA.email } });
  expect(json.headers['content-type']).toBe('application/x-ndjson');
  const dry = await ask('records/export?dryRun=true', {});
  expect([dry.status, dry.json]).toEqual([200, { records: 0 }]);
  await expect.poll(leftovers).toEqual([]);
});
