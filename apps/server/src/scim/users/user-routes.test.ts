import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openScimClient, patchOf, type ScimClient } from '../../../testing/scim/scim-client';
import { openTestApp, type TestApp } from '../../../testing/test-app';
import { ADA, BEN, NORTH, SOUTH } from '../../../testing/test-tenants';
import { sql } from '../../db/sql';
import { findPerson } from '../../store/operator/person-admin';

const CORE = 'urn:ietf:params:scim:schemas:core:2.0:User';
const ENTERPRISE = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User';
const ME = '/api/platform/v1/users/me';

let server: TestApp;
let north: ScimClient;
beforeAll(async () => {
  server = await openTestApp();
  north = await openScimClient(server);
});
afterAll(() => server.close());

const find = (email: string, tenant = NORTH) => findPerson(server.db, tenant.id, email);

/** Somebody new, with whatever the test says of them. */
async function created(differs: object = {}): Promise<{ id: string; userName: string }> {
  const userName = `${randomUUID()}@people.test`;
  const name = { givenName: 'Mia', familyName: 'Moss' };
  const { json } = await north.ask('POST /Users', { schemas: [CORE], userName, name, ...differs });
  return json as { id: string; userName: string };
}

describe('changing', () => {
  test('PUT sets what it says; an externalId that it does not say is gone', async () => {
    const { id } = await created({ externalId: randomUUID(), timezone: 'Asia/Amman' });
    const body = { schemas: [CORE], userName: `${id}@people.test`, displayName: 'Max Moor', active: true };
    const { status, json } = await north.ask(`PUT /Users/${id}`, body);
    expect(status).toBe(200);
    expect(json).toMatchObject({ id, userName: `${id}@people.test`, displayName: 'Max Moor' });
    expect(json).toHaveProperty('timezone', 'Asia/Amman');
    expect(json).not.toHaveProperty('externalId');
  });

  const name = (givenName: string, familyName: string) => ({ name: { givenName, familyName } });
  const GIVEN = { ...name('Mia', 'Moss'), active: true, externalId: expect.any(String) };

  test.each<[string, object[], object]>([
    ['a path', [{ op: 'replace', path: 'name.familyName', value: 'Roe' }], name('Mia', 'Roe')],
    ['no path', [{ op: 'replace', value: { name: { familyName: 'Roe' } } }], name('Mia', 'Roe')],
    ['a complex path', [{ op: 'replace', path: 'name', value: { familyName: 'Roe' } }], name('Mia', 'Roe')],
    [
      'Entra: dotted names without a path',
      [{ op: 'Add', value: { 'name.givenName': 'Max' } }],
      name('Max', 'Moss'),
    ],
    [
      'Entra: words in capitals, texts for flags',
      [{ op: 'Replace', path: 'active', value: 'False' }],
      { active: false },
    ],
    ['Entra: the same without a path', [{ op: 'replace', value: { active: 'False' } }], { active: false }],
    ['Okta: deactivating', [{ op: 'replace', value: { active: false } }], { active: false }],
    [
      'a path in the schema’s name, in any case',
      [{ op: 'replace', path: `${CORE.toUpperCase()}:NAME.givenname`, value: 'Max' }],
      name('Max', 'Moss'),
    ],
    [
      'several steps in their order',
      [
        { op: 'replace', path: 'name.givenName', value: 'Max' },
        { op: 'add', path: 'name.givenName', value: 'Moe' },
      ],
      name('Moe', 'Moss'),
    ],
    [
      'Okta: its own id along with the rest',
      [{ op: 'replace', value: { id: 'own', timezone: 'Asia/Amman' } }],
      { timezone: 'Asia/Amman' },
    ],
    [
      'what is not kept, among what is',
      [
        { op: 'replace', path: 'title', value: 'Guide' },
        { op: 'add', path: 'emails[type eq "work"].value', value: 'other@people.test' },
        { op: 'replace', path: 'addresses[type eq "work"].country', value: 'JO' },
        { op: 'add', path: `${ENTERPRISE}:department`, value: 'Rivers' },
        { op: 'add', path: `${ENTERPRISE}:manager`, value: 'x' },
        { op: 'replace', path: 'displayName', value: 'Somebody Else' },
        { op: 'replace', path: 'name.familyName', value: 'Roe' },
      ],
      name('Mia', 'Roe'),
    ],
    ['nothing that is kept', [{ op: 'replace', path: 'title', value: 'Guide' }], name('Mia', 'Moss')],
    ['removing the other system’s id', [{ op: 'remove', path: 'externalId' }], { externalId: undefined }],
  ])('PATCH takes %s', async (_title, operations, expected) => {
    const { id } = await created({ externalId: randomUUID() });
    const own = JSON.parse(JSON.stringify(operations).replace('"own"', `"${id}"`)) as object[]; // what it was
    const { status, json } = await north.ask(`PATCH /Users/${id}`, patchOf(...own));
    expect({ status, externalId: undefined, ...json }).toMatchObject({
      ...GIVEN,
      status: 200,
      ...expected,
    });
  });

  test.each<[string, unknown, string]>([
    ['an attribute that nobody knows', patchOf({ op: 'replace', path: 'shoeSize', value: 1 }), 'invalidPath'],
    ['one in another extension', patchOf({ op: 'add', path: 'urn:other:thing', value: 1 }), 'invalidPath'],
    ['a part that nobody knows', patchOf({ op: 'replace', path: 'name.nick', value: 1 }), 'invalidPath'],
    [
      'brackets where there is one value',
      patchOf({ op: 'replace', path: 'userName[a eq "b"]', value: 1 }),
      'invalidPath',
    ],
    [
      'what objects have by themselves',
      patchOf({ op: 'add', path: 'toString.call', value: 'x' }),
      'invalidPath',
    ],
    ['another id', patchOf({ op: 'replace', path: 'id', value: randomUUID() }), 'mutability'],
    ['removing what is needed', patchOf({ op: 'remove', path: 'userName' }), 'mutability'],
    ['a name taken away', patchOf({ op: 'remove', path: 'name.givenName' }), 'invalidValue'],
    ['removing nothing', patchOf({ op: 'remove' }), 'noTarget'],
    ['another type', patchOf({ op: 'replace', path: 'name', value: 'Mia' }), 'invalidValue'],
    ['a value that is none', patchOf({ op: 'replace', value: 'x' }), 'invalidValue'],
    ['an operation that is none', patchOf({ op: 'move', path: 'userName', value: 'x' }), 'invalidSyntax'],
    ['an operation that is nothing', { ...patchOf(), Operations: [null] }, 'invalidSyntax'],
    ['no operations', patchOf(), 'invalidValue'],
    ['another message', { schemas: [CORE], Operations: [{ op: 'add', value: {} }] }, 'invalidSyntax'],
    [
      'more operations than anybody needs',
      patchOf(...Array.from({ length: 501 }, () => ({ op: 'add', value: {} }))),
      'invalidValue',
    ],
    [
      'a path without end',
      patchOf({ op: 'add', path: `name${'.a'.repeat(5000)}`, value: 'x' }),
      'invalidPath',
    ],
  ])('PATCH refuses %s', async (_title, body, scimType) => {
    const { id, userName } = await created();
    const { status, json } = await north.ask(`PATCH /Users/${id}`, body);
    expect([status, json['scimType']]).toEqual([400, scimType]);
    expect(await find(userName)).toMatchObject({ firstName: 'Mia', lastName: 'Moss' });
  });

  test('neither takes the userName or the externalId of somebody else', async () => {
    const [{ id }, other] = [await created(), await created({ externalId: randomUUID() })];
    const { externalId } = (await north.ask(`GET /Users/${other.id}`)).json;
    for (const value of [{ userName: other.userName }, { externalId }]) {
      const patch = patchOf({ op: 'replace', value });
      expect((await north.ask(`PATCH /Users/${id}`, patch)).json).toMatchObject({
        status: '409',
        scimType: 'uniqueness',
      });
      const put = { userName: `${id}@people.test`, displayName: 'A B', ...value };
      expect((await north.ask(`PUT /Users/${id}`, put)).status).toBe(409);
    }
  });
});

