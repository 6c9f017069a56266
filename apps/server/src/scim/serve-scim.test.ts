import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testOperator } from '../../testing/operations/operator';
import { askScim, openScimClient, patchOf, type ScimClient } from '../../testing/scim/scim-client';
import { NOON, openTestApp, type TestApp } from '../../testing/test-app';
import { ADA, BEN, NORTH, SOUTH } from '../../testing/test-tenants';
import { sql } from '../db/sql';
import { SCOPES } from '../operations/operations';

const CORE = 'urn:ietf:params:scim:schemas:core:2.0';

let server: TestApp;
let north: ScimClient;
beforeAll(async () => {
  server = await openTestApp();
  north = await openScimClient(server);
});
beforeEach(() => {
  server.clock.now = NOON;
});
afterAll(() => server.close());

describe('who may', () => {
  const ASKED = [
    'GET /Users',
    'POST /Users',
    'GET /Groups',
    'DELETE /Groups/x',
    'GET /ServiceProviderConfig',
  ];

  test.each(ASKED)(
    '%s is for a token with the scope, of this tenant, that has not ended',
    async (request) => {
      const revoked = await openScimClient(server);
      const operator = testOperator(server.db, { tenantId: NORTH.id, now: NOON });
      await operator.run('clients revoke', { clientId: revoked.clientId });
      const south = await openScimClient(server, { tenant: SOUTH });
      const ask = async (token: string | undefined, tenant = NORTH) => {
        const body = request.startsWith('POST') ? {} : undefined;
        const { status, headers, json } = await askScim(server, {
          request,
          body,
          tenant,
          ...(token && { token }),
        });
        return [status, json['status'], headers['www-authenticate']];
      };
      const invalid = [401, '401', 'Bearer error="invalid_token"'];
      expect(await ask(undefined)).toEqual(invalid);
      expect(await ask('x'.repeat(43))).toEqual(invalid);
      expect(await ask(revoked.token)).toEqual(invalid);
      expect(await ask(south.token)).toEqual(invalid);
      expect(await ask(north.token, SOUTH)).toEqual(invalid);
      const others = await openScimClient(server, { scope: SCOPES.filter((scope) => scope !== 'scim') });
      const insufficient = 'Bearer error="insufficient_scope", scope="scim"';
      expect(await ask(others.token)).toEqual([403, '403', insufficient]);
      const { clientId } = others;
      const subject = { operation: `scim ${request.replace('/x', '/:id')}`, clientId, refused: 'true' };
      const noted = sql`select subject from audit_entries
                         where action = 'operation' and subject ->> 'clientId' = ${clientId}`;
      expect(await server.db.query(noted)).toEqual([{ subject }]);
      expect((await ask(north.token))[2]).toBeUndefined();
      server.clock.now = new Date(NOON.getTime() + 3_600_000);
      expect(await ask(north.token)).toEqual(invalid);
    },
  );

  test('a session helps nobody, and a token of SCIM opens no operation', async () => {
    const session = await server.signIn();
    expect((await server.ask('/scim/v2/Users', { session })).status).toBe(401);
    const headers = { authorization: `Bearer ${north.token}` };
    const asked = { method: 'POST', headers, body: {} } as const;
    const { json } = await server.ask('/api/platform/v1/operations/people/list', asked);
    expect(json['code']).toBe('insufficientScope');
  });

  test('every use is in the audit with its client, and neither there nor in the log is anybody’s address', async () => {
    const user = { userName: 'quiet@people.test', displayName: 'Quiet Person' };
    await north.ask('POST /Users', user);
    await north.ask('POST /Users', user);
    const audited = await server.db.query(
      sql`select subject from audit_entries where subject ->> 'operation' = 'scim POST /Users'`,
    );
    const entry = { operation: 'scim POST /Users', clientId: north.clientId };
    expect(audited).toContainEqual({ subject: { ...entry, userId: expect.any(String) } });
    expect(audited).toContainEqual({ subject: { ...entry, failed: 'true' } });
    expect(server.logs.at(-1)).toMatchObject({ refusal: 'scim uniqueness' });
    expect(JSON.stringify([server.logs, audited])).not.toMatch(/quiet|Person/);
  });
});

