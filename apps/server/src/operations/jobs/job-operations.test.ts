import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { lendDatabase } from '../../../testing/lent-database';
import { testOperator, type TestOperator } from '../../../testing/operations/operator';
import { insertTestTenants, NORTH, SOUTH } from '../../../testing/test-tenants';
import type { Database } from '../../db/db';
import { sql } from '../../db/sql';
import type { ListedJob } from '../../store/operator/job-admin';
import { claimJob, insertJobs, setJobError } from '../../store/platform/jobs';

const NOW = new Date('2026-11-20T12:00:00Z');
const LATER = new Date('2026-11-21T12:00:00Z');
const TEA = { queue: 'tea', leaseSeconds: 60 };

let db: Database;
let north: TestOperator;
let south: TestOperator;
beforeAll(async () => {
  db = await lendDatabase();
  await insertTestTenants(db);
  north = testOperator(db, { tenantId: NORTH.id, now: NOW });
  south = testOperator(db, { tenantId: SOUTH.id, now: NOW });
});
beforeEach(() => db.query(sql`delete from jobs`));
afterAll(() => db.close());

const brew = (tenantId: string | null, key: string) =>
  insertJobs(db, tenantId, { queue: 'tea', keys: [key], runAfter: NOW, mostTries: 1 });
const claim = (now = NOW) => claimJob(db, [TEA], { now, claim: randomUUID() });
const list = async (operator = north) => (await operator.run('jobs list', {})) as ListedJob[]; // what it answers

test('an operator sees what waits, is under way and has failed, of the own tenant and the platform', async () => {
  await brew(NORTH.id, 'green');
  await brew(SOUTH.id, 'black');
  await brew(null, 'white');
  expect((await list()).map(({ key, state }) => [key, state])).toEqual([
    ['green', 'waiting'],
    ['white', 'waiting'],
  ]);
  const claimed = await claim();
  expect(await north.say('jobs list', { queue: 'tea' })).toContain(
    'tea  green  running  tries: 1  until 2026-11-20T12:01:00.000Z',
  );
  if (claimed) await setJobError(db, claimed, 'no water');
  expect(await north.say('jobs list', {})).toMatch(/green {2}failed {2}tries: 1 .* no water/);
  expect(await north.say('jobs list', { queue: 'coffee' })).toBe('There is none.');
});

test('what has failed before is under way again once somebody has it, and its last error stays to be read', async () => {
  await insertJobs(db, NORTH.id, { queue: 'tea', keys: ['green'], runAfter: NOW, mostTries: 3 });
  const first = await claim();
  if (first) await setJobError(db, first, 'no water');
  expect(await list()).toMatchObject([{ state: 'waiting', error: 'no water' }]);
  await claim(new Date(NOW.getTime() + 60_000));
  const later = testOperator(db, { tenantId: NORTH.id, now: new Date(NOW.getTime() + 90_000) });
  expect(await list(later)).toMatchObject([{ state: 'running', error: 'no water' }]);
});

test('what has failed waits for the operator, who has it tried again, each alone or all', async () => {
  await brew(NORTH.id, 'green');
  await brew(SOUTH.id, 'black');
  for (const _ of [1, 2]) await claim();
  expect(await claim(LATER)).toBeNull();
  const [{ id } = { id: '' }] = await list();
  await expect(south.run('jobs retry', { id })).rejects.toThrow(`There is no job ${id}`);
  await expect(north.run('jobs retry', {})).rejects.toThrow('Either an id or failed');
  expect(await north.say('jobs retry', { id }, true)).toContain('1 to be tried');
  expect(await claim(LATER)).toBeNull();
  expect(await north.run('jobs retry', { id })).toEqual({ count: 1 });
  expect(await claim(LATER)).toMatchObject({ key: 'green', tries: 1 });
  expect(await south.run('jobs retry', { failed: true })).toEqual({ count: 1 });
  expect(await claim(LATER)).toMatchObject({ key: 'black' });
});

test('a job that was removed is not done, and only the own tenant’s can be', async () => {
  await brew(NORTH.id, 'green');
  const [{ id } = { id: '' }] = await list();
  await expect(south.run('jobs remove', { id })).rejects.toThrow('There is no job');
  expect(await north.say('jobs remove', { id })).toBe(`The job ${id} is gone.`);
  expect(await claim()).toBeNull();
  await expect(north.run('jobs remove', { id: '0' })).rejects.toThrow('Not the id of a job');
});
