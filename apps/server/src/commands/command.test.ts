import { randomUUID } from 'node:crypto';
import { id, instant } from '@lantern/contract/call';
import { defineCommand } from '@lantern/contract/command';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { sql } from '../db/sql';
import { raiseTenantWall } from '../db/tenant-wall';
import { createRequestContext } from '../http/request-context';
import { REQUEST_MS } from '../http/limits';
import { createServe } from '../http/serve';
import { createTenantOfHost } from '../http/tenant-of-host';
import { openTestApp, SESSION_LIMITS, type TestApp } from '../../testing/test-app';
import { ADA, BEN, NORTH, SOUTH } from '../../testing/test-tenants';
import { command, type CommandHandler } from './command';

const PATH = '/api/test/v1/shelve-books';
const shelveBook = defineCommand({
  kind: 'shelve-books',
  path: PATH,
  summary: 'Puts a book on the shelf.',
  body: z.strictObject({ id, title: z.string(), tags: z.optional(z.record(z.string(), z.string())) }),
  response: z.object({ bookId: id, shelved: instant }),
});
const burnBook = defineCommand({ ...shelveBook, kind: 'burn-books', path: '/api/test/v1/burn-books' });

let server: TestApp;
let ada: string;
/** Set by a test that wants the next work to fail. */
let fault: Error | null = null;

type Shelve = CommandHandler<typeof shelveBook>;

const handleShelveBook = async (
  ...[{ body }, { db, tenant, now }]: Parameters<Shelve>
): ReturnType<Shelve> => {
  await db.query(sql`insert into shelf (tenant_id, title) values (${tenant.id}, ${body.title})`);
  if (fault) throw fault;
  if (body.title === 'Trash') return { kind: 'failed', errors: { title: ['Not on my shelf.'] } };
  const bookId = randomUUID();
  return { kind: 'completed', entityId: bookId, outcome: { bookId, shelved: now } };
};

beforeAll(async () => {
  server = await openTestApp();
  await server.db.execute(`create table shelf (tenant_id uuid, title text);
    alter table shelf enable row level security;
    create policy tenant_wall on shelf using (tenant_id = current_setting('lantern.tenant')::uuid)`);
  await raiseTenantWall(server.db);
  const { app, db, files, clock } = server;
  const contextOf = createRequestContext({
    db,
    files,
    clock: () => clock.now,
    session: SESSION_LIMITS,
    tenantOfHost: createTenantOfHost(db, () => clock.now),
    fragments: {},
    scanner: null,
    publicUrl: null,
  });
  const { serve } = createServe(app, contextOf, { idleMs: REQUEST_MS, runApart: null });
  serve(command(shelveBook, handleShelveBook));
  serve(command(burnBook, handleShelveBook));
});
afterAll(async () => {
  await server.db.execute('drop table shelf');
  await server.close();
});
beforeEach(async () => {
  fault = null;
  // Each test in a minute of its own: none is told to slow down for what another did.
  server.clock.now = new Date(server.clock.now.getTime() + 60_000);
  ada = await server.signIn(ADA);
  await server.db.query(sql`delete from shelf`);
});

const books = async () =>
  (await server.db.query<{ title: string }>(sql`select title from shelf`)).map(({ title }) => title);

function send(body: unknown, { session = ada, prefer = 'respond-sync', path = PATH, tenant = NORTH } = {}) {
  return server.ask(path, { method: 'POST', session, tenant, body, headers: { prefer } });
}

test('respond-sync answers 200 with the outcome', async () => {
  const { status, json, headers } = await send({ id: randomUUID(), title: 'Logic' });
  expect(status).toBe(200);
  expect(json).toEqual({ bookId: expect.any(String), shelved: server.clock.now.toISOString() });
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'preference-applied': 'respond-sync' });
});

test.each(['respond-async', ''])(
  '[7.32] Prefer "%s" answers 202 with the address of the result',
  async (prefer) => {
    const command = { id: randomUUID(), title: 'Logic' };
    const { status, json, headers } = await send(command, { prefer });
    expect({ status, json, location: headers['location'] }).toEqual({
      status: 202,
      json: { id: command.id },
      location: `${PATH}/${command.id}`,
    });
    expect(headers['preference-applied']).toBe(prefer || undefined);
    const result = await server.ask(`${PATH}/${command.id}`, { session: ada });
    expect(result.status).toBe(200);
    expect(result.headers['cache-control']).toBe('no-store');
    expect(result.json).toEqual({
      id: command.id,
      completed: true,
      result: 1,
      entityId: expect.stringMatching(/^[\da-f-]{36}$/),
      errors: {},
    });
  },
);

