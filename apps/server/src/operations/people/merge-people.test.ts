import { afterAll, beforeAll, expect, test } from 'vitest';
import { brokenInvariants } from '../../../testing/attempts/attempt-invariants';
import { openLearner } from '../../../testing/attempts/learner';
import { insertTestCourse } from '../../../testing/attempts/test-course';
import { insertCertifiedCourse, takeCourse } from '../../../testing/certificates/certified-course';
import { testOperator, type TestOperator } from '../../../testing/operations/operator';
import { NOON, openTestApp, type TestApp } from '../../../testing/test-app';
import { ADA, BEN, NORTH, SOUTH, type TestPerson } from '../../../testing/test-tenants';
import { countOf } from '../../db/db';
import { sql, trusted } from '../../db/sql';
import { PERSONAL_DATA } from '../../privacy/personal-data';
import { findPerson } from '../../store/operator/person-admin';
import { findUserByIdentity, insertUserIdentity } from '../../store/people/user-identities';

const ISSUER = 'https://identity.test';
const BOTH = { from: ADA.email, into: BEN.email };

let server: TestApp;
let north: TestOperator;
let adasSession: string;

/** What the two have before: a course that both passed, one that each has alone, and one that both are enrolled in. */
beforeAll(async () => {
  server = await openTestApp();
  const { db, clock } = server;
  north = testOperator(db, { tenantId: NORTH.id, now: NOON });
  const passed = await insertCertifiedCourse(server, { course: { code: 'PASSED' } });
  const parts = [{ name: 'Film', type: 'video' as const }];
  const begun = await insertTestCourse(db, { parts, course: { code: 'BEGUN' } });
  await insertTestCourse(db, { parts, course: { code: 'BENS' }, userId: BEN.id });
  await insertTestCourse(db, { parts, course: { code: 'BOTH' } });
  for (const course of ['PASSED', 'BOTH']) await north.run('enrolments add', { email: BEN.email, course });
  const ada = await openLearner(server, ADA);
  const ben = await openLearner(server, BEN);
  await ben.submit(
    await takeCourse(server, ben, { ...passed, aggregateId: await cardOf(BEN, 'PASSED') }, { share: 0.6 }),
  );
  clock.now = new Date(NOON.getTime() + 60_000);
  await ada.submit(await takeCourse(server, ada, passed, { share: 0.9 }));
  await ada.start(begun.aggregateId);
  clock.now = NOON;
  await insertUserIdentity(db, NORTH.id, { issuer: ISSUER, subject: 'ada', userId: ADA.id });
  await north.run('people change', { email: ADA.email, role: ['Learner', 'Author'], licence: ['rooms'] });
  await north.run('units add', { code: 'LAB', name: 'Laboratory' });
  await north.run('units assign', { code: 'LAB', email: [ADA.email] });
  await north.run('groups add', { name: 'Blue', email: [ADA.email, BEN.email] });
  adasSession = await server.signIn(ADA);
});
afterAll(() => server.close());

async function cardOf({ id }: TestPerson, code: string): Promise<string> {
  const [card] = await server.db.query<{ id: string }>(
    sql`select g.id from objective_workflow_aggregates g
          join objectives o on o.tenant_id = g.tenant_id and o.id = g.objective_id
         where g.tenant_id = ${NORTH.id} and g.user_id = ${id} and o.code = ${code}`,
  );
  return card?.id ?? '';
}

test.each([
  ['oneself', { from: ADA.email, into: ADA.email.toUpperCase() }, 'is one entry already'],
  ['nobody', { from: 'nobody@people.test', into: BEN.email }, 'Nobody has the address nobody@people.test.'],
  ['with nobody', { from: ADA.email, into: 'nobody@people.test' }, 'Nobody has the address'],
])('%s cannot be merged', async (_title, input, reason) => {
  await expect(north.run('people merge', input)).rejects.toThrow(reason);
});

