import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { insertOfferedCourse, insertTestCourse } from '../../testing/attempts/test-course';
import { openTestApp, type TestApp } from '../../testing/test-app';
import { ADA, BEN, NORTH, SOUTH } from '../../testing/test-tenants';
import { putFile } from './put-file';

const TEXT = '0123456789';
const PATH = '/api/lms-storage/v1/files';
const MINUTE_MS = 60_000;

let server: TestApp;
let objectiveId: string;
let ada: string;
beforeAll(async () => {
  server = await openTestApp();
  ({ objectiveId } = await insertTestCourse(server.db));
});
afterAll(() => server.close());
beforeEach(async () => {
  ada = await server.signIn();
});

type Differences = { objectiveId?: string | null; name?: string; mediaType?: string; tenantId?: string };

/** A private picture of Ada's course, unless it differs. */
async function put(differs: Differences = {}): Promise<string> {
  const id = randomUUID();
  const plain = {
    objectiveId,
    name: 'a.png',
    mediaType: 'image/png',
    tenantId: NORTH.id,
    created: server.clock.now,
  };
  await putFile(server, { id, ...plain, ...differs }, Buffer.from(TEXT));
  return id;
}

/** Where a private file is read now. */
async function signedAddress(id: string): Promise<string> {
  return String((await server.ask(`${PATH}/${id}/a.png`, { session: ada })).headers['location']);
}

test('[7.1] a public file is read by everybody, and kept for ever', async () => {
  const id = await put({ objectiveId: null });
  for (const address of [`${PATH}/${id}`, `${PATH}/${id}/a.png`]) {
    const { status, text, headers } = await server.ask(address);
    expect({ status, text }).toEqual({ status: 200, text: TEXT });
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'image/png',
      'content-length': '10',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    });
  }
});

test('[7.1] a private file is read by a short-lived address, made for whoever is in its course', async () => {
  const id = await put();
  const leave = await server.ask(`${PATH}/${id}/a.png`, { session: ada });
  expect(leave).toMatchObject({ status: 302, headers: { 'cache-control': 'no-store' } });
  const { status, text, headers } = await server.ask(String(leave.headers['location']));
  expect({ status, text, kept: headers['cache-control'] }).toEqual({
    status: 200,
    text: TEXT,
    kept: 'private, max-age=900',
  });
});

test('[7.1] a signed address that is over asks for leave once more, of the session', async () => {
  const id = await put();
  const address = await signedAddress(id);
  server.clock.now = new Date(server.clock.now.getTime() + 15 * MINUTE_MS - 1000);
  expect((await server.ask(address)).status).toBe(200);
  server.clock.now = new Date(server.clock.now.getTime() + 1000);
  const over = await server.ask(address);
  expect(over).toMatchObject({ status: 302, headers: { location: `${PATH}/${id}/a.png` } });
  expect((await server.ask(`${PATH}/${id}/a.png`)).status).toBe(401);
});

test('[7.1] no part of a signed address can be changed', async () => {
  const [id, other] = [await put(), await put()];
  const address = await signedAddress(id);
  const changed = [
    address.replace(id, other),
    address.replace(/expires=\d/, 'expires=9'),
    address.replace(/signature=./, 'signature=~'),
    address.replace(/&signature.*/, ''),
    address.replace(/\?.*/, ''),
    address.replace(/expires=\d+/, 'expires=never'),
  ];
  for (const wrong of changed)
    expect((await server.ask(wrong, { session: ada })).json['code']).toBe('notFound');
  expect((await server.ask(address, { tenant: SOUTH })).status).toBe(404);
});

test('[7.1] a file that the caller may not see answers as one that does not exist', async () => {
  const foreign = await insertTestCourse(server.db, { userId: BEN.id });
  const offered = await insertOfferedCourse(server.db);
  const southern = await insertTestCourse(server.db, { tenantId: SOUTH.id, userId: ADA.id });
  const ids = [
    await put({ objectiveId: foreign.objectiveId }),
    await put({ objectiveId: offered.objectiveId }),
    await put({ tenantId: SOUTH.id, objectiveId: southern.objectiveId }),
    await put({ tenantId: SOUTH.id, objectiveId: null }),
    'no-id',
    '%00',
  ];
  const bodyOf = async (id: string) => {
    const { status, json } = await server.ask(`${PATH}/${id}/a.png`, { session: ada });
    return { ...json, status, traceId: null };
  };
  const unknown = await bodyOf(randomUUID());
  expect(unknown).toMatchObject({ status: 404, code: 'notFound' });
  for (const id of ids) expect(await bodyOf(id)).toEqual(unknown);
});

