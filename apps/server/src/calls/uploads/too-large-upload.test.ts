import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../../testing/test-app';
import { NORTH } from '../../../testing/test-tenants';

const MEGABYTE = 1024 * 1024;

let server: TestApp;
let session: string;
beforeAll(async () => {
  server = await openTestApp();
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  session = await server.signIn();
});
afterAll(() => server.close());

/** As browsers do: the whole file goes before a word of the answer is read. */
async function sendWhole(megabytes: number, framing: 'length' | 'chunks'): Promise<string> {
  const socket = connect(Number(new URL(server.app.listeningOrigin).port), '127.0.0.1');
  socket.pause();
  const length =
    framing === 'length' ? `Content-Length: ${megabytes * MEGABYTE}` : 'Transfer-Encoding: chunked';
  socket.write(
    `PUT /api/lms-storage/v1/users/me/attachments/${randomUUID()}?name=a.txt HTTP/1.1\r\nHost: ${NORTH.host}\r\n` +
      `Cookie: sid=${session}\r\nX-Requested-With: XMLHttpRequest\r\nSec-Fetch-Site: same-origin\r\n` +
      `Content-Type: application/octet-stream\r\n${length}\r\nConnection: close\r\n\r\n`,
  );
  const piece = Buffer.alloc(MEGABYTE, 'a');
  for (let sent = 0; sent < megabytes; sent += 1) {
    if (framing === 'chunks') socket.write(`${MEGABYTE.toString(16)}\r\n`);
    const isRoom = socket.write(piece);
    if (framing === 'chunks') socket.write('\r\n');
    if (!isRoom) await once(socket, 'drain');
  }
  if (framing === 'chunks') socket.write('0\r\n\r\n');
  return text(socket);
}

test.each(['length', 'chunks'] as const)(
  '[5.7] a file of 26 MB, sent with its %s, is refused in words that a browser lives to read',
  async (framing) => {
    const answer = await sendWhole(26, framing);
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
    expect(answer).toContain('"code":"bodyTooLarge"');
    expect(answer).toContain('We support attaching files not bigger than 25.00MB');
  },
);
