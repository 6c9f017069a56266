import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openScimClient, type ScimClient } from '../../../testing/scim/scim-client';
import { openTestApp, type TestApp } from '../../../testing/test-app';
import { SOUTH } from '../../../testing/test-tenants';

const PEOPLE = ['cal', 'dee', 'eli', 'fay', 'gus'];

let server: TestApp;
let north: ScimClient;
beforeAll(async () => {
  server = await openTestApp();
  north = await openScimClient(server);
  const south = await openScimClient(server, { tenant: SOUTH });
  for (const [index, name] of PEOPLE.entries()) {
    const user = {
      userName: `${name}@people.test`,
      name: { givenName: name, familyName: index < 2 ? 'First' : 'Last' },
      externalId: `Ext-${name}`,
      active: index !== 4,
    };
    await north.ask('POST /Users', user);
    await south.ask('POST /Users', { ...user, userName: `${name}@south.test` });
  }
});
afterAll(() => server.close());

async function names(query: string): Promise<{ found: string[]; json: Record<string, unknown> }> {
  const { json } = await north.ask(`GET /Users?${query}`);
  const resources = (json['Resources'] ?? []) as Array<{ userName?: string }>; // whatever was answered, shown by the test
  return { found: resources.map(({ userName }) => userName?.split('@')[0] ?? ''), json };
}

test('everybody of the tenant and nobody else, in the order of their addresses, with how many there are', async () => {
  const { found, json } = await names('');
  expect(found).toEqual(['ada', 'ben', ...PEOPLE]);
  expect(json).toMatchObject({
    schemas: ['urn:ietf:params:scim:api:messages:2.0:ListResponse'],
    totalResults: 7,
    startIndex: 1,
    itemsPerPage: 7,
  });
});

test.each<[string, string[]]>([
  ['userName eq "DEE@people.test"', ['dee']],
  ['externalId eq "Ext-dee"', ['dee']],
  ['externalId eq "ext-dee"', []],
  ['externalId pr and not (userName sw "c")', ['dee', 'eli', 'fay', 'gus']],
  ['emails eq "fay@people.test"', ['fay']],
  ['emails.value eq "fay@people.test"', ['fay']],
  ['emails[type eq "work" and value eq "fay@people.test"]', ['fay']],
  ['emails[type eq "home"].value eq "fay@people.test"', []],
  ['name.familyName eq "first"', ['cal', 'dee']],
  ['displayName co "i L"', ['eli']],
  ['active eq false', ['gus']],
  ['active eq "False"', ['gus']],
  ['userName eq "cal@people.test" or userName eq "eli@people.test"', ['cal', 'eli']],
  ['userName eq "cal@south.test"', []],
  ['userName ne "ada@people.test" and name.familyName eq "north"', ['ben']],
  ['meta.created gt "2020-01-01T00:00:00Z" and userName ew "S@people.test"', ['gus']],
  ['id eq "0a000000-0000-4000-8000-000000000001"', ['ada']],
])('filter %s', async (filter, expected) => {
  const { found, json } = await names(`filter=${filter}`);
  expect(found).toEqual(expected);
  expect(json['totalResults']).toBe(expected.length);
});

test.each([
  'filter=',
  'filter=userName eq "a"&filter=userName eq "b"',
  'filter=shoeSize eq 7',
  'filter=id eq "no guid"',
  'filter=active eq "maybe"',
  'filter=active co "a"',
  'filter=meta.created gt "yesterday"',
  `filter=${Array.from({ length: 51 }, () => 'id pr').join(' or ')}`,
])('%s is refused', async (query) => {
  const { status, json } = await north.ask(`GET /Users?${query}`);
  expect([status, json['scimType']]).toEqual([400, 'invalidFilter']);
});

describe('pages', () => {
  test.each<[string, string[], object]>([
    ['startIndex=3&count=2', ['cal', 'dee'], { startIndex: 3, itemsPerPage: 2 }],
    ['startIndex=7&count=2', ['gus'], { startIndex: 7, itemsPerPage: 1 }],
    ['startIndex=100', [], { startIndex: 100, itemsPerPage: 0 }],
    ['startIndex=-1&count=1', ['ada'], { startIndex: 1 }],
    ['count=0', [], { itemsPerPage: 0 }],
    ['count=-5', [], { itemsPerPage: 0 }],
    ['count=1&sortBy=userName&sortOrder=descending', ['gus'], {}],
    ['count=2&sortBy=name.familyName', ['cal', 'dee'], {}],
  ])('%s', async (query, expected, page) => {
    const { found, json } = await names(query);
    expect(found).toEqual(expected);
    expect(json).toMatchObject({ totalResults: 7, ...page });
  });

  test.each(['count=x', 'startIndex=1.5', 'sortBy=shoeSize', 'sortBy=toString'])(
    '%s is refused',
    async (query) => {
      expect((await north.ask(`GET /Users?${query}`)).json['scimType']).toBe('invalidValue');
    },
  );
});

test.each<[string, string[]]>([
  ['attributes=userName', ['schemas', 'id', 'userName']],
  ['attributes=USERNAME,active,shoeSize', ['schemas', 'id', 'userName', 'active']],
  ['attributes=name.givenName', ['schemas', 'id', 'name']],
  [
    'excludedAttributes=emails,name,meta,id',
    ['schemas', 'id', 'externalId', 'userName', 'displayName', 'active'],
  ],
])('%s leaves what it says', async (query, expected) => {
  const { json } = await names(`filter=userName eq "cal@people.test"&${query}`);
  const [user = {}] = json['Resources'] as object[];
  expect(Object.keys(user)).toEqual(expected);
});

test('of a complex attribute a part alone is left', async () => {
  const { json } = await names('filter=userName eq "cal@people.test"&attributes=name.givenName');
  expect(json['Resources']).toEqual([expect.objectContaining({ name: { givenName: 'cal' } })]);
});