test('[7.1] a visitor is asked to sign in, whether the file is there or not', async () => {
  for (const id of [await put(), randomUUID()]) {
    expect(await server.ask(`${PATH}/${id}`)).toMatchObject({
      status: 401,
      json: { code: 'notAuthenticated' },
    });
  }
});

test('[7.29] HEAD says how long a file is, and no more', async () => {
  const open = await put({ objectiveId: null });
  for (const address of [`${PATH}/${open}/a.png`, await signedAddress(await put())]) {
    const { status, text, headers } = await server.ask(address, { method: 'HEAD' });
    expect({ status, text, length: headers['content-length'] }).toEqual({
      status: 200,
      text: '',
      length: '10',
    });
  }
});

test.each([
  ['bytes=2-4', 206, '234', 'bytes 2-4/10'],
  ['bytes=8-', 206, '89', 'bytes 8-9/10'],
  ['bytes=-3', 206, '789', 'bytes 7-9/10'],
  ['bytes=0-1,4-5', 200, TEXT, undefined],
  ['bytes=10-', 416, '', 'bytes */10'],
])('a film is read in parts: %s', async (range, status, text, contentRange) => {
  const id = await put({ objectiveId: null, name: 'a.webm', mediaType: 'video/webm' });
  const answer = await server.ask(`${PATH}/${id}`, { headers: { range } });
  expect(answer).toMatchObject({ status, text, headers: { 'accept-ranges': 'bytes' } });
  expect(answer.headers['content-range']).toBe(contentRange);
});

test('captions are read in parts too, and never compressed', async () => {
  const id = await put({ objectiveId: null, name: 'a.vtt', mediaType: 'text/vtt' });
  const headers = { range: 'bytes=0-1', 'accept-encoding': 'br' };
  const answer = await server.ask(`${PATH}/${id}`, { headers });
  expect(answer).toMatchObject({ status: 206, text: '01', headers: { 'content-length': '2' } });
  expect(answer.headers['content-encoding']).toBeUndefined();
});

test('a part fits only to the file it was begun with', async () => {
  const address = `${PATH}/${await put({ objectiveId: null })}`;
  const etag = String((await server.ask(address)).headers['etag']);
  const range = 'bytes=0-1';
  expect((await server.ask(address, { headers: { range, 'if-range': etag } })).status).toBe(206);
  expect((await server.ask(address, { headers: { range, 'if-range': '"another"' } })).text).toBe(TEXT);
  expect(await server.ask(address, { headers: { 'if-none-match': etag } })).toMatchObject({
    status: 304,
    text: '',
  });
});

test.each([
  ['text/html', 'page.html'],
  ['application/xhtml+xml', 'page.xhtml'],
  ['application/javascript', 'a.js'],
  ['text/plain', 'a.txt'],
  ['application/zip', 'a.zip'],
  ['image/png\r\nset-cookie: a=b', 'a.png'],
])('%s is saved, never shown', async (mediaType, name) => {
  const id = await put({ objectiveId: null, mediaType, name });
  const { headers } = await server.ask(`${PATH}/${id}`);
  expect(headers).toMatchObject({
    'content-type': 'application/octet-stream',
    'content-disposition': `attachment; filename="${name}"; filename*=UTF-8''${name}`,
  });
});

test('a name in any letters is the name it is saved under', async () => {
  const id = await put({ objectiveId: null, mediaType: 'application/pdf', name: 'نقد "3"\r\n.pdf' });
  expect((await server.ask(`${PATH}/${id}`)).headers['content-disposition']).toBe(
    `inline; filename="___ _3___.pdf"; filename*=UTF-8''${encodeURIComponent('نقد "3"\r\n.pdf')}`,
  );
});

test('a file whose bytes are lost is not there, and the log says so', async () => {
  const id = await put({ objectiveId: null });
  const empty = await openTestApp({ db: server.db });
  const answer = await empty.ask(`${PATH}/${id}`);
  expect(answer).toMatchObject({ status: 404, json: { code: 'notFound' } });
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(empty.logs).toContainEqual(
    expect.objectContaining({ reason: expect.objectContaining({ message: expect.stringContaining(id) }) }),
  );
  await empty.close().catch(() => undefined);
});
