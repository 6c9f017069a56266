import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildApp } from '../app';
import type { Database } from '../db/db';
import { NOON, SESSION_LIMITS } from '../../testing/test-app';
import { openTestDatabase } from '../../testing/test-database';
import { insertDomains } from '../store/setup/tenant-setup';
import { memoryStorage } from '../../testing/memory-storage';
import { insertTestTenants, NORTH } from '../../testing/test-tenants';

let db: Database;
let app: FastifyInstance;
let port: number;
let finish: () => void;
let begun: Promise<void>;
let stopping: Promise<void>;

beforeAll(async () => {
  db = await openTestDatabase();
  await insertTestTenants(db);
  await insertDomains(db, NORTH.id, ['127.0.0.1']);
});
afterAll(() => db.close());

beforeEach(async () => {
  app = await buildApp({
    db,
    files: memoryStorage(),
    clock: () => NOON,
    session: SESSION_LIMITS,
    trustProxy: { kind: 'none' },
    logger: false,
    portal: null,
  });
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  begun = new Promise<void>((resolve) => {
    app.get('/api/test/slow', async () => {
      resolve();
      await finished;
      return { done: true };
    });
  });
  stopping = new Promise<void>((resolve) => {
    app.addHook('preClose', async () => resolve());
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  port = Number(new URL(app.listeningOrigin).port);
});

test('a stop lets the request under way finish, then nobody is there', async () => {
  const slow = fetch(`http://127.0.0.1:${port}/api/test/slow`);
  await begun;
  const stopped = app.close();
  await stopping;
  finish();
  const answer = await slow;
  expect([answer.status, await answer.json()]).toEqual([200, { done: true }]);
  await stopped;
  await expect(fetch(`http://127.0.0.1:${port}/healthz`)).rejects.toThrow('fetch failed');
});

test('a stop does not wait for a connection on which nothing was ever asked', async () => {
  const accepted = once(app.server, 'connection');
  const socket = connect(port, '127.0.0.1');
  const ended = once(socket, 'close');
  await accepted;
  await app.close();
  await ended;
});

test.each([
  ['is busy', '/config-ui/config.json', /"code":"busy"/],
  ['is told to who watches', '/readyz', /\{"status":"stopping"\}/],
])('what comes on an open connection while the server stops %s', async (_name, path, body) => {
  const socket = connect(port, '127.0.0.1');
  const said = text(socket);
  const ask = (url: string) => socket.write(`GET ${url} HTTP/1.1\r\nHost: north.test\r\n\r\n`);
  ask('/api/test/slow');
  await begun;
  const arrived = new Promise<void>((resolve) => {
    app.server.on('request', () => resolve());
  });
  const stopped = app.close();
  await stopping;
  ask(path);
  await arrived;
  finish();
  const [first = '', second = ''] = (await said).split(/(?<=done":true\})/);
  expect(first).toMatch(/^HTTP\/1\.1 200 /);
  expect(second).toMatch(/^HTTP\/1\.1 503 /);
  expect(second).toMatch(body);
  await stopped;
});
