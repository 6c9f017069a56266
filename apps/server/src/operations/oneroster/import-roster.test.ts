import { afterAll, beforeAll, expect, test } from 'vitest';
import { madeZip } from '../../../testing/archives/made-zip';
import { insertTestCourse } from '../../../testing/attempts/test-course';
import { openLearner } from '../../../testing/attempts/learner';
import { testOperator, type TestOperator } from '../../../testing/operations/operator';
import {
  ENROLLMENTS,
  type Files,
  lines,
  MANIFEST,
  SCHOOL,
  USERS,
} from '../../../testing/operations/school-roster';
import { openTestFile } from '../../../testing/operations/test-file';
import { NOON, openTestApp, type TestApp } from '../../../testing/test-app';
import { ADA, BEN, NORTH, SOUTH } from '../../../testing/test-tenants';
import { sql } from '../../db/sql';
import { findPerson } from '../../store/operator/person-admin';
import { findRosterPeople } from '../../store/operator/roster-people';

const file = await openTestFile('roster.zip');

let server: TestApp;
let north: TestOperator;
beforeAll(async () => {
  server = await openTestApp();
  north = testOperator(server.db, { tenantId: NORTH.id, now: NOON });
  const parts = [{ name: 'Film', type: 'video' as const }];
  for (const code of ['PHY', 'ART']) {
    await insertTestCourse(server.db, { parts, course: { code } });
    await north.run('enrolments remove', { email: ADA.email, course: code });
  }
});
afterAll(async () => {
  await server.close();
  await file.remove();
});

async function importFiles(changes: Files = {}, input: object = {}, isDryRun = false) {
  const made = await madeZip({ ...SCHOOL, ...changes });
  return north.say('oneroster import', { file: await file.write(made), ...input }, isDryRun);
}
const find = (email: string) => findPerson(server.db, NORTH.id, email);
const unchanged = (say: string) =>
  say
    .split('\n')
    .filter((line) => /^(Terms|Units|People|Enrolments):/.test(line) && !/added 0, changed 0/.test(line));

test('a school comes in whole, in this tenant alone; what is not taken is said', async () => {
  const said = [
    'Terms: added 2, changed 0, unchanged 0.',
    'Units: added 2, changed 0, unchanged 0, removed 0.',
    'People: added 2, changed 1, unchanged 0, suspended 0.',
    'Enrolments: added 2, changed 0, unchanged 1, removed 0, closed 0.',
    'Not taken: people who neither learn nor teach (1).',
    'Not taken: places in classes of others than students (1).',
    'Not taken: students of classes whose course is not here: Latin A (1).',
    'Not taken: demographics.csv.',
  ].join('\n');
  const more = { 'demographics.csv': 'sourcedId\nu1\n' };
  expect(await importFiles(more, {}, true)).toBe(said);
  expect(await find('uma@school.test')).toBeNull();
  expect(await importFiles(more)).toBe(said);

  expect(await find('uma@school.test')).toMatchObject({ lastName: 'Upton', roles: ['Learner'] });
  expect((await find('uma@school.test'))?.licences).toContain('Lms.Learning');
  expect(await find('ulf@school.test')).toMatchObject({ roles: ['Instructor'] });
  expect(await north.say('terms list', {})).toBe('Autumn 2026\nSpring 2027');
  expect(await north.say('units list', {})).toBe('o1  District  (1)\n  o2  Lower school  (3)');
  expect(await north.run('enrolments list', { email: 'uma@school.test' })).toEqual([
    expect.objectContaining({ course: 'PHY', availableUntil: new Date('2027-06-30') }),
  ]);
  expect(await north.say('enrolments list', { course: 'ART' })).toContain(ADA.email);
  expect(await findRosterPeople(server.db, SOUTH.id, ['u1', 'u3'])).toEqual(new Map());
});

