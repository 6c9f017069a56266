import { randomUUID } from 'node:crypto';
import { type Call, fillPath } from '@lantern/contract/call';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openGrader } from '../testing/attempts/grader';
import { openLearner } from '../testing/attempts/learner';
import { insertTestCourse } from '../testing/attempts/test-course';
import { joinSql, sql, trusted } from './db/sql';
import { registeredCalls } from '../testing/registered-calls';
import { sampleBody } from '../testing/sample-body';
import { openTestApp, type TestApp } from '../testing/test-app';
import { ADA, BEN, NORTH, SOUTH, type TestPerson } from '../testing/test-tenants';

const CALLS = registeredCalls().map((call): [string, Call] => [`${call.method} ${call.path}`, call]);
const SIGNED_IN = CALLS.filter(([, { audience }]) => audience !== 'public');
const SOME_ID = randomUUID();
const WITH_IDS = SIGNED_IN.filter(
  ([, call]) => call.params || JSON.stringify(sampleBody(call, SOME_ID))?.includes(SOME_ID),
);

let server: TestApp;
let grader: TestPerson;
let southernIds: string[];
let southernTables: string[];
let before: unknown;

beforeAll(async () => {
  server = await openTestApp();
  grader = (await openGrader(server)).person;
  await liveInTheSouth();
  southernIds = await idsOfSouth();
  southernTables = [...new Set((await columns('uuid')).map(({ table }) => table))].filter(
    (table) => table !== 'sessions',
  );
  before = await allOfSouth();
});
afterAll(() => server.close());
beforeEach(() => {
  server.clock.now = new Date(server.clock.now.getTime() + 60_000);
});

/** The southern Ada, of the same id and address as the northern, with a course under way, one finished, and events. */
async function liveInTheSouth(): Promise<void> {
  const { db } = server;
  const ada = await openLearner(server, ADA, SOUTH);
  const southern = {
    tenantId: SOUTH.id,
    parts: [{ name: 'Southern film', type: 'video' as const, duration: 60 }],
  };
  const open = await insertTestCourse(db, { ...southern, course: { name: 'Southern stars', isOpen: true } });
  const done = await insertTestCourse(db, { ...southern, course: { name: 'Southern winds' } });
  await insertTestCourse(db, { ...southern, userId: BEN.id, course: { name: 'Southern seas' } });
  const [attempt, finished] = [await ada.start(open.aggregateId), await ada.start(done.aggregateId)];
  await ada.startActivities(attempt, [open.part('1')]);
  await ada.submit(finished);
  const body = sampleBody(CALLS.find(([name]) => name === 'POST /api/events')?.[1] as Call, randomUUID()); // registered
  const session = await server.signIn(ADA, SOUTH);
  await server.ask('/api/events', { method: 'POST', body, session, tenant: SOUTH });
}

type Column = { table: string; column: string };

async function columns(type: string): Promise<Column[]> {
  return server.db.query<Column>(
    sql`select c.table_name as "table", c.column_name as "column"
          from information_schema.columns c
          join information_schema.columns t on t.table_schema = c.table_schema and t.table_name = c.table_name
         where c.table_schema = 'public' and t.column_name = 'tenant_id' and c.data_type = ${type}
         order by 1, 2`,
  );
}

/** Every id in every table of the south, but those of people, who are the same in the north. */
async function idsOfSouth(): Promise<string[]> {
  const ids = new Set<string>();
  for (const { table, column } of await columns('uuid')) {
    if (column === 'tenant_id') continue;
    const rows = await server.db.query<{ id: string | null }>(
      sql`select distinct ${trusted(column)} as id from ${trusted(table)} where tenant_id = ${SOUTH.id}`,
    );
    for (const { id } of rows) if (id) ids.add(id);
  }
  for (const { id } of [ADA, BEN]) ids.delete(id);
  return [...ids];
}

