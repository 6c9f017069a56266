import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openTestApp, type TestApp } from '../../../testing/test-app';

const REQUEST_MS = 300;

let server: TestApp;
beforeAll(async () => {
  server = await openTestApp();
  await server.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => server.close());

/** Sends bytes as they are; answers all that comes back until the connection ends. */
async function exchange(bytes: string): Promise<string> {
  const socket = connect(Number(new URL(server.app.listeningOrigin).port), '127.0.0.1');
  socket.write(bytes);
  return text(socket);
}

test.each([
  ['no HTTP at all', 'hello\r\n\r\n', 400, 'invalidRequest'],
  [
    'a header that is none',
    'GET / HTTP/1.1\r\nHost: north.test\r\nbad header\r\n\r\n',
    400,
    'invalidRequest',
  ],
  [
    'two lengths',
    'POST /api/events HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n',
    400,
    'invalidRequest',
  ],
  [
    'a length and chunks',
    'POST /api/events HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n',
    400,
    'invalidRequest',
  ],
  [
    'headers without end',
    `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(40_000)}\r\n\r\n`,
    400,
    'invalidRequest',
  ],
  ['an address without end', `GET /${'x'.repeat(40_000)} HTTP/1.1\r\nHost: a\r\n\r\n`, 414, 'addressTooLong'],
])('%s is refused and the connection ends', async (_name, bytes, status, code) => {
  const said = await exchange(bytes);
  expect(said).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  const [head = '', body = ''] = said.split('\r\n\r\n');
  expect(JSON.parse(body)).toMatchObject({ status, code, traceId: expect.any(String) });
  expect(head).toContain('content-type: application/problem+json');
  expect(head.toLowerCase()).toContain('connection: close');
  expect(said).not.toMatch(/HPE_|Parse Error/);
  expect(server.logs.at(-1)).toMatchObject({ code, msg: 'request refused', reqId: JSON.parse(body).traceId });
});

test('an old client without a host is told that it asks nobody', async () => {
  expect(await exchange('GET /config-ui/config.json HTTP/1.0\r\n\r\n')).toMatch(
    /^HTTP\/1\.1 421 [^]*"code":"misdirected"/,
  );
});

test('a request with two hosts is refused', async () => {
  const hosts = 'Host: north.test\r\nHost: south.test\r\nConnection: close\r\n\r\n';
  expect(await exchange(`GET /config-ui/config.json HTTP/1.1\r\n${hosts}`)).toMatch(
    /^HTTP\/1\.1 400 [^]*"code":"invalidRequest"/,
  );
});

test('a request without a host is refused', async () => {
  expect(await exchange('GET /healthz HTTP/1.1\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 [^]*connection: close/i);
});

describe('a request that never ends to arrive', () => {
  let slow: TestApp;
  beforeAll(async () => {
    slow = await openTestApp({ requestMs: REQUEST_MS });
    await slow.app.listen({ host: '127.0.0.1', port: 0 });
  });
  afterAll(() => slow.close());

  test.each([
    ['in its headers', 'GET /config-ui/config.json HTTP/1.1\r\nHost: north.test\r\n'],
    [
      'in its body',
      'POST /api/events HTTP/1.1\r\nHost: north.test\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{',
    ],
  ])('%s is answered and ended', async (_name, bytes) => {
    const socket = connect(Number(new URL(slow.app.listeningOrigin).port), '127.0.0.1');
    socket.write(bytes);
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 408 [^]*"code":"requestTimedOut"/);
  });

  test('in a body that is too large is told that, in time', async () => {
    const socket = connect(Number(new URL(slow.app.listeningOrigin).port), '127.0.0.1');
    const headers = 'Host: north.test\r\nContent-Type: application/json\r\nContent-Length: 100000\r\n\r\n';
    socket.write(`POST /api/events HTTP/1.1\r\n${headers}{`);
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 413 [^]*"code":"bodyTooLarge"/);
  });

  test('is not carried out when it comes after the answer, as where the server itself stood still', async () => {
    const { server: http, listeningOrigin } = slow.app;
    const accepted = once(http, 'connection');
    const socket = connect(Number(new URL(listeningOrigin).port), '127.0.0.1');
    const [[connection]] = (await Promise.all([accepted, once(socket, 'connect')])) as [[Socket], unknown]; // as Node says
    const carriedOut = vi.fn();
    http.on('request', carriedOut);
    socket.write('GET /config-ui/config.json HTTP/1.1\r\nHost: north.test\r\n\r\n');
    for (const until = performance.now() + 2 * REQUEST_MS; performance.now() < until; );
    const [said] = await Promise.all([text(socket), once(connection, 'close')]);
    expect(said).toMatch(/^HTTP\/1\.1 408 [^]*"code":"requestTimedOut"/);
    expect(carriedOut.mock.calls.length).toBe(0);
  });

  test('has its time for its headers, and again for the rest', () => {
    const { initialConfig, server: http } = server.app;
    expect([http.headersTimeout, initialConfig]).toEqual([
      15_000,
      expect.objectContaining({ handlerTimeout: 15_000 }),
    ]);
  });
});
