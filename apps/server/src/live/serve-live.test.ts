import { randomUUID } from 'node:crypto';
import { LIVE_PATH } from '@lantern/contract/live/live-stream';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openLearner } from '../../testing/attempts/learner';
import { insertTestCourse } from '../../testing/attempts/test-course';
import { type ListenOptions, type LiveListener, listenLive } from '../../testing/live/live-listener';
import { openTestApp, SESSION_LIMITS, type TestApp } from '../../testing/test-app';
import { ADA, BEN, NORTH, SOUTH, type TestPerson, type TestTenant } from '../../testing/test-tenants';
import { sql } from '../db/sql';
import { hashOf } from '../http/random-secret';
import { deleteChangesBefore, noteSharedChange, numberChanges } from '../store/live/live-changes';
import { deleteSession } from '../store/people/sessions';
import { setSuspended } from '../store/people/suspension';
import { insertUser } from '../store/people/users';
import { LONGEST_SINCE_MS, MOST_STREAMS_A_PERSON, SESSIONS_CHECKED_MS, SINCE_MARGIN_MS } from './limits';

let server: TestApp;
let port: number;
let listeners: LiveListener[];

beforeEach(async () => {
  listeners = [];
  server = await openTestApp();
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  port = Number(new URL(server.app.listeningOrigin).port);
});
afterEach(async () => {
  vi.useRealTimers();
  for (const listener of listeners) listener.leave();
  await server.close();
});

type Who = { person?: TestPerson; tenant?: TestTenant; session?: string } & Partial<ListenOptions>;

/** A stream that is open: what happens from now on is heard. */
async function listen({ person = ADA, tenant = NORTH, session, ...more }: Who = {}): Promise<LiveListener> {
  const own = session ?? (await server.signIn(person, tenant));
  const listener = await listenLive({ port, host: tenant.host, session: own, ...more });
  listeners.push(listener);
  if (listener.status === 200) await listener.next('hello');
  return listener;
}

async function startOne(person = ADA, tenant = NORTH): Promise<void> {
  const learner = await openLearner(server, person, tenant);
  const { aggregateId } = await insertTestCourse(server.db, { userId: person.id, tenantId: tenant.id });
  await learner.start(aggregateId);
}

test('[4.3] an attempt that begins is told to every browser of its person, and to nobody else', async () => {
  const [one, other] = [await listen(), await listen()];
  const [ben, neighbour] = [await listen({ person: BEN }), await listen({ tenant: SOUTH })];
  await startOne();
  for (const listener of [one, other])
    expect(await listener.next('changed')).toEqual({
      event: 'changed',
      data: { topic: 'attempts' },
      id: expect.any(Number),
    });
  await startOne(BEN);
  await startOne(ADA, SOUTH);
  await Promise.all([ben.next('changed'), neighbour.next('changed')]);
  expect([one, other, ben, neighbour].map((listener) => listener.topics())).toEqual([
    ['attempts'],
    ['attempts'],
    ['attempts'],
    ['attempts'],
  ]);
});

test('what a course shares is told to whoever is enrolled in it', async () => {
  const { objectiveId } = await insertTestCourse(server.db);
  const [ada, ben] = [await listen(), await listen({ person: BEN })];
  await server.db.transaction((tx) => noteSharedChange(tx, NORTH.id, `course:${objectiveId}`));
  await startOne(BEN);
  await ben.next('changed');
  expect((await ada.next('changed')).data).toEqual({ topic: `course:${objectiveId}` });
  expect(ben.topics()).toEqual(['attempts']);
});

test('what is rolled back is told to nobody', async () => {
  const listener = await listen();
  const undone = server.db.forTenant(NORTH.id).transaction(async (tx) => {
    await noteSharedChange(tx, NORTH.id, 'tenant');
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  await startOne();
  await listener.next('changed');
  expect(listener.topics()).toEqual(['attempts']);
});

test('a stream that was cut goes on where it was: what was missed is told once', async () => {
  const first = await listen();
  await startOne();
  const { id } = await first.next('changed');
  first.leave();
  await noteSharedChange(server.db, NORTH.id, 'tenant');
  await noteSharedChange(server.db, NORTH.id, `course:${randomUUID()}`);
  await numberChanges(server.db);
  const resumed = await listen({ after: Number(id) });
  expect(resumed.topics()).toEqual(['tenant']);
  expect(resumed.heard.map(({ event }) => event)).toEqual(['changed', 'hello']);
  const again = await listen({ after: 0, headers: { 'last-event-id': String(resumed.heard.at(-1)?.id) } });
  expect(again.topics()).toEqual([]);
});

test.each([
  ['older than what is kept', 1],
  ['of another life of the database', 999_999],
])('a number that is %s means: ask for all', async (_name, after) => {
  for (let time = 0; time < 4; time += 1) await noteSharedChange(server.db, NORTH.id, 'tenant');
  await numberChanges(server.db);
  await deleteChangesBefore(server.db, new Date(Date.now() + 3_600_000), 100);
  const listener = await listen({ after });
  expect(listener.heard.map(({ event }) => event)).toEqual(['reset', 'hello']);
  expect(listener.heard.map(({ id }) => id)).toEqual([4, 4]);
});

test('a first stream begins when its page was made: what has changed meanwhile is told', async () => {
  await noteSharedChange(server.db, NORTH.id, `course:${randomUUID()}`);
  await startOne();
  await numberChanges(server.db);
  const made = await server.db.query<{ at: Date }>(sql`select max(made) as at from live_changes`);
  const since = new Date((made[0]?.at.getTime() ?? 0) + SINCE_MARGIN_MS);
  expect((await listen({ since })).topics()).toEqual(['attempts']);
  expect((await listen({ since: new Date(since.getTime() + 1) })).topics()).toEqual([]);
  expect((await listen()).topics()).toEqual([]);
});

test('a page whose first stream comes very late asks for all', async () => {
  const since = (ms: number) => new Date(server.clock.now.getTime() - ms);
  const events = async (ms: number) => (await listen({ since: since(ms) })).heard.map(({ event }) => event);
  expect(await events(LONGEST_SINCE_MS)).toEqual(['hello']);
  expect(await events(LONGEST_SINCE_MS + 1)).toEqual(['reset', 'hello']);
});

test('it says what proxies need to hear', async () => {
  const { headers } = await listen();
  expect(headers).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
    'x-content-type-options': 'nosniff',
  });
  expect(headers['content-encoding']).toBeUndefined();
});