test('one entry for each use names the person, or the group and who enters or leaves it', async () => {
  const own = await openScimClient(server);
  const user = { userName: 'named@people.test', displayName: 'Nam Ed' };
  const userId = String((await own.ask('POST /Users', user)).json['id']);
  await own.ask(`GET /Users/${userId.toUpperCase()}`);
  await own.ask(`PUT /Users/${userId}`, user);
  await own.ask(`PATCH /Users/${userId}`, patchOf({ op: 'replace', path: 'active', value: false }));
  await own.ask(`DELETE /Users/${userId}`);
  await own.ask(`GET /Users/${user.userName}`);
  const members = [ADA, BEN].map(({ id }) => ({ value: id }));
  const group = String((await own.ask('POST /Groups', { displayName: 'Rowers', members })).json['id']);
  await own.ask(`GET /Groups/${group}`);
  await own.ask(`PUT /Groups/${group}`, { displayName: 'x@people.test', members });
  await own.ask(`PATCH /Groups/${group}`, patchOf({ op: 'replace', value: { displayName: 'Crew' } }));
  const leaving = { op: 'remove', path: `members[value eq "${ADA.id}"]` };
  await own.ask(`PATCH /Groups/${group}`, patchOf(leaving));
  await own.ask(`PATCH /Groups/${group}`, patchOf({ op: 'remove', path: 'displayName' }));
  await own.ask(`DELETE /Groups/${group}`);
  const audited = await server.db.query<{ subject: Record<string, unknown> }>(
    sql`select subject - 'clientId' as subject from audit_entries
         where subject ->> 'clientId' = ${own.clientId} and subject ->> 'operation' like 'scim %' order by id`,
  );
  const found = await testOperator(server.db, { tenantId: NORTH.id, now: NOON }).say('audit list', {
    email: user.userName,
  });
  expect(found).toContain('scim PATCH /Users/:id');
  const both = { userIds: [ADA.id, BEN.id] };
  expect(audited.map(({ subject: { operation, ...named } }) => [operation, named])).toEqual([
    ['scim POST /Users', { userId }],
    ['scim GET /Users/:id', { userId }],
    ['scim PUT /Users/:id', { userId }],
    ['scim PATCH /Users/:id', { userId }],
    ['scim DELETE /Users/:id', { userId }],
    ['scim GET /Users/:id', { failed: 'true' }],
    ['scim POST /Groups', { group, name: 'Rowers', ...both }],
    ['scim GET /Groups/:id', { group }],
    ['scim PUT /Groups/:id', { group, ...both }],
    ['scim PATCH /Groups/:id', { group, name: 'Crew' }],
    ['scim PATCH /Groups/:id', { group, name: 'Crew', userId: ADA.id }],
    ['scim PATCH /Groups/:id', { group, failed: 'true' }],
    ['scim DELETE /Groups/:id', { group, name: 'Crew' }],
  ]);
});

describe('what it says of itself', () => {
  test('what is supported, and what is not', async () => {
    const { json } = await north.ask('GET /ServiceProviderConfig');
    expect(json).toMatchObject({
      schemas: [`${CORE}:ServiceProviderConfig`],
      patch: { supported: true },
      bulk: { supported: false },
      filter: { supported: true, maxResults: 200 },
      changePassword: { supported: false },
      sort: { supported: true },
      etag: { supported: false },
      authenticationSchemes: [{ type: 'oauthbearertoken' }],
    });
  });

  test('its two kinds of resources', async () => {
    const { json } = await north.ask('GET /ResourceTypes');
    expect(json).toMatchObject({
      totalResults: 2,
      Resources: [
        { id: 'User', endpoint: '/Users', schema: `${CORE}:User` },
        { id: 'Group', endpoint: '/Groups', schema: `${CORE}:Group` },
      ],
    });
    expect((await north.ask('GET /ResourceTypes/Group')).json).toMatchObject({ name: 'Group' });
  });

  test('their schemas, with what is kept and nothing else', async () => {
    const { json } = await north.ask('GET /Schemas');
    const names = (json['Resources'] as Array<{ id: string; attributes: Array<{ name: string }> }>).map(
      ({ id, attributes }) => [id, attributes.map(({ name }) => name)],
    );
    expect(names).toEqual([
      [
        `${CORE}:User`,
        ['userName', 'name', 'displayName', 'preferredLanguage', 'timezone', 'active', 'emails'],
      ],
      [`${CORE}:Group`, ['displayName', 'members']],
    ]);
    const user = await north.ask(`GET /Schemas/${CORE}:User`);
    expect(user.json['attributes']).toContainEqual(
      expect.objectContaining({ name: 'emails', mutability: 'readOnly' }),
    );
  });

  test.each([
    'GET /Schemas/toString',
    'GET /ResourceTypes/x',
    'POST /Bulk',
    'GET /Me',
    'PUT /Users',
    'GET /x',
  ])('%s is not there, which SCIM’s own error says', async (request) => {
    const { status, headers, json } = await north.ask(request as 'GET /x'); // one of these
    expect([404, 405]).toContain(status);
    expect(headers['content-type']).toBe('application/scim+json; charset=utf-8');
    expect(json).toMatchObject({
      schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'],
      status: String(status),
    });
  });
});

describe('hostile input', () => {
  const deep = `${'{"name":'.repeat(50_000)}1${'}'.repeat(50_000)}`;

  test.each<[string, string, unknown, number]>([
    [
      'a filter of ten thousand terms',
      `GET /Users?filter=${'id pr or '.repeat(10_000)}id pr`,
      undefined,
      414,
    ],
    ['a filter as deep as an address can be', `GET /Users?filter=${'('.repeat(2000)}`, undefined, 400],
    ['a body without end', 'POST /Users', JSON.stringify({ userName: 'x'.repeat(1024 * 1024) }), 413],
    ['a body that is deep', 'POST /Users', deep, 400],
    ['a body that changes what objects are', 'POST /Users', '{"__proto__":{"userName":"x"}}', 400],
    ['no body', 'POST /Users', undefined, 400],
  ])('%s is refused', async (_title, request, body, status) => {
    const answer = await north.ask(request as 'GET /x', body); // a method and a path
    expect([answer.status, answer.json['status']]).toEqual([status, String(status)]);
  });

  test('another type of body is refused', async () => {
    const answer = await north.ask('POST /Users', 'userName=x', {
      'content-type': 'application/x-www-form-urlencoded',
    });
    expect([answer.status, answer.json['status']]).toEqual([415, '415']);
  });
});
