import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { LIVE_PATH } from '@lantern/contract/live/live-stream';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { temporaryNginx } from '../../../../scripts/lib/servers/temporary-nginx.mjs';
import { insertTestCourse } from '../../testing/attempts/test-course';
import { freePort } from '../../testing/free-port';
import { listenLive, listenTo, type LiveListener } from '../../testing/live/live-listener';
import { createTemporaryDatabase } from '../../testing/temporary-database';
import { openTestAppOn, SESSION_LIMITS, type TestApp } from '../../testing/test-app';
import { openTestDatabase } from '../../testing/test-database';
import { NORTH } from '../../testing/test-tenants';
import { type AppDeps, buildApp } from '../app';
import type { Database } from '../db/db';
import { openPostgresql } from '../db/open-postgresql';

const BEHIND: Partial<AppDeps> = {
  trustProxy: { kind: 'hops', hops: 1 },
  publicUrl: new URL(`https://${NORTH.host}`),
};

let server: TestApp;
let second: FastifyInstance;
let nginx: Awaited<ReturnType<typeof temporaryNginx>>;
let front: number;
let direct: { first: number; second: number };
let closeDatabases: () => Promise<void>;

/** On PostgreSQL each server has connections of its own and hints the other; the embedded one is of one process. */
async function openDatabases(): Promise<{ databases: [Database, Database]; hintUrl: string | null }> {
  const serverUrl = process.env['TEST_DATABASE_URL'];
  if (!serverUrl) {
    const db = await openTestDatabase();
    closeDatabases = () => db.close();
    return { databases: [db, db], hintUrl: null };
  }
  const { url, drop } = await createTemporaryDatabase(serverUrl);
  const open = () => openPostgresql({ url, poolSize: 5, onConnectionLost: () => undefined });
  const databases: [Database, Database] = [open(), open()];
  closeDatabases = async () => {
    for (const database of databases) await database.close();
    await drop();
  };
  return { databases, hintUrl: url };
}

beforeAll(async () => {
  const { databases, hintUrl } = await openDatabases();
  server = await openTestAppOn(databases[0], { ...BEHIND, hintUrl });
  const { files, clock } = server;
  second = await buildApp({
    db: databases[1],
    files,
    clock: () => clock.now,
    session: SESSION_LIMITS,
    trustProxy: { kind: 'none' },
    logger: false,
    portal: null,
    ...BEHIND,
    hintUrl,
  });
  direct = { first: await listen(server.app), second: await listen(second) };
  front = await freePort();
  nginx = await temporaryNginx({ port: front, host: NORTH.host, servers: [direct.first, direct.second] });
});
afterAll(async () => {
  await nginx.stop();
  await second.close();
  await server.app.close();
  await closeDatabases();
});

async function listen(app: FastifyInstance): Promise<number> {
  await app.listen({ host: '127.0.0.1', port: 0 });
  return Number(new URL(app.listeningOrigin).port);
}

/** Through nginx, which chooses the server. */
async function listenBehind(session: string, after?: number): Promise<LiveListener> {
  const asking = request({
    host: '127.0.0.1',
    port: front,
    path: after === undefined ? LIVE_PATH : `${LIVE_PATH}?after=${after}`,
    headers: { host: NORTH.host, cookie: `__Host-sid=${session}`, 'accept-encoding': 'gzip' },
    rejectUnauthorized: false,
    agent: false,
  });
  asking.on('error', () => undefined);
  asking.end();
  const [reply]: IncomingMessage[] = await once(asking, 'response');
  if (!reply) throw new Error('No answer came.');
  const listener = listenTo(reply, () => asking.destroy());
  await listener.next('hello');
  return listener;
}

async function startOne(): Promise<void> {
  const { aggregateId: objectiveWorkflowAggregateId } = await insertTestCourse(server.db);
  const { status } = await server.ask('/api/lms/v1/start-objective-workflows', {
    method: 'POST',
    body: { id: randomUUID(), objectiveWorkflowAggregateId },
    headers: { cookie: `__Host-sid=${await server.signIn()}`, prefer: 'respond-sync' },
  });
  expect(status).toBe(200);
}

test('what is done on one server is heard on both, also through nginx, each event as it comes', async () => {
  const session = await server.signIn();
  const own = {
    host: NORTH.host,
    headers: { cookie: `__Host-sid=${session}`, 'x-forwarded-proto': 'https', 'x-forwarded-for': '10.0.0.9' },
  };
  const listeners = [
    await listenLive({ port: direct.first, ...own }),
    await listenLive({ port: direct.second, ...own }),
    await listenBehind(session),
    await listenBehind(session),
  ];
  for (const listener of listeners) await listener.next('hello');
  await startOne();
  const numbers = await Promise.all(listeners.map(async (listener) => (await listener.next('changed')).id));
  expect(new Set(numbers).size).toBe(1);
  expect(numbers[0]).toBeGreaterThan(0);
  for (const listener of listeners) listener.leave();
});

test('when a server stops, its streams go on at the other from where they were', async () => {
  const session = await server.signIn();
  const streams = await Promise.all([1, 2, 3, 4].map(() => listenBehind(session)));
  const known = Math.max(...streams.map(({ heard }) => heard.at(-1)?.id ?? 0));
  const moves = streams.map((stream) =>
    stream.next('moved').then(
      () => stream,
      () => null,
    ),
  );
  await second.close();
  const moved = await Promise.race(moves);
  expect(moved?.heard.map(({ event }) => event)).toEqual(['hello', 'moved']);
  await startOne();
  const resumed = await listenBehind(session, known);
  expect((await resumed.next('changed')).data).toEqual({ topic: 'attempts' });
  for (const stream of [...streams, resumed]) stream.leave();
});