describe('deactivating', () => {
  const setActive = (active: boolean) =>
    north.ask(`PATCH /Users/${ADA.id}`, patchOf({ op: 'replace', path: 'active', value: active }));

  test('signs out everywhere, and is undone by activating; others do not notice', async () => {
    const [session, bens] = [await server.signIn(), await server.signIn(BEN)];
    expect((await setActive(false)).json['active']).toBe(false);
    expect((await server.ask(ME, { session })).status).toBe(401);
    expect((await server.ask(ME, { session: bens })).status).toBe(200);
    expect((await find(ADA.email, SOUTH))?.suspended).toBeNull();
    expect((await setActive(true)).json['active']).toBe(true);
    expect((await server.ask(ME, { session: await server.signIn() })).status).toBe(200);
    const audited = await server.db.query<{ action: string }>(
      sql`select action from audit_entries where subject ->> 'userId' = ${ADA.id} order by id`,
    );
    const actions = audited.map(({ action }) => action);
    expect(actions).toEqual(['suspend', 'signOut', 'operation', 'restore', 'operation']);
  });

  test.each(['application/scim+json', 'application/json'])(
    'is what DELETE does, also where %s is named for a body that is not there',
    async (type) => {
      const { id, userName } = await created();
      const answer = await north.ask(`DELETE /Users/${id}`, undefined, { 'content-type': type });
      expect(answer.status).toBe(204);
      expect((await find(userName))?.suspended).not.toBeNull();
    },
  );

  test('is what DELETE does, and what a person has earned stays', async () => {
    const { id, userName } = await created();
    const answer = await north.ask(`DELETE /Users/${id}`);
    expect([answer.status, answer.text]).toEqual([204, '']);
    expect((await find(userName))?.suspended).not.toBeNull();
    expect((await north.ask(`GET /Users/${id}`)).json['active']).toBe(false);
  });
});

test('whoever is nobody of this tenant is not found, whatever is asked', async () => {
  const south = await openScimClient(server, { tenant: SOUTH });
  const { json } = await south.ask('POST /Users', { userName: 'sue@people.test', displayName: 'Sue South' });
  const foreign = String(json['id']);
  const body = { userName: 'sue@people.test', displayName: 'Not Sue' };
  for (const id of [foreign, randomUUID(), 'x', '..%2f']) {
    const answers = [
      await north.ask(`GET /Users/${id}`),
      await north.ask(`PUT /Users/${id}`, body),
      await north.ask(`PATCH /Users/${id}`, patchOf({ op: 'replace', path: 'active', value: false })),
      await north.ask(`DELETE /Users/${id}`),
    ];
    for (const { status, json: said } of answers) expect([status, said['status']]).toEqual([404, '404']);
  }
  expect(await find('sue@people.test', SOUTH)).toMatchObject({ lastName: 'South', suspended: null });
  expect((await north.ask('GET /Users?filter=userName eq "sue@people.test"')).json['totalResults']).toBe(0);
});
