import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../db/db';
import { sql } from '../../db/sql';
import { lendDatabase } from '../../../testing/lent-database';
import { ADA, insertTestTenants, NORTH } from '../../../testing/test-tenants';
import { insertImportOrder, setImportDone } from './import-orders';
import { sweep } from './sweep';

const NOW = new Date('2026-03-02T12:00:00Z');
const DAY_MS = 86_400_000;
const KEEPING = { idleMs: DAY_MS, retention: { eventsMs: 400 * DAY_MS, auditMs: 730 * DAY_MS } };

let db: Database;
beforeAll(async () => {
  db = await lendDatabase();
  await insertTestTenants(db);
});
afterAll(() => db.close());

/** So many of each, received so long ago. */
async function insertAged(count: number, ageMs: number): Promise<void> {
  const at = new Date(NOW.getTime() - ageMs);
  await db.query(
    sql`insert into events (tenant_id, id, name, properties, occurred, received)
        select ${NORTH.id}::uuid, gen_random_uuid(), 'tool_log', '{}', ${at}::timestamptz, ${at}::timestamptz
          from generate_series(1, ${count}::int)`,
  );
  await db.query(
    sql`insert into audit_entries (tenant_id, at, action)
        select ${NORTH.id}::uuid, ${at}::timestamptz, 'signIn' from generate_series(1, ${count}::int)`,
  );
}

async function left() {
  const [row] = await db.query<{ events: number; entries: number }>(
    sql`select (select count(*) from events)::int as events, (select count(*) from audit_entries)::int as entries`,
  );
  return row;
}

test('events and audit entries go when their time is over, not a moment before, however many there are', async () => {
  await insertAged(2, 400 * DAY_MS);
  await insertAged(2500, 400 * DAY_MS + 1);
  await sweep(db, NOW, KEEPING);
  expect(await left()).toEqual({ events: 2, entries: 2502 });
  await insertAged(3, 730 * DAY_MS);
  await insertAged(2500, 730 * DAY_MS + 1);
  await sweep(db, NOW, KEEPING);
  expect(await left()).toEqual({ events: 2, entries: 2505 });
});

test('several servers that sweep at once take nothing twice and leave nothing', async () => {
  await insertAged(3000, 900 * DAY_MS);
  await Promise.all([sweep(db, NOW, KEEPING), sweep(db, NOW, KEEPING), sweep(db, NOW, KEEPING)]);
  await sweep(db, NOW, KEEPING);
  expect(await left()).toEqual({ events: 2, entries: 2505 });
});

test('orders of imports go after thirty days, and not a moment before', async () => {
  const order = async (ageMs: number) => {
    const at = new Date(NOW.getTime() - ageMs);
    const by = { userId: ADA.id, clientId: null };
    const id = randomUUID();
    const asked = { ...by, noun: 'people', fields: {}, fileId: randomUUID(), ordered: at };
    await insertImportOrder(db, NORTH.id, { ...asked, id });
    await setImportDone(db, { tenantId: NORTH.id, id }, { outcome: {}, now: at });
    return id;
  };
  const kept = await order(30 * DAY_MS);
  await order(30 * DAY_MS + 1);
  await sweep(db, NOW, KEEPING);
  expect(await db.query(sql`select id from import_orders`)).toEqual([{ id: kept }]);
});
