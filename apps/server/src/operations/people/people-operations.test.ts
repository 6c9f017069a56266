import { afterAll, beforeAll, expect, test } from 'vitest';
import { findPerson } from '../../store/operator/person-admin';
import { testOperator, type TestOperator } from '../../../testing/operations/operator';
import { NOON, openTestApp, type TestApp } from '../../../testing/test-app';
import { ADA, BEN, NORTH, SOUTH } from '../../../testing/test-tenants';

const ME = '/api/platform/v1/users/me';

let server: TestApp;
let north: TestOperator;
beforeAll(async () => {
  server = await openTestApp();
  north = testOperator(server.db, { tenantId: NORTH.id, now: NOON });
});
afterAll(() => server.close());

const find = (email: string, tenant = NORTH) => findPerson(server.db, tenant.id, email);
const NEW = { email: 'Mia@People.test', firstName: 'Mia', lastName: 'Moss' };

test('a person who is added learns, is in this tenant alone, and is not added twice', async () => {
  expect(await north.say('people add', NEW)).toBe('Mia@People.test is added.');
  expect(await find('mia@people.test')).toMatchObject({ ...NEW, roles: ['Learner'] });
  expect((await find('mia@people.test'))?.licences).toContain('Lms.Learning');
  expect(await find('mia@people.test', SOUTH)).toBeNull();
  await expect(north.run('people add', { ...NEW, email: 'mia@people.test' })).rejects.toThrow(
    'mia@people.test is there already',
  );
});

test('what is said of a person changes, and nothing else does', async () => {
  await north.run('people change', { email: 'mia@people.test', role: ['Instructor'], locale: 'ar' });
  expect(await find('mia@people.test')).toMatchObject({
    firstName: 'Mia',
    roles: ['Instructor'],
    locale: 'ar',
  });
  const said = await north.say('people change', {
    email: 'mia@people.test',
    newEmail: 'm@people.test',
    licence: ['rooms'],
  });
  expect(said).toBe('Changed. m@people.test  Mia Moss  (Instructor, rooms)');
  await expect(north.run('people change', { email: 'm@people.test', licence: [' '] })).rejects.toThrow(
    'licence',
  );
  expect(await find('mia@people.test')).toBeNull();
});

test('an address that somebody else has is not taken from them', async () => {
  await expect(
    north.run('people change', { email: 'm@people.test', newEmail: BEN.email.toUpperCase() }),
  ).rejects.toThrow('Somebody else has the address');
});

test('the id of another system belongs to one person, and is taken away by an empty one', async () => {
  const first = { ...NEW, email: 'ext@people.test', externalId: 'hr-7' };
  await north.run('people add', first);
  expect(await find(first.email)).toMatchObject({ externalId: 'hr-7' });
  const taken = 'Somebody else has the external id "hr-7".';
  await expect(north.run('people add', { ...first, email: 'two@people.test' })).rejects.toThrow(taken);
  await expect(north.run('people change', { email: BEN.email, externalId: 'hr-7' })).rejects.toThrow(taken);
  await north.run('people change', { email: first.email, externalId: 'hr-7', firstName: 'Max' });
  await north.run('people change', { email: first.email, externalId: '' });
  expect(await find(first.email)).toMatchObject({ externalId: null, firstName: 'Max' });
});

test('a dry run says what would come of it, and changes nothing', async () => {
  const dry = { email: 'm@people.test', firstName: 'Maria' };
  expect(await north.say('people change', dry, true)).toContain('Maria Moss');
  expect(await find('m@people.test')).toMatchObject({ firstName: 'Mia' });
});

test('signed out everywhere, a person signs in anew; others do not notice', async () => {
  const [first, second, bens] = [await server.signIn(), await server.signIn(), await server.signIn(BEN)];
  expect(await north.say('people sign-out', { email: ADA.email })).toContain('(sessions ended: 2)');
  for (const session of [first, second]) expect((await server.ask(ME, { session })).status).toBe(401);
  expect((await server.ask(ME, { session: bens })).status).toBe(200);
});

test('people are listed by address, from any of them on', async () => {
  const everybody = await north.say('people list', {});
  expect(everybody).toContain('ada@people.test');
  const later = await north.say('people list', { after: ADA.email });
  expect(later).not.toContain('ada@people.test');
  expect(later).toContain('m@people.test');
});

test('a change that names nothing is refused with what there is to change', async () => {
  const names = 'newEmail, firstName, lastName, role, licence, locale, timezone, externalId';
  await expect(north.run('people change', { email: ADA.email })).rejects.toThrow(
    `Say what changes: ${names}.`,
  );
  await expect(north.run('branding change', {})).rejects.toThrow('Say what changes: title');
});

test.each([
  ['no address', { email: 'mia' }, 'email'],
  ['no name', { ...NEW, firstName: ' ' }, 'firstName'],
  ['a role that is none', { ...NEW, role: ['King'] }, 'role'],
  ['a language that is none', { ...NEW, locale: 'not a tag' }, 'Not a language of the portal'],
  ['a language that the portal has not', { ...NEW, locale: 'xx-zz' }, 'Not a language of the portal'],
  ['a zone that is none', { ...NEW, timezone: 'Mars/Olympus' }, 'Not a time zone'],
  ['a field that is none', { ...NEW, age: 7 }, 'age'],
])('%s is refused', async (_title, input, reason) => {
  await expect(north.run('people add', input)).rejects.toThrow(reason);
});
