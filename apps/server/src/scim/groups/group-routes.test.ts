import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertTestCourse } from '../../../testing/attempts/test-course';
import { openScimClient, patchOf, type ScimClient } from '../../../testing/scim/scim-client';
import { NOON, openTestApp, type TestApp } from '../../../testing/test-app';
import { ADA, BEN, NORTH, SOUTH } from '../../../testing/test-tenants';
import { insertGroupActivityWorkflow } from '../../store/people/groups';

const CORE = 'urn:ietf:params:scim:schemas:core:2.0:Group';

let server: TestApp;
let north: ScimClient;
beforeAll(async () => {
  server = await openTestApp();
  north = await openScimClient(server);
});
afterAll(() => server.close());

const member = ({ id }: { id: string }) => ({ value: id });

/** With Ada in it, unless the test says otherwise. */
async function created(differs: object = {}): Promise<string> {
  const body = { schemas: [CORE], displayName: randomUUID(), members: [member(ADA)], ...differs };
  return String((await north.ask('POST /Groups', body)).json['id']);
}

async function membersOf(id: string): Promise<string[]> {
  const { json } = await north.ask(`GET /Groups/${id}`);
  return (json['members'] as Array<{ value: string }>).map(({ value }) => value);
}

test('a group is made with its members, and answered as SCIM says', async () => {
  const body = { schemas: [CORE], displayName: 'Tour Guides', externalId: 'g-1', members: [member(ADA)] };
  const { status, headers, json } = await north.ask('POST /Groups', body);
  expect(status).toBe(201);
  const base = 'http://north.test:8080/scim/v2';
  const location = `${base}/Groups/${String(json['id'])}`;
  expect(json).toEqual({
    schemas: [CORE],
    id: expect.any(String),
    externalId: 'g-1',
    displayName: 'Tour Guides',
    members: [{ value: ADA.id, display: 'Ada north', type: 'User', $ref: `${base}/Users/${ADA.id}` }],
    meta: { resourceType: 'Group', location },
  });
  expect(headers['location']).toBe(location);
  expect((await north.ask(`GET /Groups/${String(json['id'])}`)).json).toEqual(json);
});

test.each<[string, object[], string[]]>([
  ['adding', [{ op: 'add', path: 'members', value: [member(BEN)] }], [ADA.id, BEN.id]],
  ['adding whom it has', [{ op: 'Add', path: 'members', value: [member(ADA)] }], [ADA.id]],
  ['adding without a path', [{ op: 'add', value: { members: [member(BEN)] } }], [ADA.id, BEN.id]],
  ['adding one alone', [{ op: 'add', path: 'members', value: member(BEN) }], [ADA.id, BEN.id]],
  ['removing by a filter', [{ op: 'remove', path: `members[value eq "${ADA.id}"]` }], []],
  ['Entra: removing by a value', [{ op: 'Remove', path: 'members', value: [member(ADA)] }], []],
  ['removing whom it does not have', [{ op: 'remove', path: `members[value eq "${BEN.id}"]` }], [ADA.id]],
  ['removing all', [{ op: 'remove', path: 'members' }], []],
  ['removing none of them', [{ op: 'remove', path: 'members', value: [] }], [ADA.id]],
  ['replacing', [{ op: 'replace', path: 'members', value: [member(BEN)] }], [BEN.id]],
  ['replacing by nobody', [{ op: 'replace', path: 'members', value: [] }], []],
  [
    'steps in their order',
    [
      { op: 'remove', path: 'members' },
      { op: 'add', path: 'members', value: [member(BEN)] },
    ],
    [BEN.id],
  ],
])('members: %s', async (_title, operations, expected) => {
  const id = await created();
  const answer = await north.ask(`PATCH /Groups/${id}`, patchOf(...operations));
  expect([answer.status, answer.text]).toEqual([204, '']);
  expect(await membersOf(id)).toEqual(expected);
});

