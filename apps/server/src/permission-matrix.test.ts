import { randomUUID } from 'node:crypto';
import type { Call } from '@lantern/contract/call';
import { LIVE_PATH } from '@lantern/contract/live/live-stream';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openLearner } from '../testing/attempts/learner';
import { insertTestCourse } from '../testing/attempts/test-course';
import { OPERATION_CALLS } from './calls/operations/operation-calls';
import { sql } from './db/sql';
import { setSuspended } from './store/people/suspension';
import { insertUser } from './store/people/users';
import { registeredCalls } from '../testing/registered-calls';
import { RIGHTS, type Right } from '../testing/rights-data';
import { routesOf } from '../testing/routes-of';
import { sampleBody } from '../testing/sample-body';
import { type Asked, openTestApp, type TestApp } from '../testing/test-app';
import { ADA, NORTH, SOUTH, type TestPerson } from '../testing/test-tenants';

const PEOPLE = [
  'visitor',
  'learner',
  'neighbour',
  'withoutLicence',
  'withoutRole',
  'suspended',
  'administrator',
  'instructor',
] as const;
type Who = (typeof PEOPLE)[number];

const SIGNED_IN: Record<Who, string> = {
  ...everybody('answer'),
  visitor: 'notAuthenticated',
  neighbour: 'notAuthenticated',
  suspended: 'suspended',
};

/** What each gets: `answer` is whatever the address has for them, be it that there is no such thing. */
const EXPECTED: Record<Right, Record<Who, string>> = {
  public: everybody('answer'),
  signedIn: SIGNED_IN,
  course: SIGNED_IN,
  learner: {
    ...everybody('answer'),
    visitor: 'notAuthenticated',
    neighbour: 'notAuthenticated',
    withoutLicence: 'notLicensed',
    withoutRole: 'notPermitted',
    suspended: 'suspended',
  },
  discussion: {
    ...everybody('answer'),
    visitor: 'notAuthenticated',
    neighbour: 'notAuthenticated',
    withoutLicence: 'notLicensed',
    withoutRole: 'notPermitted',
    suspended: 'suspended',
  },
  grader: {
    ...everybody('forbidden'),
    visitor: 'notAuthenticated',
    neighbour: 'notAuthenticated',
    suspended: 'suspended',
    instructor: 'answer',
  },
  operator: {
    ...everybody('forbidden'),
    visitor: 'notAuthenticated',
    neighbour: 'notAuthenticated',
    suspended: 'suspended',
    administrator: 'answer',
  },
  signedAddress: {
    ...everybody('answer'),
    withoutLicence: 'notLicensed',
    withoutRole: 'notPermitted',
    suspended: 'suspended',
  },
  tool: everybody('refused as no tool'),
};

const CALLS = new Map(registeredCalls().map((call) => [plainRoute(`${call.method} ${call.path}`), call]));
/** What is sent to operations that take a file. */
const FILE_TYPES = new Map(
  [...OPERATION_CALLS.map(({ contract }) => contract), ...CALLS.values()].map(({ method, path, takes }) => [
    plainRoute(`${method} ${path}`),
    takes,
  ]),
);
const STREAM = `GET ${LIVE_PATH}`;
const LISTED = Object.values(RIGHTS).flat();

let server: TestApp;
let sessions: Record<Who, string | null>;
let adasIds: string[];

beforeAll(async () => {
  const portal = {
    load: () => Promise.resolve(() => Promise.resolve(new Response('<p>A page</p>'))),
    headOf: () => '',
    locales: async () => ['en-US', 'ar'],
    transform: null,
  };
  server = await openTestApp({ portal });
  const signIn = async (differs: Partial<Parameters<typeof insertUser>[2]>) =>
    server.signIn(await insertPerson(differs));
  const shutOut = await insertPerson({ firstName: 'Sven' });
  sessions = {
    visitor: null,
    learner: await server.signIn(),
    neighbour: await server.signIn(ADA, SOUTH),
    withoutLicence: await signIn({ licences: ['Platform.Research'] }),
    withoutRole: await signIn({ roles: [] }),
    suspended: await server.signIn(shutOut),
    administrator: await signIn({ roles: ['Administrator', 'Learner'] }),
    instructor: await signIn({ roles: ['Instructor', 'Learner'] }),
  };
  await setSuspended(server.db, NORTH.id, { userId: shutOut.id, since: server.clock.now });
  adasIds = await liveAsAda();
});
afterAll(() => server.close());
beforeEach(() => {
  // Time passes, so that nobody is told to slow down.
  server.clock.now = new Date(server.clock.now.getTime() + 60_000);
});

async function insertPerson(differs: Partial<Parameters<typeof insertUser>[2]>): Promise<TestPerson> {
  const id = randomUUID();
  const person = { id, email: `${id}@people.test`, firstName: 'Pat', locale: null };
  await insertUser(server.db, NORTH.id, {
    ...person,
    lastName: 'north',
    timezone: null,
    roles: ['Learner'],
    licences: ['Lms.Learning'],
    ...differs,
  });
  return person;
}

