import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { Readable } from 'node:stream';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compressAnswers } from './compress';

const SIZES = { small: 100, list: 30_000, huge: 600_000 };

let app: FastifyInstance;
let endless: Readable;
beforeAll(async () => {
  app = Fastify();
  compressAnswers(app);
  app.get<{ Params: { size: keyof typeof SIZES } }>('/:size', (request) => ({
    text: 'ab'.repeat(SIZES[request.params.size] / 2),
  }));
  app.get('/endless', (_request, reply) => reply.type('text/csv').send(endless));
  app.get<{ Querystring: { of: string } }>('/said', ({ query }) => ({ text: query.of.repeat(2000) }));
  await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => app.close());

function ask(size: string, accepted: string) {
  return app.inject({ url: `/${size}`, headers: { 'accept-encoding': accepted } });
}

test.each([
  ['list', 'gzip, deflate, br', 'br'],
  ['huge', 'br', 'br'],
  ['list', 'gzip, br;q=0', 'gzip'],
  ['huge', 'gzip', 'gzip'],
] as const)('a %s answer for %s comes as %s, whole and with its length', async (size, accepted, encoding) => {
  const { headers, rawPayload } = await ask(size, accepted);
  expect(headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' });
  expect(headers['content-length']).toBe(String(rawPayload.length));
  const whole = encoding === 'br' ? brotliDecompressSync(rawPayload) : gunzipSync(rawPayload);
  expect(JSON.parse(whole.toString())).toEqual({ text: 'ab'.repeat(SIZES[size] / 2) });
});

test('answers in other scripts, one after another, come each as they are', async () => {
  for (const url of ['/list?of=はじめての', '/list?of=ab', '/list?of=ناشئ']) {
    const { rawPayload } = await app.inject({
      url: `/said${new URL(url, 'http://localhost').search}`,
      headers: { 'accept-encoding': 'br' },
    });
    const said = new URL(url, 'http://localhost').searchParams.get('of') ?? '';
    expect(JSON.parse(brotliDecompressSync(rawPayload).toString())).toEqual({ text: said.repeat(2000) });
  }
});

test.each([
  ['small', 'br'],
  ['list', 'identity'],
])('a %s answer for %s comes as it is', async (size, accepted) => {
  const { headers, body } = await ask(size, accepted);
  expect(headers).not.toHaveProperty('content-encoding');
  expect(JSON.parse(body)).toHaveProperty('text');
});

test.each(['br', 'gzip', 'identity'])(
  'whoever goes away in the middle of a file, sent as %s, has it closed',
  async (encoding) => {
    endless = new Readable({
      read() {
        this.push(randomBytes(65_536));
      },
    });
    const closed = new Promise((resolve) => endless.once('close', resolve));
    const socket = connect(Number(new URL(app.listeningOrigin).port), '127.0.0.1');
    socket.write(`GET /endless HTTP/1.1\r\nHost: a\r\nAccept-Encoding: ${encoding}\r\n\r\n`);
    await once(socket, 'data');
    socket.destroy();
    await closed;
  },
);
