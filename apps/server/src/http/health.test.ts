import { once } from 'node:events';
import { createServer } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '../app';
import { openPostgresql } from '../db/open-postgresql';
import { freePort } from '../../testing/free-port';
import { openTestApp, SESSION_LIMITS, type TestApp } from '../../testing/test-app';
import { memoryStorage } from '../../testing/memory-storage';

let server: TestApp;
beforeAll(async () => {
  server = await openTestApp();
});
afterAll(() => server.close());

/** The app on a PostgreSQL that is not there, or does not answer. */
async function appWithout(port: number): Promise<{ app: FastifyInstance; close: () => Promise<void> }> {
  const url = `postgresql://lantern@127.0.0.1:${port}/lantern`;
  const db = openPostgresql({ url, poolSize: 1, onConnectionLost: () => undefined });
  const app = await buildApp({
    db,
    files: memoryStorage(),
    clock: () => new Date(),
    session: SESSION_LIMITS,
    trustProxy: { kind: 'none' },
    logger: false,
    portal: null,
  });
  const close = async () => {
    await app.close();
    await db.close();
  };
  return { app, close };
}

test('a server that runs is alive, and ready while its database answers', async () => {
  expect(await server.ask('/healthz')).toMatchObject({ status: 200, json: { status: 'ok' } });
  expect(await server.ask('/readyz')).toMatchObject({ status: 200, json: { status: 'ready' } });
});

test('they answer under any host, since who watches knows only an address', async () => {
  for (const url of ['/healthz', '/readyz'])
    expect((await server.ask(url, { headers: { host: '10.0.0.7:8080' } })).status).toBe(200);
});

test('without its database a server lives but is not ready, and every call is busy, for a while', async () => {
  const { app, close } = await appWithout(await freePort());
  expect((await app.inject('/healthz')).statusCode).toBe(200);
  const ready = await app.inject('/readyz');
  expect([ready.statusCode, ready.json()]).toEqual([503, { status: 'database unavailable' }]);
  const reply = await app.inject('/api/platform/v1/users/me');
  expect([reply.statusCode, reply.json().code, reply.headers['retry-after']]).toEqual([503, 'busy', '5']);
  expect(reply.body).not.toMatch(/ECONNREFUSED|127\.0\.0\.1/);
  await close();
});

test('who waits two seconds for a connection is told to come back', async () => {
  const silent = createServer().listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const address = silent.address();
  const { app, close } = await appWithout(address !== null && typeof address === 'object' ? address.port : 0);
  // The pool has room for one: the first waits for its connection, the other for the first.
  const replies = await Promise.all(
    ['a.test', 'b.test'].map((host) => app.inject({ url: '/learn', headers: { host } })),
  );
  const configs = await Promise.all(
    ['a.test', 'b.test'].map((host) => app.inject({ url: '/config-ui/config.json', headers: { host } })),
  );
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([503, 503]);
  expect(configs.map(({ statusCode, headers }) => [statusCode, headers['retry-after']])).toEqual([
    [503, '5'],
    [503, '5'],
  ]);
  await close();
  silent.close();
});
