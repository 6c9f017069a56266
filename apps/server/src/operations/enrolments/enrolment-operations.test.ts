import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { sql } from '../../db/sql';
import { insertTerm } from '../../store/setup/arrangement-setup';
import { insertOfferedCourse, insertTestCourse } from '../../../testing/attempts/test-course';
import { testOperator, type TestOperator } from '../../../testing/operations/operator';
import { NOON, openTestApp, type TestApp } from '../../../testing/test-app';
import { ADA, BEN, NORTH, SOUTH } from '../../../testing/test-tenants';

const MINE = '/api/lms/v1/users/me/objective-accesses/query?list=enrolled&take=20';

let server: TestApp;
let north: TestOperator;
let folder: string;
beforeAll(async () => {
  server = await openTestApp();
  north = testOperator(server.db, { tenantId: NORTH.id, now: NOON });
  folder = await mkdtemp(join(tmpdir(), 'lantern-enrolments-'));
  for (const code of ['ONE', 'TWO', 'TWICE', 'TWICE']) {
    await insertOfferedCourse(server.db, { course: { name: code, code }, parts: [{ name: 'Reading' }] });
  }
  await insertOfferedCourse(server.db, { tenantId: SOUTH.id, course: { name: 'South', code: 'SOUTH' } });
  await insertTerm(server.db, NORTH.id, {
    id: '30000000-0000-4000-8000-000000000001',
    name: 'Spring',
    position: 1,
  });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

type Card = { objective: { code: string }; dueDate: string | null; isMandatory: boolean; retake: boolean };

async function cardsOf(person = ADA) {
  const { json } = await server.ask(MINE, { session: await server.signIn(person) });
  return json['data'] as Card[]; // the list's own shape
}

test('who is enrolled finds the course among their own, on its terms', async () => {
  const wanted = { email: ADA.email, course: 'ONE', due: '2026-12-01', mandatory: true, term: 'Spring' };
  expect(await north.say('enrolments add', wanted)).toBe('ada@people.test is enrolled in ONE.');
  expect(await north.say('enrolments add', wanted)).toBe('ada@people.test is enrolled in ONE already.');
  const [card, ...others] = await cardsOf();
  expect(others).toEqual([]);
  expect(card).toMatchObject({ objective: { code: 'ONE' }, isMandatory: true });
  expect(new Date(card?.dueDate ?? 0)).toEqual(new Date('2026-12-01T00:00:00Z'));
  expect(await cardsOf(BEN)).toEqual([]);
});

test('the terms of an enrolment change where they are said', async () => {
  const said = await north.say('enrolments add', {
    email: ADA.email,
    course: 'ONE',
    due: '2026-12-24T18:00:00+01:00',
  });
  expect(said).toBe('The terms of ada@people.test in ONE are changed.');
  const [card] = await cardsOf();
  expect(card).toMatchObject({ isMandatory: true });
  expect(new Date(card?.dueDate ?? 0)).toEqual(new Date('2026-12-24T17:00:00Z'));
});

test('[3.13] a term of an enrolment is set, or set to none; what is not said stays', async () => {
  const one = { email: ADA.email, course: 'ONE' };
  const dates = { from: '2026-01-01', until: '2027-06-30', retake: 'on' };
  const [from, until] = [new Date(dates.from), new Date(dates.until)];
  const due = new Date('2026-12-24T17:00:00Z');
  expect(await north.run('enrolments change', { ...one, ...dates })).toMatchObject({
    due,
    availableFrom: from,
    availableUntil: until,
    term: expect.any(String),
  });
  expect((await cardsOf())[0]).toMatchObject({ isMandatory: true, retake: true, termId: expect.any(String) });
  expect(await north.say('enrolments change', { ...one, due: 'none', until: 'none', term: 'none' })).toBe(
    'Changed. ONE  ada@people.test  notStarted  mandatory  retake  from 2026-01-01T00:00:00.000Z',
  );
  expect(await north.run('enrolments list', one)).toEqual([
    expect.objectContaining({ term: null, isMandatory: true, mayRetake: true }),
  ]);
  const cleared = { dueDate: null, availabilityEndDate: null, termId: null };
  expect((await cardsOf())[0]).toMatchObject({ ...cleared, isMandatory: true, retake: true });
  const rest = await north.run('enrolments change', {
    ...one,
    from: 'none',
    mandatory: 'off',
    retake: 'off',
  });
  expect(rest).toMatchObject({ due: null, availableFrom: null, availableUntil: null });
  expect((await cardsOf())[0]).toMatchObject({ isMandatory: false, retake: false, availabilityDate: null });
});

test('only an enrolment that is there is changed, to what there is', async () => {
  const none = { email: BEN.email, course: 'ONE' };
  await expect(north.run('enrolments change', { ...none, due: 'none' })).rejects.toThrow('is not enrolled');
  const one = { email: ADA.email, course: 'ONE' };
  await expect(north.run('enrolments change', { ...one, term: 'Winter' })).rejects.toThrow(
    'no term "Winter"',
  );
  await expect(north.run('enrolments change', { ...one, due: 'never' })).rejects.toThrow('due');
  const backwards = { from: '2028-01-01', until: '2027-01-01' };
  for (const verb of ['add', 'change'])
    await expect(north.run(`enrolments ${verb}`, { ...one, ...backwards })).rejects.toThrow(
      'It would close before it opens.',
    );
  const file = join(folder, 'backwards.csv');
  await writeFile(file, `email,course,from,until\n${ADA.email},ONE,2028-01-01,2027-01-01`);
  await expect(north.run('enrolments import', { file })).rejects.toThrow(
    'line 2: It would close before it opens.',
  );
});

test('whoever took the course from the catalog keeps their work when they are enrolled', async () => {
  const { aggregateId } = await insertTestCourse(server.db, {
    userId: BEN.id,
    course: { name: 'Taken', code: 'TAKEN' },
    access: { userId: null },
  });
  await north.run('enrolments add', { email: BEN.email, course: 'TAKEN', mandatory: true });
  const rows = await server.db.query(
    sql`select id, is_mandatory as "isMandatory" from objective_workflow_aggregates where user_id = ${BEN.id}
          and tenant_id = ${NORTH.id}`,
  );
  expect(rows).toEqual([{ id: aggregateId, isMandatory: true }]);
});

test('an enrolment without work is taken back; one with work is not', async () => {
  await north.run('enrolments add', { email: BEN.email, course: 'TWO' });
  expect(await north.say('enrolments list', { course: 'TWO' })).toBe('TWO  ben@people.test  notStarted');
  await north.run('enrolments remove', { email: BEN.email, course: 'TWO' });
  expect(await north.say('enrolments list', { course: 'TWO' })).toBe('Nobody is enrolled.');
  await expect(north.run('enrolments remove', { email: BEN.email, course: 'TWO' })).rejects.toThrow(
    'ben@people.test is not enrolled in TWO.',
  );
  const { aggregateId } = await insertTestCourse(server.db, { userId: BEN.id, course: { code: 'WORK' } });
  await server.db.query(
    sql`insert into objective_records (tenant_id, id, aggregate_id, user_id, finished, score, max_score, grade, passed)
        values (${NORTH.id}, gen_random_uuid(), ${aggregateId}, ${BEN.id}, ${NOON}, 8, 10, '=1+1', true)`,
  );
  await expect(north.run('enrolments remove', { email: BEN.email, course: 'WORK' })).rejects.toThrow(
    'has attempts or results in WORK',
  );
});

test('results leave as CSV or JSON, by course, person and day, and no formula runs in a spreadsheet', async () => {
  const to = join(folder, 'records.csv');
  const onProgress = vi.fn();
  const waiting = testOperator(server.db, { tenantId: NORTH.id, now: NOON, onProgress });
  expect(await waiting.say('records export', { to, course: 'WORK' })).toBe(`Results written to ${to}: 1.`);
  expect(onProgress).toHaveBeenLastCalledWith(1, 1);
  const [header, line] = (await readFile(to, 'utf8')).split('\r\n');
  expect(header).toMatch(/^email,firstName,lastName,course,/);
  expect(line).toMatch(/^ben@people\.test,Ben,north,WORK,Course,\d{4}-.*,8,10,,'=1\+1,true,1,$/);
  await north.run('records export', { to, format: 'json', email: BEN.email });
  expect(JSON.parse(await readFile(to, 'utf8'))).toMatchObject({ course: 'WORK', score: 8, passed: true });
  const later = { to, since: new Date(NOON.getTime() + 1000).toISOString() };
  expect(await north.run('records export', later)).toMatchObject({ records: 0 });
  const south = testOperator(server.db, { tenantId: SOUTH.id, now: NOON });
  expect(await south.run('records export', { to })).toMatchObject({ records: 0 });
});

test('what is asked of a course or person that there is not is refused, not answered with nothing', async () => {
  for (const operation of ['records export', 'attempts list']) {
    const where = operation === 'records export' ? { to: join(folder, 'none.csv') } : {};
    await expect(north.run(operation, { ...where, course: 'NOPE' })).rejects.toThrow(
      'There is no course "NOPE".',
    );
    await expect(north.run(operation, { ...where, email: 'eve@people.test' })).rejects.toThrow(
      'Nobody has the address eve@people.test.',
    );
  }
});

test('a file enrols many; each line that cannot be is told', async () => {
  const file = join(folder, 'enrolments.csv');
  const lines = [
    'email,course,due,mandatory,term',
    'BEN@people.test,ONE,2026-12-01,yes,Spring',
    'eve@people.test,ONE,,,',
    'ben@people.test,NONE,,,',
    'ben@people.test,SOUTH,,,',
    'ben@people.test,TWICE,,,',
    'ben@people.test,TWO,2026-02-30,,',
    'ben@people.test,TWO,2026-02-30T09:00:00Z,,',
    'ben@people.test,TWO,,,Autumn',
    'ben@people.test,ONE,,,',
  ];
  await writeFile(file, lines.join('\n'));
  await expect(north.run('enrolments import', { file })).rejects.toThrow('Nothing was imported');
  expect(await north.say('enrolments list', { course: 'ONE' })).not.toContain('ben');
  const said = await north.say('enrolments import', { file, skipBad: true });
  expect(said.split('\n')).toEqual([
    'Added 1, changed 0, unchanged 0, skipped 8.',
    'line 3: Nobody has the address eve@people.test.',
    'line 4: There is no course "NONE".',
    'line 5: There is no course "SOUTH".',
    'line 6: Several courses have the code "TWICE".',
    'line 7: due: Not a day such as 2027-01-31, nor a time such as 2027-01-31T18:00:00+01:00',
    'line 8: due: Not a day such as 2027-01-31, nor a time such as 2027-01-31T18:00:00+01:00',
    'line 9: There is no term "Autumn".',
    'line 10: ben@people.test is enrolled in ONE by an earlier line already.',
  ]);
  await writeFile(file, lines.slice(0, 2).join('\n'));
  expect(await north.say('enrolments import', { file })).toBe('Added 0, changed 0, unchanged 1, skipped 0.');
});

test('who is enrolled is told by mail once, where the tenant wants that; who was so before is not', async () => {
  const told = () => server.db.query<{ title: string }>(sql`select facts ->> 'title' as title from mails`);
  const enrol = (course: string, isDryRun = false) =>
    north.say('enrolments add', { email: BEN.email, course }, isDryRun);
  await north.run('enrolments remove', { email: BEN.email, course: 'ONE' }).catch(() => undefined);
  await enrol('ONE');
  expect(await told()).toEqual([]);
  await north.run('settings set', { key: 'platform.mail.notifications', value: 'true' });
  await north.run('settings set', { key: 'platform.notifications.enrolment.mail', value: 'atOnce' });
  await enrol('ONE');
  await enrol('TWO', true);
  expect(await told()).toEqual([]);
  await insertOfferedCourse(server.db, {
    course: { name: 'Three', code: 'THREE' },
    parts: [{ name: 'Reading' }],
  });
  for (const _ of [1, 2]) await enrol('THREE');
  expect(await told()).toEqual([{ title: 'Three' }]);
});

test('a sender of mail is one address', async () => {
  const set = (value: string) => north.say('settings set', { key: 'platform.mail.from', value });
  for (const bad of ['a@b.test, c@d.test', 'a@b.test\r\nBcc: c@d.test', 'nobody'])
    await expect(set(bad)).rejects.toThrow('Not one address of mail');
  expect(await set('school@north.test')).toContain('school@north.test');
});