test('Okta: its own id, the name and the other system’s id in one value', async () => {
  const id = await created();
  const value = { id, displayName: `New ${id}`, externalId: id };
  expect((await north.ask(`PATCH /Groups/${id}`, patchOf({ op: 'replace', value }))).status).toBe(204);
  expect((await north.ask(`GET /Groups/${id}`)).json).toMatchObject({
    displayName: `New ${id}`,
    externalId: id,
    members: [{ value: ADA.id }],
  });
});

test('a group is given its own name in another case, and no other’s', async () => {
  const [id, other] = [await created(), await created({ displayName: 'Bell Ringers' })];
  const named = (displayName: string) => patchOf({ op: 'replace', value: { displayName } });
  for (const refused of [
    await north.ask(`PATCH /Groups/${id}`, named('bell ringers')),
    await north.ask(`PUT /Groups/${id}`, { displayName: 'BELL RINGERS' }),
  ])
    expect([refused.status, refused.json['scimType']]).toEqual([409, 'uniqueness']);
  expect((await north.ask(`PATCH /Groups/${other}`, named('Bell ringers'))).status).toBe(204);
  expect((await north.ask(`GET /Groups/${other}`)).json['displayName']).toBe('Bell ringers');
});

test('PUT sets all of it, the members too', async () => {
  const id = await created({ externalId: randomUUID() });
  const { status, json } = await north.ask(`PUT /Groups/${id}`, {
    displayName: `Put ${id}`,
    members: [member(BEN)],
  });
  expect(status).toBe(200);
  expect(json).toMatchObject({ displayName: `Put ${id}`, members: [{ value: BEN.id }] });
  expect(json).not.toHaveProperty('externalId');
});

test('a list finds by name and other id, and leaves members out where they are not wanted', async () => {
  const externalId = randomUUID();
  const id = await created({ displayName: 'Found Group', externalId });
  for (const filter of ['displayName eq "found group"', `externalId eq "${externalId}"`, `id eq "${id}"`]) {
    const { json } = await north.ask(`GET /Groups?filter=${filter}`);
    expect(json).toMatchObject({ totalResults: 1, Resources: [{ id, members: [{ value: ADA.id }] }] });
  }
  const { json } = await north.ask(
    'GET /Groups?filter=displayName eq "found group"&excludedAttributes=members',
  );
  expect(json['Resources']).toEqual([expect.not.objectContaining({ members: expect.anything() })]);
});

test('Entra: a list finds the groups of a person, and whether a person is in a group', async () => {
  const [adas, bens] = [await created(), await created({ members: [member(BEN)] })];
  const nobodys = await created({ members: [] });
  const found = async (filter: string) => {
    const { json } = await north.ask(`GET /Groups?count=200&filter=${filter}`);
    return (json['Resources'] as Array<{ id: string }>).map(({ id }) => id);
  };
  const ofAda = await found(`members.value eq "${ADA.id}"`);
  expect([ofAda.includes(adas), ofAda.includes(bens), ofAda.includes(nobodys)]).toEqual([true, false, false]);
  expect(await found(`members[value eq "${ADA.id.toUpperCase()}"]`)).toEqual(ofAda);
  expect(await found(`members eq "${ADA.id}" and id eq "${bens}"`)).toEqual([]);
  expect(await found(`id eq "${adas}" and members eq "${ADA.id}"`)).toEqual([adas]);
  expect(await found(`id eq "${adas}" and members ne "${ADA.id}"`)).toEqual([]);
  expect(await found(`id eq "${nobodys}" and members ne "${ADA.id}"`)).toEqual([nobodys]);
  expect(await found(`id eq "${nobodys}" and members pr`)).toEqual([]);
  expect(await found(`id eq "${bens}" and members pr`)).toEqual([bens]);
  expect(await found(`members.value eq "${randomUUID()}"`)).toEqual([]);
  for (const wrong of ['filter=members.value eq "ada"', 'filter=members co "a"', 'sortBy=members']) {
    expect((await north.ask(`GET /Groups?${wrong}`)).json['scimType']).toBe('invalidFilter');
  }
});

