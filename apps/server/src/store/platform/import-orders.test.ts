import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { lendDatabase } from '../../../testing/lent-database';
import { ADA, insertTestTenants, NORTH, SOUTH } from '../../../testing/test-tenants';
import type { Database } from '../../db/db';
import { sql } from '../../db/sql';
import { listKnownFiles } from './files';
import {
  countOpenImports,
  deleteImportOrdersBefore,
  findImportOrder,
  findOpenImport,
  IMPORT_QUEUE,
  insertImportOrder,
  setImportDone,
  setImportRefused,
} from './import-orders';
import { claimJob, finishJob, insertJobs, setJobError } from './jobs';

const NOON = new Date('2026-03-02T12:00:00Z');
const LEASE_SECONDS = 60;
const WITHIN = new Date(NOON.getTime() + LEASE_SECONDS * 1000 - 1);
const AFTER = new Date(NOON.getTime() + LEASE_SECONDS * 1000);
const ALL = { tenantId: NORTH.id, clientId: null, noun: null };

let db: Database;
beforeAll(async () => {
  db = await lendDatabase();
  await insertTestTenants(db);
});
beforeEach(async () => {
  await db.query(sql`delete from jobs`);
  await db.query(sql`delete from import_orders`);
});
afterAll(() => db.close());

async function order({ mostTries = 1, fileId = randomUUID() } = {}): Promise<string> {
  const id = randomUUID();
  const asked = { noun: 'people', fields: { skipBad: true }, userId: ADA.id, clientId: null };
  await insertImportOrder(db, NORTH.id, { ...asked, id, fileId, ordered: NOON });
  await insertJobs(db, NORTH.id, { queue: IMPORT_QUEUE, keys: [id], runAfter: NOON, mostTries });
  return id;
}
const claim = (now: Date) =>
  claimJob(db, [{ queue: IMPORT_QUEUE, leaseSeconds: LEASE_SECONDS }], { now, claim: randomUUID() });
const stateOf = async (id: string, now = WITHIN) => (await findImportOrder(db, { ...ALL, now }, id))?.state;

test('an order waits, is under way for as long as somebody has it, and is done', async () => {
  const id = await order();
  expect(await stateOf(id)).toBe('waiting');
  const job = await claim(NOON);
  expect(await stateOf(id)).toBe('running');
  expect(await findOpenImport(db, NORTH.id, id)).toMatchObject({ noun: 'people', fields: { skipBad: true } });
  await setImportDone(db, { tenantId: NORTH.id, id }, { outcome: { added: 2, odd: '\0' }, now: NOON });
  if (job) await finishJob(db, job);
  expect(await findImportOrder(db, { ...ALL, now: NOON }, id)).toMatchObject({
    state: 'done',
    finished: NOON,
    outcome: { added: 2, odd: '\0' },
  });
  expect(await findOpenImport(db, NORTH.id, id)).toBeNull();
});

test('it waits again after a try that failed, and is given up or removed with its job', async () => {
  const id = await order({ mostTries: 2 });
  const first = await claim(NOON);
  if (first) await setJobError(db, first, 'spilt');
  expect(await stateOf(id)).toBe('waiting');
  expect(await stateOf(id, AFTER)).toBe('waiting');
  await claim(AFTER);
  expect(await stateOf(id, AFTER)).toBe('running');
  expect(await stateOf(id, new Date(AFTER.getTime() + 3_600_000))).toBe('givenUp');
  await db.query(sql`delete from jobs`);
  expect(await stateOf(id)).toBe('removed');
});

test('a refusal keeps its reason and its lines', async () => {
  const id = await order();
  const refusal = { message: 'Bad lines: 1.', bad: [{ line: 2, reason: 'Empty' }] };
  await setImportRefused(db, { tenantId: NORTH.id, id }, { refusal, now: NOON });
  expect(await findImportOrder(db, { ...ALL, now: NOON }, id)).toMatchObject({ state: 'refused', refusal });
});

test('another tenant’s, another program’s and another kind’s are none', async () => {
  const id = await order();
  const now = NOON;
  expect(await findImportOrder(db, { ...ALL, now, tenantId: SOUTH.id }, id)).toBeNull();
  expect(await findImportOrder(db, { ...ALL, now, clientId: randomUUID() }, id)).toBeNull();
  expect(await findImportOrder(db, { ...ALL, now, noun: 'units' }, id)).toBeNull();
  expect(await findOpenImport(db, SOUTH.id, id)).toBeNull();
  expect(await countOpenImports(db, SOUTH.id)).toBe(0);
  expect(await countOpenImports(db, NORTH.id)).toBe(1);
});

test('the bytes of an order are known until it is finished', async () => {
  const fileId = randomUUID();
  const id = await order({ fileId });
  expect(await listKnownFiles(db, NORTH.id, [fileId])).toEqual([fileId]);
  await setImportDone(db, { tenantId: NORTH.id, id }, { outcome: {}, now: NOON });
  expect(await listKnownFiles(db, NORTH.id, [fileId])).toEqual([]);
});

test('old orders go with the jobs that were given up; what may still be done stays', async () => {
  const [finished, givenUp, waiting] = [await order(), await order(), await order()];
  await setImportDone(db, { tenantId: NORTH.id, id: finished }, { outcome: {}, now: NOON });
  await db.query(sql`delete from jobs where key = ${finished}`);
  await db.query(sql`update jobs set tries = 1 where key = ${givenUp}`);
  expect(await deleteImportOrdersBefore(db, NOON, 10)).toBe(0);
  expect(await deleteImportOrdersBefore(db, AFTER, 1)).toBe(1);
  expect(await deleteImportOrdersBefore(db, AFTER, 10)).toBe(1);
  expect(await db.query(sql`select id as key from import_orders`)).toEqual([{ key: waiting }]);
  expect(await db.query(sql`select key from jobs`)).toEqual([{ key: waiting }]);
});