describe('the same id', () => {
  test('with the same body answers the first outcome again and does nothing twice', async () => {
    const command = { id: randomUUID(), title: 'Logic' };
    const first = await send(command);
    server.clock.now = new Date(server.clock.now.getTime() + 1000);
    const again = await send(command);
    expect({ status: again.status, json: again.json }).toEqual({ status: 200, json: first.json });
    expect((await send(command, { prefer: 'respond-async' })).status).toBe(202);
    expect(await books()).toEqual(['Logic']);
  });

  test('is the same body in whatever order its fields are written', async () => {
    const command = { id: randomUUID(), title: 'Logic', tags: { a: '1', b: '2' } };
    const first = await send(command);
    const again = await send({ tags: { b: '2', a: '1' }, title: 'Logic', id: command.id });
    expect(again.json).toEqual(first.json);
  });

  test('sent twenty times at once does its work once', async () => {
    const command = { id: randomUUID(), title: 'Logic' };
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(command)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ json }) => json['bookId'])).size).toBe(1);
    expect(await books()).toEqual(['Logic']);
  });

  test('sent at once with different bodies is accepted for one of them', async () => {
    const commandId = randomUUID();
    const titles = Array.from({ length: 10 }, (_, index) => `Volume ${index}`);
    const answers = await Promise.all(titles.map((title) => send({ id: commandId, title })));
    expect(answers.map(({ status }) => String(status)).sort()).toEqual([
      '200',
      ...Array.from({ length: 9 }, () => '422'),
    ]);
    expect(await books()).toHaveLength(1);
  });

  test('with another body is a 422, and nothing happens', async () => {
    const commandId = randomUUID();
    await send({ id: commandId, title: 'Logic' });
    const { status, json } = await send({ id: commandId, title: 'Optics' });
    expect({ status, code: json['code'] }).toEqual({ status: 422, code: 'idReused' });
    expect(await books()).toEqual(['Logic']);
  });

  test('is another command where the kind, the person or the tenant is another', async () => {
    const command = { id: randomUUID(), title: 'Logic' };
    await send(command);
    await send({ ...command, title: 'Optics' }, { path: burnBook.path });
    await send({ ...command, title: 'Algebra' }, { session: await server.signIn(BEN) });
    await send({ ...command, title: 'Ethics' }, { session: await server.signIn(ADA, SOUTH), tenant: SOUTH });
    expect((await books()).sort()).toEqual(['Algebra', 'Ethics', 'Logic', 'Optics']);
  });
});

describe('a refusal', () => {
  test('[8.2] is a 400 with its messages by field, undoes what was begun, and is answered again', async () => {
    const command = { id: randomUUID(), title: 'Trash' };
    for (let time = 0; time < 2; time += 1) {
      const { status, json } = await send(command);
      expect({ status, code: json['code'], errors: json['errors'] }).toEqual({
        status: 400,
        code: 'commandFailed',
        errors: { title: ['Not on my shelf.'] },
      });
    }
    expect(await books()).toEqual([]);
    expect((await send({ ...command, title: 'Logic' })).status).toBe(422);
  });

  test('[4.6] is a failed result for who did not wait', async () => {
    const command = { id: randomUUID(), title: 'Trash' };
    expect((await send(command, { prefer: 'respond-async' })).status).toBe(202);
    expect((await server.ask(`${PATH}/${command.id}`, { session: ada })).json).toEqual({
      id: command.id,
      completed: true,
      result: 2,
      entityId: null,
      errors: { title: ['Not on my shelf.'] },
    });
  });

  test('sent twenty times at once is one refusal', async () => {
    const command = { id: randomUUID(), title: 'Trash' };
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(command)));
    expect(new Set(answers.map(({ status, json }) => `${status} ${String(json['code'])}`))).toEqual(
      new Set(['400 commandFailed']),
    );
  });
});

test('what could not be read is not remembered: the same id can still be used', async () => {
  const commandId = randomUUID();
  const { status, json } = await send({ id: commandId, title: 7 });
  expect({ status, code: json['code'] }).toEqual({ status: 400, code: 'invalidRequest' });
  expect((await server.ask(`${PATH}/${commandId}`, { session: ada })).status).toBe(404);
  expect((await send({ id: commandId, title: 'Logic' })).status).toBe(200);
});

test('a fault of ours leaves nothing behind and is not remembered: a retry succeeds', async () => {
  const command = { id: randomUUID(), title: 'Logic' };
  fault = new Error('the shelf is on fire');
  const { status, text } = await send(command);
  expect(status).toBe(500);
  expect(text).not.toContain('fire');
  expect(await books()).toEqual([]);
  fault = null;
  expect((await send(command)).status).toBe(200);
  expect(await books()).toEqual(['Logic']);
});

describe('the result of a command', () => {
  test.each([
    ['of somebody else', () => server.signIn(BEN), NORTH],
    ['of the same person in another tenant', () => server.signIn(ADA, SOUTH), SOUTH],
  ])('%s is not there', async (_name, signIn, tenant) => {
    const command = { id: randomUUID(), title: 'Logic' };
    await send(command);
    const answer = await server.ask(`${PATH}/${command.id}`, { session: await signIn(), tenant });
    expect(answer.status).toBe(404);
    expect(answer.json['errors']).toEqual({});
  });

  test.each([[randomUUID()], ['not-an-id'], ['%00']])('%s is not there', async (commandId) => {
    expect((await server.ask(`${PATH}/${commandId}`, { session: ada })).status).toBe(404);
  });

  test('is nobody’s who is not signed in', async () => {
    expect((await server.ask(`${PATH}/${randomUUID()}`)).status).toBe(401);
  });
});

test('nobody who is not signed in commands anything', async () => {
  const { status } = await server.ask(PATH, { method: 'POST', body: { id: randomUUID(), title: 'Logic' } });
  expect(status).toBe(401);
  expect(await books()).toEqual([]);
});

test('the sixty-first command of a person within a minute waits, everybody else goes on', async () => {
  const statuses: number[] = [];
  for (let count = 0; count < 60; count += 1)
    statuses.push((await send({ id: randomUUID(), title: 7 })).status);
  expect(new Set(statuses)).toEqual(new Set([400]));
  const { status, headers, json } = await send({ id: randomUUID(), title: 'Logic' });
  expect({ status, code: json['code'], retryAfter: headers['retry-after'] }).toEqual({
    status: 429,
    code: 'tooManyRequests',
    retryAfter: '60',
  });
  expect(
    (await send({ id: randomUUID(), title: 'Optics' }, { session: await server.signIn(BEN) })).status,
  ).toBe(200);
  server.clock.now = new Date(server.clock.now.getTime() + 60_000);
  expect((await send({ id: randomUUID(), title: 'Logic' })).status).toBe(200);
});
