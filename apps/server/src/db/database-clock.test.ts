import { afterEach, expect, test } from 'vitest';
import { lendDatabase } from '../../testing/lent-database';
import { type DatabaseClock, openDatabaseClock, readDatabaseTime } from './database-clock';
import type { Db } from './db';

const T = Date.UTC(2026, 2, 1, 12);
const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

let clock: DatabaseClock | null = null;
afterEach(() => clock?.stop());

/** A database with a clock of its own, at the other end of a line; both are moved by the test. */
function distantDatabase() {
  const line = { timerMs: 5000, aheadMs: T - 5000, toMs: 0, fromMs: 0, isCut: false };
  const answer = async () => {
    if (line.isCut) throw new Error('the line is cut');
    line.timerMs += line.toMs;
    const rows = [{ now: new Date(line.timerMs + line.aheadMs) }];
    line.timerMs += line.fromMs;
    return rows;
  };
  // A database answers whatever rows its statement asks for.
  const db: Db = { query: answer as unknown as Db['query'], transaction: () => Promise.reject(new Error()) };
  return { line, db, timer: () => line.timerMs };
}

test('the time is the database’s, and goes on by the timer of the machine', async () => {
  const { line, db, timer } = distantDatabase();
  clock = await openDatabaseClock(db, timer);
  expect(clock.now()).toEqual(new Date(T));
  line.timerMs += 1234;
  expect(clock.now()).toEqual(new Date(T + 1234));
});

test('half of the way there and back is allowed for', async () => {
  const { line, db, timer } = distantDatabase();
  Object.assign(line, { toMs: 100, fromMs: 100 });
  clock = await openDatabaseClock(db, timer);
  expect(clock.now()).toEqual(new Date(line.timerMs + line.aheadMs));
});

test('a slower answer than the last moves nothing that it cannot know better', async () => {
  const { line, db, timer } = distantDatabase();
  clock = await openDatabaseClock(db, timer);
  Object.assign(line, { toMs: 0, fromMs: 800 });
  await clock.measure();
  expect(clock.now()).toEqual(new Date(line.timerMs + line.aheadMs));
});

test.each([DAY_MS, -DAY_MS, 50, -50])('a database that is set %i ms on is followed', async (byMs) => {
  const { line, db, timer } = distantDatabase();
  clock = await openDatabaseClock(db, timer);
  line.aheadMs += byMs;
  await clock.measure();
  expect(clock.now()).toEqual(new Date(line.timerMs + line.aheadMs));
});

test('while the database cannot be asked, time goes on from the last measure', async () => {
  const { line, db, timer } = distantDatabase();
  clock = await openDatabaseClock(db, timer);
  line.isCut = true;
  await expect(clock.measure()).rejects.toThrow('the line is cut');
  line.timerMs += 60_000;
  expect(clock.now()).toEqual(new Date(T + 60_000));
});

test('machines whose timers are days apart read the same time from one database', async () => {
  const db = await lendDatabase();
  for (const offMs of [-DAY_MS, 0, DAY_MS]) {
    clock = await openDatabaseClock(db, () => performance.now() + offMs);
    clock.stop();
    const apartMs = clock.now().getTime() - (await readDatabaseTime(db)).getTime();
    expect(Math.abs(apartMs)).toBeLessThan(HOUR_MS);
  }
  await db.close();
});
