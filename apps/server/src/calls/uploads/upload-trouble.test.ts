import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { memoryStorage } from '../../../testing/memory-storage';
import { openTestApp, type TestApp } from '../../../testing/test-app';
import { NORTH } from '../../../testing/test-tenants';
import { sendUpload } from '../../../testing/uploads/send-upload';
import { ownTemporaryPlace, type TemporaryPlace } from '../../../testing/uploads/temporary-place';
import { countOf } from '../../db/db';
import { sql } from '../../db/sql';

let server: TestApp;
let place: TemporaryPlace;
let session: string;
let isFull = false;
beforeAll(async () => {
  place = await ownTemporaryPlace();
  const memory = memoryStorage();
  const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  const files = {
    ...memory,
    put: async (...of: Parameters<typeof memory.put>) => {
      if (isFull) throw full;
      return memory.put(...of);
    },
  };
  server = await openTestApp({ files, requestMs: 1000 });
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  session = await server.signIn();
});
afterAll(async () => {
  await server.close();
  await place.remove();
});

const leftovers = () => readdir(place.folder);
const rows = () => countOf(server.db, sql`select count(*)::int as count from attachments`);

/** The head of a file of ten bytes, from a browser. */
function beginUpload(): Socket {
  const socket = connect(Number(new URL(server.app.listeningOrigin).port), '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(
    `PUT /api/lms-storage/v1/users/me/attachments/${randomUUID()}?name=a.txt HTTP/1.1\r\nHost: ${NORTH.host}\r\n` +
      `Cookie: sid=${session}\r\nX-Requested-With: XMLHttpRequest\r\nSec-Fetch-Site: same-origin\r\n` +
      'Content-Type: application/octet-stream\r\nContent-Length: 10\r\nConnection: close\r\n\r\n',
  );
  return socket;
}

test('where there is no room, it is said, nothing is known of the file, and later it can be sent', async () => {
  const id = randomUUID();
  isFull = true;
  const refused = await sendUpload(server, { session, id, name: 'a.txt', bytes: 'a' });
  expect([refused.status, refused.code]).toEqual([507, 'storageFull']);
  expect([await rows(), await leftovers()]).toEqual([0, []]);
  isFull = false;
  expect((await sendUpload(server, { session, id, name: 'a.txt', bytes: 'a' })).status).toBe(200);
});

test('a file that stands still on its way is refused, and nothing is left of it', async () => {
  const before = await rows();
  const socket = beginUpload();
  socket.write('abc');
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 408 [^]*"code":"requestTimedOut"/);
  await expect.poll(leftovers).toEqual([]);
  expect(await rows()).toBe(before);
});

test('a file whose sender goes away in the middle leaves nothing', async () => {
  const before = await rows();
  const socket = beginUpload();
  socket.write('abc');
  await expect.poll(leftovers).toHaveLength(1);
  socket.destroy();
  await once(socket, 'close');
  await expect.poll(leftovers).toEqual([]);
  expect(await rows()).toBe(before);
});

test('more than three at once of one person are refused, and there is room once one is there', async () => {
  const waiting = [beginUpload(), beginUpload(), beginUpload()];
  for (const socket of waiting) socket.write('abc');
  await expect.poll(leftovers).toHaveLength(3);
  const fourth = await sendUpload(server, { session, name: 'a.txt', bytes: 'a' });
  expect([fourth.status, fourth.code, fourth.said]).toEqual([
    429,
    'tooManyRequests',
    'Some of your files are still on their way. Wait until they are there.',
  ]);
  for (const socket of waiting) socket.write('defghij');
  for (const socket of waiting) expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 /);
  expect((await sendUpload(server, { session, name: 'a.txt', bytes: 'a' })).status).toBe(200);
});
