import { setTimeout as pause } from 'node:timers/promises';
import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { temporaryPgbouncer } from '../../../../scripts/lib/servers/temporary-pgbouncer.mjs';
import { createTemporaryDatabase } from '../../testing/temporary-database';
import { openTestDatabase } from '../../testing/test-database';
import { insertTestTenants, NORTH } from '../../testing/test-tenants';
import type { Database } from '../db/db';
import { openPostgresql } from '../db/open-postgresql';
import { sql } from '../db/sql';
import { noteSharedChange, numberChanges } from '../store/live/live-changes';
import { createChangeReader } from './change-reader';

const WRITERS = 8;
const CHANGES_EACH = 12;
/** Every seventh or so. */
const UNDONE = 14;
const log = pino({ level: 'silent' });

type Opened = { writing: Database; reading: Database[]; close: () => Promise<void> };

/** The database of the run; with TEST_DATABASE_URL also through a pooler, with several servers on it. */
const WAYS: Array<[string, () => Promise<Opened>]> = [['the database of the run', openPlain]];
if (process.env['TEST_DATABASE_URL']) WAYS.push(['PgBouncer in transaction mode', openPooled]);

async function openPlain(): Promise<Opened> {
  const db = await openTestDatabase();
  await insertTestTenants(db);
  return { writing: db, reading: [db, db], close: () => db.close() };
}

async function openPooled(): Promise<Opened> {
  const direct = await createTemporaryDatabase(process.env['TEST_DATABASE_URL'] ?? '');
  const pgbouncer = await temporaryPgbouncer(direct.url);
  const open = () =>
    openPostgresql({
      url: pgbouncer.url,
      directUrl: direct.url,
      pooler: 'transaction',
      poolSize: 5,
      onConnectionLost: () => undefined,
    });
  const databases = [open(), open(), open()] as const;
  await insertTestTenants(databases[0]);
  return {
    writing: databases[0],
    reading: [databases[1], databases[2]],
    close: async () => {
      for (const database of databases) await database.close();
      await pgbouncer.stop();
      await direct.drop();
    },
  };
}

for (const [name, open] of WAYS) {
  let opened: Opened;
  beforeAll(async () => {
    opened = await open();
  });
  afterAll(() => opened.close());

  test(`many write at once, some in vain: two servers read each change once, in one order (${name})`, async () => {
    const { writing, reading } = opened;
    const read: string[][] = [[], []];
    const readers = reading.map((db, place) =>
      createChangeReader({
        db,
        pollMs: 20,
        log,
        onChanges: async (changes) => void read[place]?.push(...changes.map(({ topic }) => topic)),
      }),
    );
    for (const reader of readers) await reader.start();
    const committed: string[] = [];
    const undone: string[] = [];
    await Promise.all(
      Array.from({ length: WRITERS }, async (_, writer) => {
        for (let number = 0; number < CHANGES_EACH; number += 1) {
          const topic = `course:${writer}-${number}` as const;
          const isUndone = (writer + number) % 7 === 0;
          const written = writing.forTenant(NORTH.id).transaction(async (tx) => {
            await noteSharedChange(tx, NORTH.id, topic);
            // Longer than several polls, so that who began first does not commit first.
            await pause(((writer * 31 + number * 17) % 8) * 10);
            if (isUndone) throw new Error('undone');
          });
          await written.then(
            () => committed.push(topic),
            () => undone.push(topic),
          );
        }
      }),
    );
    await expect
      .poll(() => read.map(({ length }) => length), { timeout: 20_000 })
      .toEqual([committed.length, committed.length]);
    expect(undone.length).toBe(UNDONE);
    expect(read[0]?.toSorted()).toEqual(committed.toSorted());
    expect(read[1]).toEqual(read[0]);
    for (const reader of readers) await reader.stop();
  });
}

// The embedded database does one thing after the other: there who begins first commits first.
const ON_SERVERS = process.env['TEST_DATABASE_URL'] ? WAYS : [];

test.each(ON_SERVERS)(
  'who commits last has the last number, whoever began first (%s)',
  async (_name, open) => {
    const { writing, close } = await open();
    const [early, late] = ['course:early', 'course:late'] as const;
    await writing.transaction(async (tx) => {
      await noteSharedChange(tx, NORTH.id, early);
      await noteSharedChange(writing, NORTH.id, late);
      await numberChanges(writing);
    });
    await numberChanges(writing);
    const rows = await writing.query<{ topic: string }>(
      sql`select topic from live_changes where topic in (${early}, ${late}) order by seq`,
    );
    await close();
    expect(rows.map(({ topic }) => topic)).toEqual([late, early]);
  },
);
