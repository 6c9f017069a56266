import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { madeZip } from '../../../testing/archives/made-zip';
import { type ImportOrderWorld, openImportOrderWorld } from '../../../testing/imports/import-order-world';
import { lendDatabase } from '../../../testing/lent-database';
import { testOperator } from '../../../testing/operations/operator';
import { NOON } from '../../../testing/test-app';
import { ADA, insertTestTenants, NORTH } from '../../../testing/test-tenants';
import { countOf, type Database } from '../../db/db';
import { sql } from '../../db/sql';
import type { RunApart } from '../../http/run-apart';
import { findPerson } from '../../store/operator/person-admin';
import { listKnownFiles } from '../../store/platform/files';
import { OPERATIONS } from '../operations';
import { runOperation } from '../run-operation';
import { settleImport } from './settle-import';

const HEAD = 'email,firstName,lastName\r\n';
const KIM = `${HEAD}kim@people.test,Kim,Kern\r\n`;

let db: Database;
let world: ImportOrderWorld;
beforeEach(async () => {
  db = await lendDatabase();
  await insertTestTenants(db);
  world = await openImportOrderWorld(db);
});
afterEach(() => db.close());

const find = (email: string) => findPerson(db, NORTH.id, email);
const jobs = () => countOf(db, sql`select count(*)::int as count from jobs where queue = 'import'`);
const fileIds = async () =>
  (await db.query<{ id: string }>(sql`select file_id as id from import_orders`)).map(({ id }) => id);

/** As the process apart does it, here. */
function apart(before: (ending: AbortSignal | undefined) => Promise<void>): RunApart {
  return async ({ noun, verb, input, context, order }, ending) => {
    await before(ending);
    const operation = OPERATIONS.find((each) => each.noun === noun && each.verb === verb);
    if (!operation || !order) throw new Error('Only of orders.');
    const settle = settleImport({ tenantId: context.tenantId, ...order, clock: () => context.now });
    const here = { files: world.files, isConfirmed: true, isRemote: true, onProgress: () => undefined };
    return runOperation(db, { operation, input, settle }, { ...context, ...here });
  };
}

test('an import is done later as the call would have done it: its rows, its outcome, the audit', async () => {
  const id = await world.order({ noun: 'people', file: KIM });
  const bytes = await fileIds();
  expect(await find('kim@people.test')).toBeNull();
  expect(await world.find(id)).toMatchObject({ state: 'waiting', outcome: null });
  world.clock.now = new Date(NOON.getTime() + 1000);
  expect(await world.work()).toBe(true);
  expect(await find('kim@people.test')).toMatchObject({ lastName: 'Kern' });
  expect(await world.find(id)).toMatchObject({
    state: 'done',
    finished: world.clock.now,
    outcome: { added: 1, changed: 0, unchanged: 0, lines: 1, skipped: 0, bad: [] },
  });
  const { clientId } = world;
  const operation = 'people import';
  expect(await world.uses()).toEqual([
    { operation, clientId, ordered: 'true' },
    expect.objectContaining({ operation, clientId, added: '1', lines: '1' }),
  ]);
  expect([await jobs(), await listKnownFiles(db, NORTH.id, bytes)]).toEqual([0, []]);
  expect(await world.work()).toBe(false);
});

test('bad lines are told with their numbers, and nothing is done; asked so, the others are', async () => {
  const file = `${KIM}nobody,No,Body\r\n`;
  const bad = [{ line: 3, reason: 'email: Is not an e-mail address' }];
  const id = await world.order({ noun: 'people', file });
  await world.work();
  expect(await find('kim@people.test')).toBeNull();
  const refusal = { message: 'Bad lines: 1. Nothing was imported.', bad };
  expect(await world.find(id)).toMatchObject({ state: 'refused', refusal, outcome: null });
  expect((await world.uses()).at(-1)).toEqual({
    operation: 'people import',
    clientId: world.clientId,
    failed: 'true',
  });
  const again = await world.order({ noun: 'people', file, fields: { skipBad: true } });
  await world.work();
  expect(await world.find(again)).toMatchObject({ state: 'done', outcome: { added: 1, skipped: 1, bad } });
  expect(await jobs()).toBe(0);
});

test('a refusal does not tell where the file lay', async () => {
  const id = await world.order({ noun: 'people', file: `${KIM}"ann@people.test,Ann,Ash\r\n` });
  await world.work();
  expect((await world.find(id))?.refusal?.message).toMatch(/^people\.csv line 3: A quote/);
});

test('a course comes in, and one that is there already as it is ends its job all the same', async () => {
  const file = await madeZip({ 'course.yaml': 'title: Cups\ncode: CUP\n', '01-tea.md': '# Tea\n' });
  const first = await world.order({ noun: 'courses', file });
  await world.work();
  expect(await world.find(first)).toMatchObject({ state: 'done', outcome: { code: 'CUP', isNew: true } });
  const again = await world.order({ noun: 'courses', file, fields: { update: true } });
  await world.work();
  expect(await world.find(again)).toMatchObject({ state: 'done', outcome: { kind: 'nothingToDo' } });
  expect(await jobs()).toBe(0);
});

