import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../config';
import type { Database } from '../db/db';
import { sql } from '../db/sql';
import { beginSetup } from '../store/setup/tenant-setup';
import { DEMO_FOLDER } from '../../testing/filled-demo';
import { memoryStorage } from '../../testing/memory-storage';
import { openTestDatabase } from '../../testing/test-database';
import { prepareTenant } from './prepare-tenant';

const NOW = new Date('2026-03-02T12:00:00Z');

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

const limits = (on: Pick<Database, 'query'>) =>
  on.query(sql`select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock,
                      current_setting('idle_in_transaction_session_timeout') as idle`);

test('a first fill may stand still for as long as it must; afterwards every transaction has its limits again', async () => {
  const before = await limits(db);
  expect(
    await db.transaction(async (tx) => {
      await beginSetup(tx);
      return limits(tx);
    }),
  ).toEqual([{ statement: '0', lock: '0', idle: '0' }]);
  expect(await limits(db)).toEqual(before);
});

test('of servers that start at once on an empty database one fills the demo', async () => {
  const config = { ...readConfig({}, '/srv/lantern'), demoFolder: DEMO_FOLDER };
  const files = memoryStorage();
  const filled = await Promise.all(
    Array.from({ length: 3 }, () => prepareTenant(db, { config, files, now: NOW })),
  );
  expect(filled.filter(Boolean)).toHaveLength(1);
  expect(await db.query(sql`select code from tenants`)).toEqual([{ code: 'demo' }]);
}, 120_000);
