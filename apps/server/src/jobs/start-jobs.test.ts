import { randomUUID } from 'node:crypto';
import Fastify from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { lendDatabase } from '../../testing/lent-database';
import type { Database } from '../db/db';
import { sql } from '../db/sql';
import { claimJob, insertJobs, type Job } from '../store/platform/jobs';
import { runNextJob } from './run-next-job';
import { startJobs } from './start-jobs';
import { NO_EFFECT, type Work } from './work';

const NOON = new Date('2026-03-02T12:00:00Z');
const LEASE = 60;

let db: Database;
let now = NOON;
const lines: Array<Record<string, unknown>> = [];
const { log } = Fastify({
  logger: { level: 'info', stream: { write: (line: string) => void lines.push(JSON.parse(line)) } },
});
const deps = () => ({ db, clock: () => now, log });
beforeAll(async () => {
  db = await lendDatabase();
});
beforeEach(async () => {
  now = NOON;
  lines.length = 0;
  await db.query(sql`delete from jobs`);
});
afterAll(() => db.close());

class Gate {
  open: () => void = () => {};
  readonly opened = new Promise<void>((resolve) => {
    this.open = resolve;
  });
}

const after = (seconds: number) => new Date(NOON.getTime() + seconds * 1000);
const ask = (queue: string, keys: string[], mostTries = 20) =>
  insertJobs(db, null, { queue, keys, runAfter: NOON, mostTries });
const claim = (at: Date) =>
  claimJob(db, [{ queue: 'tea', leaseSeconds: LEASE }], { now: at, claim: randomUUID() });
const tea = (run: Work['run'], more: Partial<Work> = {}): Work => ({
  queue: 'tea',
  leaseSeconds: LEASE,
  run,
  ...more,
});
const left = () =>
  db.query<{ key: string; tries: number; error: string | null }>(
    sql`select key, tries, error from jobs where queue = 'tea' order by id`,
  );

test('what is asked for twice is done once; each is claimed by one, the longest waiting first', async () => {
  await insertJobs(db, null, { queue: 'tea', keys: ['late'], runAfter: after(1), mostTries: 20 });
  await ask('tea', ['one', 'two']);
  await ask('tea', ['two']);
  const claims = await Promise.all(Array.from({ length: 5 }, () => claim(after(0))));
  expect(claims.flatMap((job) => job?.key ?? []).toSorted()).toEqual(['one', 'two']);
});

test('a lease is over on its second; each failure doubles it, up to an hour', async () => {
  await ask('tea', ['one']);
  let at = NOON;
  for (const pause of [60, 120, 240, 480, 960, 1920, 3600, 3600]) {
    expect(await claim(at)).not.toBeNull();
    expect(await claim(new Date(at.getTime() + pause * 1000 - 1))).toBeNull();
    at = new Date(at.getTime() + pause * 1100);
  }
});

test('whoever comes after the end of their lease has no effect any more', async () => {
  await ask('tea', ['one']);
  const written: string[] = [];
  const slow = tea(async () => {
    now = after(LEASE);
    await runNextJob(deps(), [tea(async () => async () => void written.push('in time'))]);
    return async (tx) => {
      await tx.query(sql`update jobs set error = 'late' where queue = 'tea'`);
      written.push('late');
    };
  });
  await runNextJob(deps(), [slow]);
  expect(written).toEqual(['in time', 'late']);
  expect(await left()).toEqual([]);
  expect(lines.map(({ msg }) => msg)).toEqual(['a job is done', 'a job failed']);
});

test('an effect that fails leaves nothing, says why, and is given up after its tries', async () => {
  await ask('tea', ['one'], 2);
  const spilt = tea(async () => async (tx) => {
    await tx.query(sql`insert into jobs (queue, key, run_after) values ('tea', 'two', ${NOON})`);
    throw new Error('spilt');
  });
  expect(await runNextJob(deps(), [spilt])).toBe(true);
  expect(await runNextJob(deps(), [spilt])).toBe(false);
  expect(await left()).toEqual([{ key: 'one', tries: 1, error: 'spilt' }]);
  now = after(LEASE);
  expect(await runNextJob(deps(), [spilt])).toBe(true);
  now = after(86_400);
  expect(await runNextJob(deps(), [spilt])).toBe(false);
});

test('what comes back is done by one server, times that were missed but once', async () => {
  let times = 0;
  const hourly = tea(
    async () => {
      times += 1;
      return NO_EFFECT;
    },
    { every: { seconds: 3600 } },
  );
  const life = async () => {
    const rested = new Gate();
    const stops = [
      startJobs(deps(), [hourly]),
      startJobs(deps(), [
        hourly,
        { queue: 'last', leaseSeconds: 1, run: async () => NO_EFFECT, rest: async () => rested.open() },
      ]),
    ];
    await rested.opened;
    await Promise.all(stops.map((stop) => stop()));
  };
  const living = async () => {
    await ask('last', [randomUUID()]);
    await life();
    return times;
  };
  expect(await living()).toBe(1);
  now = after(3599);
  expect(await living()).toBe(1);
  now = after(5 * 3600);
  expect(await living()).toBe(2);
});

test('a queue that hangs holds up no other; told to stop, the server ends it and waits', async () => {
  await ask('tea', ['one']);
  await ask('milk', ['one']);
  const milk = new Gate();
  const told: string[] = [];
  const hangs = (job: Job, stopping: AbortSignal) =>
    new Promise<never>((_, reject) => {
      stopping.addEventListener('abort', () => {
        told.push(job.key);
        reject(new Error('stopped'));
      });
    });
  const stop = startJobs(deps(), [
    tea(hangs),
    { queue: 'milk', leaseSeconds: 60, run: async () => NO_EFFECT, rest: async () => milk.open() },
  ]);
  await milk.opened;
  await stop();
  expect(told).toEqual(['one']);
  expect(await left()).toEqual([{ key: 'one', tries: 1, error: 'stopped' }]);
});

test('the log says once in five minutes what waits and what was given up', async () => {
  await ask('milk', ['one', 'two']);
  await ask('gone', ['one'], 0);
  now = after(-300);
  await startJobs(deps(), [])();
  now = NOON;
  const stop = startJobs(deps(), []);
  await expect
    .poll(() => lines.filter(({ msg }) => msg === 'jobs waiting'))
    .toMatchObject([
      { queue: 'gone', waiting: 0, failed: 1 },
      { queue: 'milk', waiting: 2, failed: 0, waitSeconds: 0 },
    ]);
  await stop();
});