test('the same again changes nothing, with byte-order marks and Windows lines too', async () => {
  expect(unchanged(await importFiles())).toEqual([]);
  const windows = Object.entries(SCHOOL).map(([name, text]) => [
    name.toUpperCase(),
    `\uFEFF${text.toString().replaceAll('\n', '\r\n')}`,
  ]);
  const made = await madeZip(Object.fromEntries(windows) as Files);
  expect(unchanged(await north.say('oneroster import', { file: await file.write(made) }))).toEqual([]);
});

test('a term in another case is the same term, for its classes too', async () => {
  const shouted = String(SCHOOL['academicSessions.csv']).replace('Autumn 2026', 'AUTUMN 2026');
  expect(shouted).toContain('AUTUMN 2026');
  expect(unchanged(await importFiles({ 'academicSessions.csv': shouted }))).toEqual([]);
  expect(await north.say('terms list', {})).toBe('Autumn 2026\nSpring 2027');
});

test('people are known by their id: an address changes, and other roles of theirs stay', async () => {
  await north.run('people change', { email: 'ulf@school.test', role: ['Author', 'Instructor'] });
  const said = await importFiles({
    'users.csv': lines(
      USERS,
      'u2,,true,Ulf,Ude,ulf.ude@school.test,o2',
      'u1,,true,Uma,Upton,uma@school.test,o2',
    ),
  });
  expect(said).toContain('People: added 0, changed 1, unchanged 1, suspended 0.');
  expect(await find('ulf@school.test')).toBeNull();
  expect(await find('ulf.ude@school.test')).toMatchObject({ roles: ['Author', 'Instructor'] });
});

test('who leaves is suspended, and stays so until an operator lets them in', async () => {
  const gone = lines(
    USERS,
    'u1,,false,Uma,Upton,uma@school.test,o2',
    'u2,tobedeleted,,,,,',
    'u9,tobedeleted,,,,,',
  );
  const only = { 'users.csv': gone, 'enrollments.csv': lines(ENROLLMENTS) };
  expect(await importFiles(only)).toContain('People: added 0, changed 0, unchanged 1, suspended 2.');
  expect((await find('uma@school.test'))?.suspended).toEqual(NOON);
  expect(await importFiles(only)).toContain('unchanged 3, suspended 0.');
  const back = lines(USERS, 'u1,,true,Uma,Upton,uma@school.test,o2');
  expect(await importFiles({ 'users.csv': back })).toContain(
    'Not taken: people who are suspended here and stay so (1).',
  );
  await north.run('people restore', { email: 'uma@school.test' });
});

test('who leaves a course is taken out of it, unless another class of theirs has it; with work it is closed', async () => {
  const enrolments = (...each: string[]) => importFiles({ 'enrollments.csv': lines(ENROLLMENTS, ...each) });
  const moved = await enrolments('e1,tobedeleted,k1,u1,student,,', 'e2,active,k2,u1,student,,');
  expect(moved).toContain('removed 0, closed 0.');
  expect(await enrolments('e1,tobedeleted,k1,u1,student,,')).toContain('removed 1, closed 0.');
  expect(await enrolments('e1,tobedeleted,k1,u1,student,,')).toContain('removed 0, closed 0.');

  const ada = await openLearner(server, ADA);
  const [card] = await server.db.query<{ id: string }>(
    sql`select g.id from objective_workflow_aggregates g
          join objectives o on o.tenant_id = g.tenant_id and o.id = g.objective_id
         where g.tenant_id = ${NORTH.id} and g.user_id = ${ADA.id} and o.code = 'ART'`,
  );
  await ada.start(card?.id ?? '');
  expect(await enrolments('e5,inactive,k4,u3,student,,')).toContain('removed 0, closed 1.');
  expect(await enrolments('e5,inactive,k4,u3,student,,')).toContain('removed 0, closed 0.');
  expect(await north.run('enrolments list', { course: 'ART' })).toEqual([
    expect.objectContaining({ availableUntil: NOON }),
  ]);
});