test('who signs out hears so at once; other browsers of theirs do not', async () => {
  const [leaving, staying] = [await server.signIn(), await server.signIn()];
  const [gone, stays] = [await listen({ session: leaving }), await listen({ session: staying })];
  const headers = {
    'sec-fetch-site': 'same-origin',
    'sec-fetch-mode': 'navigate',
    'sec-fetch-dest': 'document',
  };
  expect((await server.ask('/oidc/logout', { session: leaving, headers })).status).toBe(303);
  await gone.next('signed-out');
  await gone.ended;
  await startOne();
  await stays.next('changed');
  expect(stays.heard.map(({ event }) => event)).toEqual(['hello', 'changed']);
});

test('who is suspended hears no more', async () => {
  const listener = await listen();
  await server.db.transaction((tx) =>
    setSuspended(tx, NORTH.id, { userId: ADA.id, since: server.clock.now }),
  );
  // Written past this server's own requests: the poll finds it.
  await listener.next('signed-out');
  await listener.ended;
});

test.each([
  ['has passed its end', SESSION_LIMITS.absoluteMs],
  ['lay idle for too long, the stream being no use of it', SESSION_LIMITS.idleMs],
])('a session that %s ends the stream within a minute', async (_name, ms) => {
  vi.useFakeTimers({ toFake: ['setInterval'] });
  const listener = await listen();
  server.clock.now = new Date(server.clock.now.getTime() + ms);
  vi.advanceTimersByTime(SESSIONS_CHECKED_MS);
  await listener.next('signed-out');
});

test('it beats, so that nobody takes it for dead', async () => {
  vi.useFakeTimers({ toFake: ['setInterval'] });
  const listener = await listen();
  vi.advanceTimersByTime(15_000);
  expect((await listener.next('beat')).id).toBeNull();
});

test('a server that stops sends everybody elsewhere, and does not wait for them', async () => {
  const many = await Promise.all(Array.from({ length: 10 }, () => listen()));
  await server.app.close();
  for (const listener of many) {
    const { data } = await listener.next('moved');
    expect(data['pauseMs']).toBeGreaterThanOrEqual(500);
    expect(data['pauseMs']).toBeLessThanOrEqual(5000);
    await listener.ended;
  }
});

test('one person has so many streams and no more; another has room', async () => {
  const session = await server.signIn();
  for (let count = 0; count < MOST_STREAMS_A_PERSON; count += 1) await listen({ session });
  expect((await listen({ session })).status).toBe(429);
  expect((await listen({ person: BEN })).status).toBe(200);
  listeners[0]?.leave();
  await vi.waitFor(async () => expect((await listen({ session })).status).toBe(200));
});

test('[4.33] it is for whoever is signed in here, with or without the right to learn', async () => {
  const person = { id: randomUUID(), email: 'pat@people.test', firstName: 'Pat', locale: null };
  const without = { lastName: 'north', timezone: null, roles: [], licences: [] };
  await insertUser(server.db, NORTH.id, { ...person, ...without });
  expect((await listen({ person })).status).toBe(200);
  const ofAnother = await server.signIn(ADA, SOUTH);
  expect((await server.ask(LIVE_PATH, { session: ofAnother })).json['code']).toBe('notAuthenticated');
  expect((await server.ask(LIVE_PATH)).json['code']).toBe('notAuthenticated');
  const shutOut = await server.signIn(BEN);
  await setSuspended(server.db, NORTH.id, { userId: BEN.id, since: server.clock.now });
  expect((await server.ask(LIVE_PATH, { session: shutOut })).json['code']).toBe('suspended');
  const ended = await server.signIn();
  await deleteSession(server.db, NORTH.id, hashOf(ended));
  expect((await server.ask(LIVE_PATH, { session: ended })).json['code']).toBe('notAuthenticated');
});

test.each([
  'after=x',
  'since=yesterday',
  'after=-1',
  'after=1&after=2',
  'after=1e3',
  'topic=tenant',
  `after=${'9'.repeat(16)}`,
])('an address with %s is refused', async (query) => {
  const session = await server.signIn();
  const { status, json } = await server.ask(`${LIVE_PATH}?${query}`, { session });
  expect([status, json['code']]).toEqual([400, 'invalidRequest']);
});
