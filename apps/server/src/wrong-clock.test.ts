import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { buildApp } from './app';
import { learnerOf } from '../testing/attempts/learner';
import { insertTestCourse } from '../testing/attempts/test-course';
import { type DatabaseClock, openDatabaseClock } from './db/database-clock';
import { sql } from './db/sql';
import { openTestApp, SESSION_LIMITS, type TestApp } from '../testing/test-app';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

type Server = { server: TestApp; clock: DatabaseClock };

let right: Server;
const opened: Server[] = [];

beforeAll(async () => {
  let clock: DatabaseClock | null = null;
  const server = await openTestApp({ logger: false, clock: () => clock?.now() ?? new Date() });
  clock = await openDatabaseClock(server.db);
  right = { server, clock };
});
afterEach(async () => {
  vi.useRealTimers();
  for (const { server, clock } of opened.splice(0)) {
    clock.stop();
    await server.app.close();
  }
});
afterAll(async () => {
  right.clock.stop();
  await right.server.close();
});

/** A second server on the same database, whose machine has both its timer and its date wrong. */
async function wrongServer(offMs: number): Promise<Server> {
  const { db, files } = right.server;
  const clock = await openDatabaseClock(db, () => performance.now() + offMs);
  const app = await buildApp({
    db,
    files,
    clock: clock.now,
    session: SESSION_LIMITS,
    trustProxy: { kind: 'none' },
    logger: false,
    portal: null,
  });
  const ask: TestApp['ask'] = async (url, { headers = {}, session, method = 'GET', body } = {}) => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + offMs });
    const answer = await app.inject({
      url,
      method,
      headers: {
        host: 'north.test:8080',
        cookie: `sid=${session}`,
        'x-requested-with': 'XMLHttpRequest',
        'sec-fetch-site': 'same-origin',
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { payload: JSON.stringify(body) }),
    });
    vi.useRealTimers();
    return { status: answer.statusCode, headers: answer.headers, text: answer.body, json: answer.json() };
  };
  const server = { server: { ...right.server, app, ask }, clock };
  opened.push(server);
  return server;
}

/** A session as the server itself would open it. */
async function sessionBy({ server, clock }: Server): Promise<string> {
  right.server.clock.now = clock.now();
  return server.signIn();
}

const asMs = (value: unknown) => new Date(String(value)).getTime();

for (const [name, offMs] of [
  ['a day ahead', DAY_MS],
  ['a day behind', -DAY_MS],
] as const) {
  test(`a server whose clock is ${name} signs nobody out, nor do the others whom it signed in`, async () => {
    const wrong = await wrongServer(offMs);
    const [here, there] = [await sessionBy(right), await sessionBy(wrong)];
    for (const session of [here, there]) {
      for (const { server } of [right, wrong]) {
        expect((await server.ask('/api/platform/v1/users/me', { session })).status).toBe(200);
      }
    }
  });

  test(`[3.5] an attempt ends after it began where one of its servers is ${name}`, async () => {
    const wrong = await wrongServer(offMs);
    const session = await sessionBy(right);
    for (const [first, second] of [
      [right, wrong],
      [wrong, right],
    ] as const) {
      const { aggregateId } = await insertTestCourse(right.server.db);
      const id = await learnerOf(first.server, session).start(aggregateId);
      expect((await learnerOf(second.server, session).submit(id)).status).toBe(200);
      const { json } = await learnerOf(right.server, session).get(`/objective-workflows/${id}`);
      const times = ['started', 'submitted', 'finished'].map((field) => asMs(json[field]));
      expect(times).toEqual(times.toSorted((a, b) => a - b));
      expect(Math.abs(Date.now() - (times[0] ?? 0))).toBeLessThan(HOUR_MS);
    }
    const apart = await right.server.db.query<{ hours: number }>(
      sql`select abs(extract(epoch from clock_timestamp() - created)) / 3600 as hours from commands`,
    );
    expect(apart.length).toBeGreaterThanOrEqual(4);
    for (const { hours } of apart) expect(hours).toBeLessThan(1);
  });
}
