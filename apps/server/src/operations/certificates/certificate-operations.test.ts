import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openLearner } from '../../../testing/attempts/learner';
import { insertCertifiedCourse, takeCourse } from '../../../testing/certificates/certified-course';
import { insertTestCourse } from '../../../testing/attempts/test-course';
import { testOperator, type TestOperator } from '../../../testing/operations/operator';
import { NOON, openTestApp, type TestApp } from '../../../testing/test-app';
import { ADA, NORTH, SOUTH } from '../../../testing/test-tenants';
import { sql } from '../../db/sql';
import { readRecords } from '../../store/operator/records-out';
import type { ListedCertificate, Template } from '../../store/operator/certificate-admin';

let server: TestApp;
let north: TestOperator;
let south: TestOperator;
beforeAll(async () => {
  server = await openTestApp();
  north = testOperator(server.db, { tenantId: NORTH.id, now: NOON });
  south = testOperator(server.db, { tenantId: SOUTH.id, now: NOON });
  const ada = await openLearner(server);
  const course = await insertCertifiedCourse(server, { templates: [], course: { code: 'BOOK' } });
  await insertTestCourse(server.db, { course: { code: 'BARE' } });
  await ada.submit(await takeCourse(server, ada, course, { share: 0.9 }));
});
afterAll(() => server.close());

const add = async (input: object = {}) =>
  (await north.run('templates add', { course: 'BOOK', name: 'Certificate', ...input })) as Template; // what it answers
const given = async (operator = north) =>
  (await operator.run('certificates list', {})) as ListedCertificate[]; // the same

test('[4.6] a course gives what its templates say from now on, and to who passed before when that is asked for', async () => {
  expect(await north.say('templates list', {})).toBe('There is none.');
  const { id } = await add({ validMonths: '24', signerName: 'Helene Marchetti' });
  expect(await north.say('templates list', { course: 'BOOK' })).toBe(
    `${id}  BOOK  Certificate  (custom, active)`,
  );
  expect(await south.say('templates list', {})).toBe('There is none.');
  expect(await given()).toEqual([]);

  expect(await north.say('certificates issue', { course: 'BOOK', email: 'ben@people.test' })).toContain(
    ': 0.',
  );
  expect(await north.say('certificates issue', { course: 'BOOK' }, true)).toContain(': 1.');
  expect(await north.say('certificates issue', { course: 'BOOK' })).toBe('Certificates issued: 1.');
  expect(await north.say('certificates issue', { course: 'BOOK' })).toBe('Certificates issued: 0.');
  expect(await given()).toEqual([
    expect.objectContaining({ email: ADA.email, course: 'BOOK', template: 'Certificate', revoked: null }),
  ]);
  expect(await given(south)).toEqual([]);
});

test('a template changes for what is given from now on; one in use is archived, not removed', async () => {
  const [template] = (await north.run('templates list', {})) as [Template];
  const said = await north.say('templates change', {
    template: template.id,
    name: 'Diploma',
    state: 'archived',
  });
  expect(said).toContain('Diploma  (custom, archived)');
  expect(await north.run('templates list', {})).toEqual([expect.objectContaining({ validMonths: 24 })]);
  expect((await given()).map((each) => each.template)).toEqual(['Certificate']);
  await expect(north.run('templates remove', { template: template.id })).rejects.toThrow(
    'were given by it (1)',
  );
  const { id, validMonths } = await add({
    name: 'Badge',
    validMonths: 'None',
    externalUrl: 'https://badges.test/x',
  });
  expect(validMonths).toBeNull();
  expect(await north.say('templates remove', { template: id })).toBe('"Badge" is gone.');
});

test('a template is for ever again, and signed by nobody, when that is said', async () => {
  const { id } = await add({ name: 'Pass', validMonths: '12', signerName: 'Ann', signerTitle: 'Dean' });
  const change = (input: object) => north.run('templates change', { template: id, ...input });
  expect(await change({ name: 'Passed' })).toMatchObject({ validMonths: 12, signerName: 'Ann' });
  expect(await change({ validMonths: 'NONE', signerName: '' })).toMatchObject({
    validMonths: null,
    signerName: null,
    signerTitle: 'Dean',
  });
  expect(await change({ signerTitle: '', validMonths: 6 })).toMatchObject({
    validMonths: 6,
    signerTitle: null,
  });
  await north.run('templates remove', { template: id });
});

