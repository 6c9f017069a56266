import type { Db } from './db';
import { sql } from './sql';

const MEASURED_EVERY_MS = 30_000;

export type DatabaseClock = {
  now: () => Date;
  /** Asks the database again; by itself it does so every half minute. */
  measure: () => Promise<void>;
  stop: () => void;
};

/** What time it is to the database, which is the same for every server on it. */
export async function readDatabaseTime(db: Db): Promise<Date> {
  const [row] = await db.query<{ now: Date }>(sql`select clock_timestamp() as now`);
  if (!row) throw new Error('The database told no time.');
  return row.now;
}

/**
 * The database's time without asking it each time: measured against a timer of this machine that only ever counts on,
 * half the round trip allowed for. The date that the machine itself believes in is never used: several servers share
 * sessions and attempts, and one with a wrong date would end what the others begin.
 */
export async function openDatabaseClock(
  db: Db,
  timerMs: () => number = () => performance.now(),
): Promise<DatabaseClock> {
  let aheadMs = (await measured(db, timerMs)).aheadMs;

  async function measure(): Promise<void> {
    const latest = await measured(db, timerMs);
    // Within what the round trip leaves open, the two agree: the time does not jump to and fro.
    if (Math.abs(latest.aheadMs - aheadMs) > latest.uncertainMs) aheadMs = latest.aheadMs;
  }

  // A database that cannot be asked is told of elsewhere; until it answers, the timer counts on from the last measure.
  const timer = setInterval(() => void measure().catch(() => undefined), MEASURED_EVERY_MS).unref();
  return {
    now: () => new Date(timerMs() + aheadMs),
    measure,
    stop: () => clearInterval(timer),
  };
}

/** By how much the database is ahead of the timer, and how far off that may be. */
async function measured(db: Db, timerMs: () => number) {
  const asked = timerMs();
  const time = await readDatabaseTime(db);
  const halfTripMs = (timerMs() - asked) / 2;
  return { aheadMs: time.getTime() - (asked + halfTripMs), uncertainMs: halfTripMs + 1 };
}
