import { afterAll, beforeAll, expect, test } from 'vitest';
import { openScimClient, type ScimClient } from '../../../testing/scim/scim-client';
import { openTestApp, type TestApp } from '../../../testing/test-app';
import { NORTH, SOUTH } from '../../../testing/test-tenants';
import { findPerson } from '../../store/operator/person-admin';

const CORE = 'urn:ietf:params:scim:schemas:core:2.0:User';
const ENTERPRISE = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User';

let server: TestApp;
let north: ScimClient;
beforeAll(async () => {
  server = await openTestApp();
  north = await openScimClient(server);
});
afterAll(() => server.close());

const find = (email: string, tenant = NORTH) => findPerson(server.db, tenant.id, email);

/** Shaped as the full user of RFC 7643, 8.3, most of which is nothing that Lantern keeps. */
const FULL = {
  schemas: [CORE, ENTERPRISE],
  externalId: '701984',
  userName: 'nora@people.test',
  name: {
    formatted: 'Dr. Nora J Nile, II',
    familyName: 'Nile',
    givenName: 'Nora',
    middleName: 'J',
    honorificPrefix: 'Dr.',
    honorificSuffix: 'II',
  },
  displayName: 'Nora Nile',
  nickName: 'No',
  profileUrl: 'https://people.test/nora',
  emails: [
    { value: 'nora@people.test', type: 'work', primary: true },
    { value: 'nora@home.test', type: 'cottage' },
  ],
  addresses: [{ type: 'work', streetAddress: '1 Quay', country: 'JO', formatted: 'x' }],
  phoneNumbers: [{ value: '555-0100', type: 'desk' }],
  ims: [{ value: 'nora', type: 'aim' }],
  photos: [{ value: 'not an address', type: 'photo' }],
  userType: 'Employee',
  title: 'Guide',
  preferredLanguage: 'ar-JO, en;q=0.8',
  locale: 'en-US',
  timezone: 'Asia/Amman',
  active: 'True',
  password: 'never kept',
  groups: [{ value: 'x' }],
  x509Certificates: [{ value: 'MII' }],
  surprise: { deep: [1] },
  [ENTERPRISE]: { department: 'Rivers', manager: { value: 'x' } },
};

test('a user is there from then on, can learn, and is answered as SCIM says', async () => {
  const { status, headers, json } = await north.ask('POST /Users', FULL);
  expect([status, headers['content-type']]).toEqual([201, 'application/scim+json; charset=utf-8']);
  const location = `http://north.test:8080/scim/v2/Users/${String(json['id'])}`;
  expect(json).toEqual({
    schemas: [CORE],
    id: expect.any(String),
    externalId: '701984',
    userName: 'nora@people.test',
    name: { formatted: 'Nora Nile', familyName: 'Nile', givenName: 'Nora' },
    displayName: 'Nora Nile',
    preferredLanguage: 'ar-JO',
    timezone: 'Asia/Amman',
    active: true,
    emails: [{ value: 'nora@people.test', type: 'work', primary: true }],
    meta: { resourceType: 'User', created: expect.any(String), location },
  });
  expect(headers['location']).toBe(location);
  expect((await north.ask(`GET /Users/${String(json['id'])}`)).json).toEqual(json);
  expect(await find('nora@people.test')).toMatchObject({ roles: ['Learner'], externalId: '701984' });
  expect(await find('nora@people.test', SOUTH)).toBeNull();
});

test.each<[string, object]>([
  [
    'names of attributes in any case',
    { USERNAME: 'case@people.test', Name: { GivenName: 'A', FAMILYNAME: 'B' } },
  ],
  ['both names in one', { userName: 'one@people.test', displayName: 'Ann Lee Roe' }],
  ['both names in the whole name', { userName: 'whole@people.test', name: { formatted: 'Ann Roe' } }],
  ['nothing where null stands', { userName: 'null@people.test', displayName: 'A B', externalId: null }],
  [
    'a language that the portal has not',
    { userName: 'x@people.test', displayName: 'A B', preferredLanguage: 'xx' },
  ],
  ['plain JSON without schemas', { userName: 'json@people.test', displayName: 'A B' }],
])('takes %s', async (_title, body) => {
  expect((await north.ask('POST /Users', body, { 'content-type': 'application/json' })).status).toBe(201);
});

test('one who is not active is shut out from the start', async () => {
  const body = { userName: 'off@people.test', displayName: 'Off Duty', active: false };
  expect((await north.ask('POST /Users', body)).json['active']).toBe(false);
  expect((await find('off@people.test'))?.suspended).not.toBeNull();
});

test.each<[string, unknown, number, string, RegExp?]>([
  ['a userName that somebody has', { userName: 'ADA@people.test', displayName: 'A B' }, 409, 'uniqueness'],
  [
    'an externalId that somebody has',
    { userName: 'new@people.test', displayName: 'A B', externalId: '701984' },
    409,
    'uniqueness',
  ],
  ['no userName', { displayName: 'A B' }, 400, 'invalidValue', /'userName' is missing/],
  [
    'a userName that is no address',
    { userName: 'bjensen', displayName: 'A B' },
    400,
    'invalidValue',
    /^userName: Is not an e-mail address$/,
  ],
  ['a userName that is no text', { userName: 7, displayName: 'A B' }, 400, 'invalidValue'],
  ['no name', { userName: 'new@people.test' }, 400, 'invalidValue'],
  ['one name', { userName: 'new@people.test', displayName: 'Ann' }, 400, 'invalidValue'],
  [
    'active as something else',
    { userName: 'new@people.test', displayName: 'A B', active: 'maybe' },
    400,
    'invalidValue',
  ],
  [
    'a zone that is none',
    { userName: 'new@people.test', displayName: 'A B', timezone: 'Mars/Olympus' },
    400,
    'invalidValue',
  ],
  [
    'a name that is too long',
    { userName: 'new@people.test', name: { givenName: 'x'.repeat(201), familyName: 'B' } },
    400,
    'invalidValue',
    /^name\.givenName: Must have at most 200 characters$/,
  ],
  [
    'a text that no database keeps',
    { userName: 'new@people.test', displayName: 'A\0 B' },
    400,
    'invalidSyntax',
    /cannot be kept/,
  ],
  ['another schema', { schemas: [ENTERPRISE], userName: 'new@people.test' }, 400, 'invalidSyntax'],
  ['a list', [], 400, 'invalidSyntax'],
  ['half of a body', '{"userName":', 400, 'invalidSyntax', /is not JSON/],
])('refuses %s', async (_title, body, status, scimType, detail = /./) => {
  const answer = await north.ask('POST /Users', body);
  expect(answer.json).toEqual({
    schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'],
    status: String(status),
    scimType,
    detail: expect.stringMatching(detail),
  });
  expect([answer.status, answer.headers['content-type']]).toEqual([
    status,
    'application/scim+json; charset=utf-8',
  ]);
  expect(await find('new@people.test')).toBeNull();
});
