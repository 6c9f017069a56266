import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { insertTestCourse } from '../../testing/attempts/test-course';
import { embeddedTemplate } from '../../testing/embedded-template';
import { openTestAppOn, type TestApp } from '../../testing/test-app';
import type { Database } from './db';
import { EmbeddedInstance } from './embedded-instance';
import { folderDatabase } from './folder-database';
import { embeddedDatabase } from './open-embedded';
import { sql } from './sql';

const PLENTY = 1024 ** 3;
/** It looks at the disk once a second. */
const PATIENTLY = { timeout: 30_000, interval: 50 };

vi.setConfig({ testTimeout: 120_000 });

/** A disk that can be filled: it takes no more bytes, and tells how much is free as a test wants it told. */
const disk = { takesBytes: true, freeBytes: PLENTY };

let folder: string;
let db: Database;
let server: TestApp;
let session: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lantern-disk-'));
  const write = fs.writeSync;
  // PGlite writes its files with this alone.
  vi.spyOn(fs, 'writeSync').mockImplementation((...given: Parameters<typeof fs.writeSync>) => {
    if (disk.takesBytes) return write(...given);
    throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC', errno: -28 });
  });
  const dataDir = join(folder, 'database');
  await (await EmbeddedInstance.open({ dataDir, loadDataDir: await embeddedTemplate() })).close();
  db = await folderDatabase({
    dataDir,
    open: () => EmbeddedInstance.open({ dataDir }),
    databaseOf: embeddedDatabase,
    freeBytes: async () => disk.freeBytes,
  });
  server = await openTestAppOn(db, { logger: false });
  session = await server.signIn();
});
afterEach(() => {
  Object.assign(disk, { takesBytes: true, freeBytes: PLENTY });
});
afterAll(async () => {
  await server.close();
  vi.restoreAllMocks();
  await rm(folder, { recursive: true, force: true });
});

async function readiness() {
  const { status, json } = await server.ask('/readyz');
  return { status, said: String(json['status']) };
}
const whenReadyzIs = (status: number) =>
  vi.waitFor(async () => expect((await readiness()).status).toBe(status), PATIENTLY);

const newStart = async () => ({
  id: randomUUID(),
  objectiveWorkflowAggregateId: (await insertTestCourse(db)).aggregateId,
});
const send = (start: unknown, language = 'en') =>
  server.ask('/api/lms/v1/start-objective-workflows', {
    session,
    method: 'POST',
    body: start,
    headers: { prefer: 'respond-sync', 'accept-language': language },
  });
const startedIds = async () =>
  (await db.query<{ id: string }>(sql`select id from objective_workflows`)).map(({ id }) => id);

test('with little room left it only reads, says so, and takes commands again when there is room', async () => {
  const start = await newStart();
  disk.freeBytes = 1024;
  await whenReadyzIs(503);
  expect((await readiness()).said).toContain('disk full');

  const { status, json, headers } = await send(start);
  expect({ status, code: json['code'], retryAfter: headers['retry-after'] }).toEqual({
    status: 507,
    code: 'storageFull',
    retryAfter: '60',
  });
  expect(json['detail']).toContain('no room left');
  expect((await send(start, 'ar')).json['title']).toBe('لا توجد مساحة للحفظ');
  expect((await server.ask('/api/lms/v1/objective-workflow-aggregates/query', { session })).status).toBe(200);

  disk.freeBytes = PLENTY;
  await whenReadyzIs(200);
  expect((await send(start)).status).toBe(200);
  expect(await startedIds()).toContain(start.id);
});

test('filled at a stroke, so that its PostgreSQL ends, it loses nothing and runs again in the same process', async () => {
  const [kept, cut] = [await newStart(), await newStart()];
  expect((await send(kept)).status).toBe(200);
  // The next write needs a new file for the log, which is what PostgreSQL does not survive being without.
  await db.query(sql`select pg_switch_wal()`);
  disk.takesBytes = false;
  expect((await send(cut)).status).toBe(507);
  disk.freeBytes = 0;
  expect(await readiness()).toEqual({ status: 503, said: 'disk full' });
  expect((await send(cut)).status).toBe(507);

  Object.assign(disk, { takesBytes: true, freeBytes: PLENTY });
  await whenReadyzIs(200);
  expect(await startedIds()).toContain(kept.id);
  expect(await startedIds()).not.toContain(cut.id);
  for (const start of [kept, cut]) expect((await send(start)).status).toBe(200);
  expect(await startedIds()).toContain(cut.id);
});

test('room that is told of but not there is no room: it is tried again until there is', async () => {
  const start = await newStart();
  await db.query(sql`select pg_switch_wal()`);
  disk.takesBytes = false;
  for (let time = 0; time < 3; time += 1) {
    const { status } = await send(start);
    expect([503, 507]).toContain(status);
  }
  expect((await readiness()).status).toBe(503);
  disk.takesBytes = true;
  await whenReadyzIs(200);
  expect((await send(start)).status).toBe(200);
});

test('one file that cannot grow is a refusal like any other, and nothing ends', async () => {
  await db.execute('create table ballast (filling text)');
  disk.takesBytes = false;
  const grow = () =>
    db.query(sql`insert into ballast select repeat(md5(n::text), 30) from generate_series(1, 200) n`);
  await expect(grow()).rejects.toMatchObject({ code: '53100' });
  disk.takesBytes = true;
  await grow();
  expect((await readiness()).status).toBe(200);
});