test('people of another tenant are nobody', async () => {
  const south = testOperator(server.db, { tenantId: SOUTH.id, now: NOON });
  await south.run('people add', { email: 'sue@people.test', firstName: 'Sue', lastName: 'South' });
  const theirs = { from: 'sue@people.test', into: BEN.email };
  await expect(north.run('people merge', theirs)).rejects.toThrow('Nobody has the address sue@people.test.');
});

test('with an attempt under way in the same course, one has to be ended first', async () => {
  const ben = await openLearner(server, BEN);
  await north.run('enrolments add', { email: BEN.email, course: 'BEGUN' });
  const attempt = await ben.start(await cardOf(BEN, 'BEGUN'));
  await expect(north.run('people merge', BOTH)).rejects.toThrow('Both have an attempt under way in BEGUN');
  await ben.submit(attempt);
});

test('a dry run says it and leaves both', async () => {
  expect(await north.say('people merge', BOTH, true)).toContain('is gone');
  expect(await findPerson(server.db, NORTH.id, ADA.email)).not.toBeNull();
});

test('all of the one is the other’s, and the one is gone', async () => {
  expect(await north.say('people merge', BOTH)).toBe(
    `${ADA.email} is gone, and all of it is with ${BEN.email} now.`,
  );
  expect(await findPerson(server.db, NORTH.id, ADA.email)).toBeNull();
  expect(await findPerson(server.db, NORTH.id, BEN.email)).toMatchObject({
    firstName: 'Ben',
    roles: expect.arrayContaining(['Author', 'Learner']),
    licences: expect.arrayContaining(['rooms']),
  });
  expect(await findUserByIdentity(server.db, NORTH.id, { issuer: ISSUER, subject: 'ada' })).toMatchObject({
    id: BEN.id,
  });
  expect(await north.say('units people', { code: 'LAB' })).toContain(BEN.email);
  expect(await north.run('groups members', { group: 'Blue' })).toHaveLength(1);
  expect((await server.ask('/api/platform/v1/users/me', { session: adasSession })).status).toBe(401);
  const [entry] = await server.db.query(
    sql`select subject from audit_entries where tenant_id = ${NORTH.id} and action = 'merge'`,
  );
  expect(entry).toEqual({ subject: { userId: ADA.id, into: BEN.id } });
});

test('both attempts at one course stand under one card, which shows the later result and the open attempt', async () => {
  expect(await north.run('attempts list', { course: 'PASSED', email: BEN.email })).toHaveLength(2);
  const cards = await server.db.query(
    sql`select o.code, g.course_progress as state, g.record_normalized_score as score
          from objective_workflow_aggregates g
          join objectives o on o.tenant_id = g.tenant_id and o.id = g.objective_id
         where g.tenant_id = ${NORTH.id} and g.user_id = ${BEN.id} order by o.code`,
  );
  expect(cards).toEqual([
    { code: 'BEGUN', state: 'inProgress', score: 0 },
    { code: 'BENS', state: 'notStarted', score: null },
    { code: 'BOTH', state: 'notStarted', score: null },
    { code: 'PASSED', state: 'completed', score: 0.9 },
  ]);
  const ben = await openLearner(server, BEN);
  const { json } = await ben.get('/certificate-records/query');
  expect(json['data']).toHaveLength(2);
  // Commands ended with the one who went, and the audit still names them.
  const broken = (await brokenInvariants(server.db, [BEN.id])).map((each) => each.broken);
  expect(broken.filter((each) => !/applied|audited/.test(each))).toEqual([]);
});

test('nothing names the one any more but the audit', async () => {
  const naming: string[] = [];
  for (const [table, { columns }] of Object.entries(PERSONAL_DATA)) {
    if (!columns.split(' ').includes('user_id')) continue;
    const rows = await countOf(
      server.db,
      sql`select count(*)::int as count from ${trusted(table)} where tenant_id = ${NORTH.id} and user_id = ${ADA.id}`,
    );
    if (rows > 0) naming.push(table);
  }
  expect(naming).toEqual(['audit_entries']);
});