test('DELETE removes a group, its members stay as people; one with work stays', async () => {
  const id = await created();
  expect((await north.ask(`DELETE /Groups/${id}`)).status).toBe(204);
  expect((await north.ask(`GET /Groups/${id}`)).status).toBe(404);
  expect((await north.ask(`GET /Users/${ADA.id}`)).status).toBe(200);
  const groupId = await created();
  const { part } = await insertTestCourse(server.db, { parts: [{ name: 'Team task' }] });
  const work = { id: randomUUID(), groupId, partId: part('1'), started: NOON };
  await insertGroupActivityWorkflow(server.db, NORTH.id, work);
  expect((await north.ask(`DELETE /Groups/${groupId}`)).status).toBe(409);
});

test.each<[string, object, number, string | undefined]>([
  ['a name that another has', { displayName: 'Taken' }, 409, 'uniqueness'],
  ['a name that another has in another case', { displayName: 'TAKEN' }, 409, 'uniqueness'],
  ['an externalId that another has', { displayName: 'New', externalId: 'taken' }, 409, 'uniqueness'],
  ['no name', {}, 400, 'invalidValue'],
  ['an empty name', { displayName: ' ' }, 400, 'invalidValue'],
  ['a member who is nobody', { displayName: 'New', members: [{ value: randomUUID() }] }, 400, 'invalidValue'],
  ['a member without an id', { displayName: 'New', members: [{ value: 'x' }] }, 400, 'invalidValue'],
  ['a member that is none', { displayName: 'New', members: [7] }, 400, 'invalidValue'],
])('a group with %s is refused, and nothing of it stays', async (_title, body, status, scimType) => {
  await created({ displayName: 'Taken', externalId: 'taken' });
  const answer = await north.ask('POST /Groups', body);
  expect([answer.status, answer.json['scimType']]).toEqual([status, scimType]);
  expect((await north.ask('GET /Groups?filter=displayName eq "New"')).json['totalResults']).toBe(0);
});

test.each<[string, object, string]>([
  ['members by something else', { op: 'remove', path: 'members[display eq "Ada"]' }, 'invalidFilter'],
  ['members by another comparison', { op: 'remove', path: `members[value ne "${ADA.id}"]` }, 'invalidPath'],
  [
    'objects that all have',
    { op: 'remove', path: 'members', value: [{ 'toString.call': 'x' }] },
    'invalidValue',
  ],
  ['a name taken away', { op: 'remove', path: 'displayName' }, 'mutability'],
  ['a filter without end', { op: 'remove', path: 'members[value eq "x]' }, 'invalidFilter'],
])('PATCH refuses %s', async (_title, operation, scimType) => {
  const id = await created();
  const { status, json } = await north.ask(`PATCH /Groups/${id}`, patchOf(operation));
  expect([status, json['scimType']]).toEqual([400, scimType]);
  expect(await membersOf(id)).toEqual([ADA.id]);
});

test('another tenant’s groups are not found, and its people enter none of ours', async () => {
  const south = await openScimClient(server, { tenant: SOUTH });
  const { json } = await south.ask('POST /Groups', { displayName: 'Southern', members: [member(BEN)] });
  const foreign = String(json['id']);
  const sue = await south.ask('POST /Users', { userName: 'sue@people.test', displayName: 'Sue South' });
  for (const id of [foreign, randomUUID(), 'x']) {
    const answers = [
      await north.ask(`GET /Groups/${id}`),
      await north.ask(`PUT /Groups/${id}`, { displayName: 'Mine' }),
      await north.ask(`PATCH /Groups/${id}`, patchOf({ op: 'remove', path: 'members' })),
      await north.ask(`DELETE /Groups/${id}`),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  }
  const id = await created();
  const add = patchOf({ op: 'add', path: 'members', value: [{ value: sue.json['id'] }] });
  expect((await north.ask(`PATCH /Groups/${id}`, add)).json['scimType']).toBe('invalidValue');
  expect((await south.ask(`GET /Groups/${foreign}`)).json).toMatchObject({ members: [{ value: BEN.id }] });
});

test('a thousand members arrive in one request', async () => {
  const body = { displayName: 'Large', members: Array.from({ length: 1500 }, () => member(ADA)) };
  const { status, json } = await north.ask('POST /Groups', body);
  expect([status, json['members']]).toEqual([201, [expect.objectContaining({ value: ADA.id })]]);
});