test('templates are listed as they were added', async () => {
  const names = ['Fifth', 'Fourth', 'Third', 'Second', 'First'];
  const added: Template[] = [];
  for (const name of names) added.push(await add({ name }));
  expect(((await north.run('templates list', {})) as Template[]).slice(1)).toEqual(added);
  for (const { id } of added) await north.run('templates remove', { template: id });
});

test('[3.11] one is drawn anew, or all that are drawn here', async () => {
  const [certificate] = await given();
  const number = certificate?.certificateNumber;
  expect(await north.say('certificates redraw', { number })).toMatch(/^1 to be drawn anew/);
  expect(await north.say('certificates redraw', { all: true })).toMatch(/^1 to be drawn anew/);
  await expect(north.run('certificates redraw', {})).rejects.toThrow('Either a number or all is needed.');
  await expect(south.run('certificates redraw', { all: true })).rejects.toThrow('no such certificate');
});

test('[3.11] a certificate is taken back at the tenant that gave it, once, and that is audited', async () => {
  const [certificate] = await given();
  const number = certificate?.certificateNumber ?? '';
  await expect(south.run('certificates revoke', { number })).rejects.toThrow(
    `No certificate has the number ${number}`,
  );
  const results = { course: 'BOOK', email: null, since: null, until: null, after: null, take: 9 };
  const told = async () => (await readRecords(server.db, NORTH.id, results))[0]?.certificateNumbers;
  expect(await told()).toEqual([number]);
  const typed = number.toLowerCase().replaceAll('-', ' ');
  expect(await north.say('certificates revoke', { number: typed })).toBe(
    `${number} is revoked since ${NOON.toISOString()}.`,
  );
  await expect(north.run('certificates redraw', { number })).rejects.toThrow('revoked is not drawn again');
  const later = testOperator(server.db, { tenantId: NORTH.id, now: new Date(NOON.getTime() + 60_000) });
  expect(await later.say('certificates revoke', { number })).toContain(NOON.toISOString());
  expect(await north.say('certificates list', { email: ADA.email })).toContain('revoked');
  expect(await told()).toEqual([]);
  const audited = await server.db.query(
    sql`select tenant_id as "tenantId", subject from audit_entries where action = 'revokeCertificate' order by id limit 1`,
  );
  expect(audited).toEqual([{ tenantId: NORTH.id, subject: { certificateNumber: number } }]);
});

test('what cannot be is said in a sentence, another tenant’s templates among it', async () => {
  const { id } = await add();
  const [archived] = (await north.run('templates list', {})) as [Template];
  expect(archived.state).toBe('archived');
  const refused: Array<[TestOperator, string, Record<string, unknown>, string]> = [
    [north, 'templates add', { course: 'NONE', name: 'X' }, 'There is no course "NONE".'],
    [south, 'templates add', { course: 'BOOK', name: 'X' }, 'There is no course "BOOK".'],
    [
      north,
      'templates add',
      { course: 'BARE', name: 'X' },
      '"BARE" has no grading scale: nobody can pass it.',
    ],
    [north, 'templates add', { course: 'BOOK', name: 'X', validMonths: '0' }, 'validMonths'],
    [
      north,
      'templates add',
      { course: 'BOOK', name: 'X', externalUrl: 'javascript:alert(1)' },
      'externalUrl',
    ],
    [
      north,
      'templates add',
      { course: 'BOOK', name: 'X', externalUrl: 'http://badges.test/x' },
      'Must be https',
    ],
    [
      north,
      'templates add',
      { course: 'BOOK', name: 'certificate' },
      `a template "Certificate" already: ${id}`,
    ],
    [north, 'templates change', { template: archived.id, state: 'active', name: 'Certificate' }, 'already'],
    [north, 'templates change', { template: id, validMonths: '' }, 'validMonths'],
    [north, 'templates change', { template: id, externalUrl: 'https://x.test/' }, 'This one is given here'],
    [south, 'templates change', { template: id, name: 'Mine' }, `There is no template ${id}.`],
    [south, 'templates remove', { template: id }, `There is no template ${id}.`],
    [north, 'templates remove', { template: randomUUID() }, 'There is no template'],
    [north, 'certificates revoke', { number: 'LN-1' }, 'Not the number of a certificate'],
  ];
  for (const [operator, name, input, reason] of refused) {
    await expect(operator.run(name, input)).rejects.toThrow(reason);
  }
});