/** In one statement, since it is asked after every call. */
async function allOfSouth(): Promise<unknown> {
  const rows = southernTables.map(
    (table) =>
      sql`select ${table}::text as "table", to_jsonb(t) as row from ${trusted(table)} t where tenant_id = ${SOUTH.id}`,
  );
  return server.db.query(sql`${joinSql(rows, ' union all ')} order by 1, 2`);
}

const addressOf = (call: Call, id: string) =>
  fillPath(call.path, Object.fromEntries(Object.keys(call.params?.shape ?? {}).map((name) => [name, id])));

/** Asks a call with everything in it that could be an id being the given one. */
function ask(call: Call, { id, ...question }: { id: string; session?: string; tenant?: typeof NORTH }) {
  const isDomainCall = Object.keys(call.query?.shape ?? {}).includes('domain');
  return server.ask(`${addressOf(call, id)}${isDomainCall ? `?domain=${NORTH.host}` : ''}`, {
    ...question,
    method: call.method,
    headers: { prefer: 'respond-sync', ...(call.takes && { 'content-type': call.takes }) },
    ...(call.body && { body: sampleBody(call, id) }),
  });
}

/** As a northerner who may ask. */
const signInFor = ({ audience }: Call) => server.signIn(audience === 'grader' ? grader : ADA);

test('there is something in the south to be found', () => {
  expect(southernIds.length).toBeGreaterThan(15);
});

describe.each(SIGNED_IN)('%s', (_name, call) => {
  test('answers nobody without a session of this tenant', async () => {
    const id = randomUUID();
    expect((await ask(call, { id })).status).toBe(401);
    expect((await ask(call, { id, session: await server.signIn(ADA, SOUTH) })).status).toBe(401);
    expect((await ask(call, { id, session: await server.signIn(ADA, NORTH), tenant: SOUTH })).status).toBe(
      401,
    );
  });
});

describe.each(CALLS)('%s', (_name, call) => {
  test('tells a northerner nothing of the south', async () => {
    const answer = await ask(call, { id: randomUUID(), session: await signInFor(call) });
    expect(answer.text).not.toMatch(/south/i);
    expect(southernIds.filter((id) => answer.text.includes(id))).toEqual([]);
  });
});

/** Under an id of the south, which the north has not, files are taken too: put-attachment.test.ts walks that. */
const isOfOne = ([name, { takes }]: [string, Call]) => name !== 'POST /api/events' && !takes;

/** What has gone by now is read as well: an id that is nobody's is none to complain about. */
const OF_MANY = 'PUT /api/lms/v1/users/me/notifications/read';
/** Its parameter is a word. */
const WITHOUT_ID = 'PUT /api/lms/v1/users/me/notification-preferences/:kind';
const namesOne = ([name]: [string, Call]) => name !== OF_MANY && name !== WITHOUT_ID;

test('a northerner who marks ids of the south as read changes nothing there', async () => {
  const [, call] = CALLS.find(([name]) => name === OF_MANY) ?? [];
  if (!call) throw new Error('The call is gone');
  const session = await signInFor(call);
  const unknown = await ask(call, { id: randomUUID(), session });
  for (const id of southernIds)
    expect({ id, text: (await ask(call, { id, session })).text }).toEqual({ id, text: unknown.text });
  expect(await allOfSouth()).toEqual(before);
});

describe.each(WITH_IDS.filter(isOfOne).filter(namesOne))('%s', (_name, call) => {
  test('answers to an id of the south as to one that does not exist, and changes nothing there', async () => {
    const nowhere = randomUUID();
    const session = await signInFor(call);
    const unknown = await ask(call, { id: nowhere, session });
    expect(['notFound', 'commandFailed']).toContain(unknown.json['code']);
    for (const id of southernIds) {
      // Time passes, so that nobody is told to slow down.
      server.clock.now = new Date(server.clock.now.getTime() + 2000);
      const answer = await ask(call, { id, session });
      expect({ id, status: answer.status, errors: answer.json['errors'] }).toEqual({
        id,
        status: unknown.status,
        errors: unknown.json['errors'],
      });
    }
    expect(await allOfSouth()).toEqual(before);
  });
});
