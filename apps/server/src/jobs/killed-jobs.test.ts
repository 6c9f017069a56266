import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { embeddedTemplate } from '../../testing/embedded-template';
import { buildKilledProgram, type KilledProgram } from '../../testing/killed-program';
import { createTemporaryDatabase, type TemporaryDatabase } from '../../testing/temporary-database';
import type { Database } from '../db/db';
import { openEmbedded } from '../db/open-embedded';
import { openPostgresql } from '../db/open-postgresql';
import { sql } from '../db/sql';
import { insertJobs } from '../store/platform/jobs';

const JOBS = 40;
const STARTED = new Date();
/** After so many jobs in one life, while others are under way. */
const KILLED_AFTER = [1, 5, 2, 8, 3];

let worker: KilledProgram;
let temporary: TemporaryDatabase | null = null;

beforeAll(async () => {
  worker = await buildKilledProgram('jobs/killed-worker.ts');
  const serverUrl = process.env['TEST_DATABASE_URL'];
  if (serverUrl) temporary = await createTemporaryDatabase(serverUrl);
  const db = await openDatabase({ isNew: true });
  await db.execute('create table effects (queue text not null, key text not null)');
  const keys = Array.from({ length: JOBS }, (_, index) => String(index));
  await insertJobs(db, null, { queue: 'first', keys, runAfter: STARTED, mostTries: 100 });
  await insertJobs(db, null, { queue: 'first', keys, runAfter: STARTED, mostTries: 100 });
  await db.close();
}, 180_000);

afterAll(async () => {
  await worker.remove();
  await temporary?.drop();
});

async function openDatabase({ isNew }: { isNew: boolean }): Promise<Database> {
  if (temporary)
    return openPostgresql({ url: temporary.url, poolSize: 2, onConnectionLost: () => undefined });
  const dataDir = join(worker.folder, 'data/database');
  return openEmbedded({ dataDir, ...(isNew && { loadDataDir: await embeddedTemplate() }) });
}

/** One life of the worker, until it has said this so often. */
async function live(said: string, times: number): Promise<void> {
  const env = {
    ...(temporary ? { DATABASE_URL: temporary.url } : { LANTERN_DATA: join(worker.folder, 'data') }),
    STARTED: String(STARTED.getTime()),
  };
  let heard = 0;
  await new Promise<void>((resolve, reject) => {
    const listen = (message: unknown) => {
      if (message === said) heard += 1;
      if (heard === times) resolve();
    };
    worker.start(env, listen).catch(reject);
  });
  await worker.kill();
}

test('killed in the middle of things, every job has had its effect once, and none is lost', async () => {
  for (const times of KILLED_AFTER) await live('done', times);
  await live('empty', 1);
  const db = await openDatabase({ isNew: false });
  const effects = await db.query<{ queue: string; times: number; jobs: number }>(
    sql`select queue, count(*)::int as times, count(distinct key)::int as jobs from effects group by queue order by queue`,
  );
  await db.close();
  expect(effects).toEqual([
    { queue: 'first', times: JOBS, jobs: JOBS },
    { queue: 'second', times: JOBS, jobs: JOBS },
  ]);
}, 600_000);