/** A course under way and one finished, Ada's own; answers every id in them. */
async function liveAsAda(): Promise<string[]> {
  const ada = await openLearner(server);
  const parts = [{ name: 'Film', type: 'video' as const, duration: 60 }];
  const under = await insertTestCourse(server.db, { parts });
  const over = await insertTestCourse(server.db, { parts });
  const [attempt, finished] = [await ada.start(under.aggregateId), await ada.start(over.aggregateId)];
  await ada.startActivities(attempt, [under.part('1')]);
  await ada.submit(finished);
  const rows = await server.db.query<{ id: string }>(
    sql`select id from objective_records where tenant_id = ${NORTH.id}
        union select id from activity_workflows where tenant_id = ${NORTH.id}`,
  );
  const known = [under.aggregateId, under.objectiveId, under.accessId, under.part('1'), attempt, finished];
  return [...known, ...rows.map(({ id }) => id)];
}

function everybody(gets: string): Record<Who, string> {
  return {
    visitor: gets,
    learner: gets,
    neighbour: gets,
    withoutLicence: gets,
    withoutRole: gets,
    suspended: gets,
    administrator: gets,
    instructor: gets,
  };
}

/** Two routes may name the same part of an address differently. */
function plainRoute(route: string): string {
  return route.replaceAll(/:[^/]+/g, ':id');
}

function ask(route: string, session: string | null, id: string): Promise<Asked> {
  const [method = '', path = ''] = route.split(' ');
  const call: Call | undefined = CALLS.get(route);
  const takes = FILE_TYPES.get(route);
  const isDomainCall = Object.keys(call?.query?.shape ?? {}).includes('domain');
  const address = path.replaceAll(':id', id).replace('*', 'courses');
  return server.ask(`${address}${isDomainCall ? `?domain=${NORTH.host}` : ''}`, {
    method: method as 'GET', // or another of the methods that a route has
    ...(session && { session }),
    headers: {
      prefer: 'respond-sync',
      'sec-fetch-site': 'same-origin',
      'sec-fetch-mode': 'navigate',
      ...(takes && { 'content-type': takes }),
    },
    ...(method !== 'GET' && { body: call ? sampleBody(call, id) : {} }),
  });
}

function outcomeOf(right: Right, { status, json }: Asked): string {
  if (right === 'tool') return [400, 401, 415].includes(status) ? 'refused as no tool' : `${status}`;
  if (status === 401 || status === 403 || status >= 500)
    return typeof json['code'] === 'string' ? json['code'] : `${status}`;
  return 'answer';
}

test('[4.33] every address is listed with whom it is for, and nothing else is', () => {
  expect(routesOf(server.app).map(plainRoute).sort()).toEqual([...LISTED].sort());
  expect([...CALLS.keys()].filter((route) => !LISTED.includes(route))).toEqual([]);
});

const rows = Object.entries(RIGHTS).flatMap(([right, routes]) =>
  // Signing out ends the session that the next question needs, and a stream has no end; tests of their own walk these.
  routes.flatMap(
    (route): Array<[string, Right]> =>
      route.startsWith('GET /oidc/') || route === STREAM ? [] : [[route, right as Right]],
  ),
);

describe.each(rows)('[4.33] %s', (route, right) => {
  test(`is for whom it should be: ${right}`, async () => {
    const outcomes: Partial<Record<Who, string>> = {};
    for (const who of PEOPLE) {
      outcomes[who] = outcomeOf(right, await ask(route, sessions[who], randomUUID()));
    }
    expect(outcomes).toEqual(EXPECTED[right]);
  });
});

// What is asked for comes last: it leaves results of the administrator's own behind, under the ids of the learner's.
const ofOnePerson = [...RIGHTS.signedIn, ...RIGHTS.learner]
  .filter((route) => route.includes(':id') || route.startsWith('POST'))
  .sort((a, b) => Number(a.startsWith('POST')) - Number(b.startsWith('POST')));

test.each(ofOnePerson)('%s answers an administrator about a learner’s as about nobody’s', async (route) => {
  const unknown = await ask(route, sessions.administrator, randomUUID());
  expect([400, 404]).toContain(unknown.status);
  for (const id of adasIds) {
    const answer = await ask(route, sessions.administrator, id);
    expect({ id, status: answer.status }).toEqual({ id, status: unknown.status });
  }
});

const ofOneCourse = RIGHTS.course.toSorted(
  (a, b) => Number(a.startsWith('POST')) - Number(b.startsWith('POST')),
);

test.each(ofOneCourse)('%s answers who is in no course as if there were none', async (route) => {
  const stranger = await server.signIn(await insertPerson({}));
  const unknown = await ask(route, stranger, randomUUID());
  expect([400, 404]).toContain(unknown.status);
  for (const id of adasIds) {
    const answer = await ask(route, stranger, id);
    expect({ id, status: answer.status }).toEqual({ id, status: unknown.status });
  }
});