test('two servers do each order once', async () => {
  const ids: string[] = [];
  for (let number = 0; number < 6; number += 1)
    ids.push(await world.order({ noun: 'people', file: `${HEAD}kim${number}@people.test,Kim,Kern\r\n` }));
  const server = async () => {
    while (await world.work());
  };
  await Promise.all([server(), server()]);
  const orders = await Promise.all(ids.map(world.find));
  expect(orders).toEqual(ids.map(() => expect.objectContaining({ state: 'done' })));
  expect((await world.uses()).filter(({ added }) => added === '1')).toHaveLength(6);
  expect(world.logs.filter(({ msg }) => msg === 'a job failed')).toEqual([]);
});

test('whoever has lost the lease brings nothing in: whoever has it then does, once', async () => {
  const id = await world.order({ noun: 'people', file: KIM });
  const slow = apart(async () => {
    world.clock.now = new Date(NOON.getTime() + 60_000);
    expect(await world.work()).toBe(true);
    await db.query(sql`update users set last_name = 'Since' where email = 'kim@people.test'`);
  });
  await world.work({ runApart: slow });
  expect(await find('kim@people.test')).toMatchObject({ lastName: 'Since' });
  expect(await world.find(id)).toMatchObject({ state: 'done', outcome: { added: 1 } });
  expect((await world.uses()).filter(({ added }) => added !== undefined)).toHaveLength(1);
  expect(world.logs.map(({ msg }) => msg)).toEqual(['a job is done', 'a job failed']);
});

test('the lease is renewed for as long as the import takes, and nobody else gets it', async () => {
  const id = await world.order({ noun: 'people', file: KIM });
  const long = apart(async () => {
    for (let minutes = 1; minutes <= 5; minutes += 1) {
      const now = new Date(NOON.getTime() + minutes * 50_000);
      world.clock.now = now;
      const until = () =>
        countOf(
          db,
          sql`select count(*)::int as count from jobs where run_after > ${now}::timestamptz + interval '59 s'`,
        );
      await expect.poll(until).toBe(1);
      expect(await world.work()).toBe(false);
    }
    expect(await world.find(id)).toMatchObject({ state: 'running' });
  });
  await world.work({ runApart: long, renewMs: 5 });
  expect(await world.find(id)).toMatchObject({ state: 'done' });
});

test('an import is ended once somebody else has its lease', async () => {
  const id = await world.order({ noun: 'people', file: KIM });
  const lost = apart(async (ending) => {
    await db.query(sql`update jobs set claim = ${randomUUID()}`);
    await expect.poll(() => ending?.aborted).toBe(true);
    ending?.throwIfAborted();
  });
  await world.work({ runApart: lost, renewMs: 5 });
  expect(await find('kim@people.test')).toBeNull();
  expect(await world.find(id)).toMatchObject({ state: 'running' });
});

test('a server that is told to stop ends the import that it is at, and another does it', async () => {
  const id = await world.order({ noun: 'people', file: KIM });
  let isBegun = false;
  const long = apart(async (ending) => {
    isBegun = true;
    await expect.poll(() => ending?.aborted).toBe(true);
    ending?.throwIfAborted();
  });
  const stop = world.start({ runApart: long });
  await expect.poll(() => isBegun).toBe(true);
  await stop();
  expect(await world.find(id)).toMatchObject({ state: 'waiting' });
  world.clock.now = new Date(NOON.getTime() + 60_000);
  await world.work();
  expect(await world.find(id)).toMatchObject({ state: 'done', outcome: { added: 1 } });
});

test('what goes wrong for a while is tried again', async () => {
  const id = await world.order({ noun: 'people', file: KIM });
  const broken = apart(() => Promise.reject(new Error('no room')));
  await world.work({ runApart: broken });
  expect(await world.find(id)).toMatchObject({ state: 'waiting' });
  expect(await world.work()).toBe(false);
  world.clock.now = new Date(NOON.getTime() + 60_000);
  expect(await world.work()).toBe(true);
  expect(await world.find(id)).toMatchObject({ state: 'done', outcome: { added: 1 } });
});

test('for whoever was shut out since, nothing is done any more', async () => {
  const id = await world.order({ noun: 'people', file: KIM });
  const operator = testOperator(db, { tenantId: NORTH.id, now: NOON });
  await operator.run('clients revoke', { clientId: world.clientId });
  const byAda = await world.order({ noun: 'people', file: KIM, by: { userId: ADA.id, clientId: null } });
  while (await world.work());
  expect((await world.find(id))?.refusal?.message).toBe(
    'The program that ordered it may not do it any more.',
  );
  expect((await world.find(byAda))?.refusal?.message).toBe('Whoever ordered it may not do it any more.');
  expect(await find('kim@people.test')).toBeNull();
});

test('an order whose file was lost says so, and one that was removed is nobody’s', async () => {
  const id = await world.order({ noun: 'people', file: KIM });
  await db.query(sql`update import_orders set file_id = ${randomUUID()}`);
  await world.work();
  expect((await world.find(id))?.refusal?.message).toMatch(/^Its file is not there any more/);
  await world.order({ noun: 'people', file: KIM });
  await db.query(sql`delete from import_orders where finished is null`);
  await world.work();
  expect(await jobs()).toBe(0);
});

test('of one tenant only so many wait at once', async () => {
  for (let count = 0; count < 100; count += 1) await world.order({ noun: 'people', file: KIM });
  await expect(world.order({ noun: 'people', file: KIM })).rejects.toThrow('100 imports are waiting already');
});
