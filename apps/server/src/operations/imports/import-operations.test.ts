import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ImportOrderWorld, openImportOrderWorld } from '../../../testing/imports/import-order-world';
import { lendDatabase } from '../../../testing/lent-database';
import { testOperator, type TestOperator } from '../../../testing/operations/operator';
import { NOON } from '../../../testing/test-app';
import { ADA, insertTestTenants, NORTH, SOUTH } from '../../../testing/test-tenants';
import type { Database } from '../../db/db';
import { sql } from '../../db/sql';

const HEAD = 'email,firstName,lastName\r\n';
const KIM = `${HEAD}kim@people.test,Kim,Kern\r\n`;
const LATER = new Date(NOON.getTime() + 1000);
const AT_NOON = '2026-03-02T12:00:00.000Z';

let db: Database;
let world: ImportOrderWorld;
let operator: TestOperator;
beforeAll(async () => {
  db = await lendDatabase();
  await insertTestTenants(db);
  world = await openImportOrderWorld(db);
  operator = testOperator(db, { tenantId: NORTH.id, now: LATER });
});
afterAll(() => db.close());

test('an operator sees the imports of the tenant, the newest first, and what came of each', async () => {
  const { clientId } = world;
  expect(await operator.say('imports list', {})).toBe('There is none.');
  const done = await world.order({ noun: 'people', file: KIM });
  await world.work();
  world.clock.now = LATER;
  const refused = await world.order({ noun: 'people', file: `${KIM}nobody,No,Body\r\n` });
  await world.work();
  const waiting = await world.order({ noun: 'people', file: KIM, by: { userId: ADA.id, clientId: null } });
  await db.query(sql`update import_orders set ordered = ordered + interval '1 s' where id = ${waiting}`);
  expect((await operator.say('imports list', {})).split('\n')).toEqual([
    `${waiting}  people import  waiting  ordered 2026-03-02T12:00:02.000Z  by user ${ADA.id}`,
    `${refused}  people import  failed  ordered 2026-03-02T12:00:01.000Z  finished 2026-03-02T12:00:01.000Z  by client ${clientId}  Bad lines: 1. Nothing was imported.`,
    `${done}  people import  done  ordered ${AT_NOON}  finished ${AT_NOON}  by client ${clientId}`,
  ]);
  expect(await operator.say('imports show', { id: refused })).toMatch(
    /\nline 3: email: Is not an e-mail address$/,
  );
  expect(await operator.say('imports show', { id: done })).toContain('\n{"added":1,');
  await db.query(sql`delete from jobs`);
  expect(await operator.say('imports show', { id: waiting })).toContain('It was taken out of the queue');
});

test('another tenant’s is none, nor one that nobody ordered', async () => {
  const id = await world.order({ noun: 'people', file: KIM });
  const south = testOperator(db, { tenantId: SOUTH.id, now: LATER });
  expect(await south.run('imports list', {})).toEqual([]);
  await expect(south.run('imports show', { id })).rejects.toThrow(`There is no import ${id}`);
  const none = randomUUID();
  await expect(operator.run('imports show', { id: none })).rejects.toThrow(`There is no import ${none}`);
});

test('one that went wrong as often as may be says so, and is done after all where the operator has it tried again', async () => {
  const id = await world.order({ noun: 'people', file: KIM });
  await db.query(sql`update jobs set tries = most_tries, run_after = ${NOON} where key = ${id}`);
  expect(await operator.run('imports show', { id })).toMatchObject({
    state: 'failed',
    reason: expect.stringContaining('tried as often as may be'),
  });
  await operator.run('jobs retry', { failed: true });
  while (await world.work());
  expect(await operator.run('imports show', { id })).toMatchObject({ state: 'done', reason: null });
});