test('an organisation that is to go goes when nobody is in it, a whole branch at once', async () => {
  const orgs = (status: string) =>
    lines(
      'sourcedId,status,name,type,parentSourcedId',
      `x1,${status},Branch,school,`,
      `x2,${status},Twig,school,x1`,
    );
  await importFiles({ 'orgs.csv': orgs('active'), 'users.csv': lines(USERS) });
  await north.run('units assign', { code: 'x2', email: [BEN.email] });
  const none = {
    'orgs.csv': orgs('tobedeleted'),
    'users.csv': lines(USERS),
    'enrollments.csv': lines(ENROLLMENTS),
  };
  expect(await importFiles(none)).toContain('removed 0.');
  await north.run('units unassign', { code: 'x2', email: [BEN.email] });
  expect(await importFiles(none)).toContain('Units: added 0, changed 0, unchanged 2, removed 2.');
});

test('bad lines stop all, each told with its file; or the others come in', async () => {
  const bad: Files = {
    'orgs.csv': lines(
      'sourcedId,name,parentSourcedId',
      'o1,District,',
      'o2,Lower school,o1',
      'o3,Lost,o9',
      'o4,,',
    ),
    'users.csv': lines(
      USERS,
      'u1,,true,Uma,Upton,no address,o2',
      `u2,,true,Ulf,Ude,${ADA.email},o2`,
      'u3,,true,Ada,north,new@school.test,o9',
      'u3,,true,Ada,north,new@school.test,o2',
      `u7,,true,Ulf,Ude,ulf@school.test,o2`,
    ),
    'roles.csv': lines(
      'userSourcedId,role,orgSourcedId',
      ...['u1', 'u2', 'u3', 'u7'].map((id) => `${id},student,o1`),
    ),
    'enrollments.csv': lines(
      ENROLLMENTS,
      'e1,,k9,u1,student,,',
      'e2,,k1,u8,student,,',
      'e3,,k1,u1,student,2027-02-30,',
    ),
  };
  const reasons = [
    'orgs.csv line 4: There is no unit "o9".',
    'orgs.csv line 5: name: It is empty',
    'users.csv line 2: email: Is not an e-mail address',
    'users.csv line 3: Somebody else has the address ada@people.test.',
    'users.csv line 4: There is no organisation "o9".',
    'users.csv line 5: u3 is on line 4 already.',
    'users.csv line 6: ulf@school.test is the user "u2" already.',
    'enrollments.csv line 2: There is no class "k9".',
    'enrollments.csv line 3: There is no user "u8".',
    expect.stringMatching(/^enrollments\.csv line 4: beginDate: Not a day/),
  ];
  await expect(importFiles(bad)).rejects.toThrow('Bad lines: 10. Nothing was imported.');
  const said = (await importFiles(bad, { skipBad: true })).split('\n');
  expect(said.slice(said.indexOf('Lines skipped: 10.') + 1)).toEqual(reasons);
});

test('users without an address are bad lines, in an export without the column too', async () => {
  const some = lines(USERS, 'u1,,true,Uma,Upton,,o2', 'u12,,true,Ute,Uhl,ute@school.test,o2');
  const roles = lines('userSourcedId,role,orgSourcedId', 'u1,student,o1', 'u12,student,o1');
  const files = { 'users.csv': some, 'roles.csv': roles };
  const said = await importFiles(files, { skipBad: true });
  expect(said).toContain('People: added 1');
  expect(said).toContain('users.csv line 2: email: ');
  const none = lines('sourcedId,givenName,familyName', 'u1,Uma,Upton');
  expect(await importFiles({ ...files, 'users.csv': none }, { skipBad: true })).toContain(
    'users.csv line 2: email: ',
  );
});

test('exports of 1.1 have roles and organisations beside the people', async () => {
  const manifest = MANIFEST.replace('oneroster.version,1.2', 'oneroster.version,1.1').replace(
    'file.roles,bulk',
    'file.roles,absent',
  );
  const users = lines(
    'sourcedId,status,dateLastModified,enabledUser,orgSourcedIds,role,givenName,familyName,email',
    'v1,,,true,"o1,o2",student,Vera,Vogt,vera@school.test',
  );
  expect(await importFiles({ 'manifest.csv': manifest, 'users.csv': users })).toContain('People: added 1');
  expect(await north.say('units people', { code: 'o1' })).toContain('vera@school.test');
});
