import { afterAll, beforeAll, expect, test } from 'vitest';
import { addTestClient, apiTokenOf, askOperation } from '../../../testing/operations/api-client';
import { testOperator, type TestOperator } from '../../../testing/operations/operator';
import { NOON, openTestApp, type TestApp } from '../../../testing/test-app';
import { NORTH, SOUTH } from '../../../testing/test-tenants';
import { sql } from '../../db/sql';

const KEYS = JSON.stringify({ keys: [{ kty: 'RSA', n: 'AQAB', e: 'AQAB' }] });

let server: TestApp;
let north: TestOperator;
beforeAll(async () => {
  server = await openTestApp();
  north = testOperator(server.db, { tenantId: NORTH.id, now: NOON });
});
afterAll(() => server.close());

test('a client is told its secret once, and the database never knows it', async () => {
  const { clientId, clientSecret } = await addTestClient(server, { scope: ['people', 'people'] });
  expect(clientSecret).toMatch(/^[\w-]{43}$/);
  const stored = JSON.stringify(await server.db.query(sql`select * from api_clients`));
  expect(stored).toContain(clientId);
  expect(stored).not.toContain(clientSecret);
  expect(await north.say('clients list', {})).toBe(`${clientId}  Payroll  people  never used`);
  await apiTokenOf(server, { clientId, clientSecret });
  expect(await north.say('clients list', {})).toContain(`last used ${NOON.toISOString()}`);
});

test('a dry run tells no secret and no token, since none would open anything', async () => {
  const client = { name: 'Payroll', scope: ['people'] };
  expect(await north.run('clients add', client, true)).not.toHaveProperty('clientSecret');
  expect(await north.say('clients add', client, true)).not.toContain('secret');
  const { clientId } = await addTestClient(server, { scope: ['people'] });
  const wanted = { clientId, expires: '2026-12-31' };
  expect(await north.run('clients token', wanted, true)).not.toHaveProperty('token');
  expect(await north.say('clients token', wanted, true)).not.toContain('token');
});

test('one that signs has no secret', async () => {
  for (const proof of [{ jwks: KEYS }, { jwksUrl: 'https://hr.example/keys' }]) {
    const added = await north.run('clients add', { name: 'Signer', scope: ['people'], ...proof });
    expect(added).toEqual({ clientId: expect.any(String), scopes: ['people'] });
  }
});

test.each<[string, Record<string, unknown>, RegExp]>([
  ['a scope that there is not', { scope: ['kitchen'] }, /There is no "kitchen" to give. There are: .*people/],
  ['keys in two places', { jwks: KEYS, jwksUrl: 'https://hr.example/keys' }, /one place/],
  ['an end that has passed', { expires: '2026-03-01' }, /passed already/],
  ['no scope', { scope: [] }, /scope/],
  ['keys at an unsafe address', { jwksUrl: 'http://hr.example/keys' }, /jwksUrl/],
  ['keys that are none', { jwks: '{"keys":[]}' }, /jwks/],
  ['a private key', { jwks: KEYS.replace('"kty"', '"d":"AQ","kty"') }, /jwks/],
])('a client with %s is refused', async (_title, differs, reason) => {
  await expect(north.run('clients add', { name: 'Payroll', scope: ['people'], ...differs })).rejects.toThrow(
    reason,
  );
});

test('whoever may do little lets a program do no more', async () => {
  const limited = testOperator(server.db, { tenantId: NORTH.id, now: NOON, scopes: ['clients'] });
  await expect(limited.run('clients add', { name: 'Payroll', scope: ['people'] })).rejects.toThrow(
    'There is no "people" to give. There are: clients.',
  );
});

test('a client is revoked once, by its own tenant', async () => {
  const { clientId } = await addTestClient(server, { scope: ['people'] });
  const south = testOperator(server.db, { tenantId: SOUTH.id, now: NOON });
  await expect(south.run('clients revoke', { clientId })).rejects.toThrow('There is no client');
  expect(await south.run('clients list', {})).toEqual([]);
  expect(await north.say('clients revoke', { clientId })).toBe(`${clientId} is revoked.`);
  expect(await north.say('clients list', {})).toContain(`revoked ${NOON.toISOString()}`);
  await expect(north.run('clients revoke', { clientId })).rejects.toThrow('revoked already');
});

test('a long token is told once, opens what its client may, and ends with it', async () => {
  const { clientId } = await addTestClient(server, { scope: ['flags.read'] });
  const said = await north.say('clients token', { clientId, expires: '2027-03-01' });
  const token = /^token {3}([\w-]{43}) /.exec(said)?.[1] ?? '';
  expect(said).toContain('until   2027-03-01T00:00:00.000Z');
  const ask = () => askOperation(server, 'flags/list', { token });
  server.clock.now = new Date('2027-02-28T23:59:59Z');
  expect((await ask()).status).toBe(200);
  server.clock.now = new Date('2027-03-01T00:00:00Z');
  expect((await ask()).json['code']).toBe('invalidToken');
  server.clock.now = NOON;
  await north.run('clients revoke', { clientId });
  expect((await ask()).json['code']).toBe('invalidToken');
  const stored = await server.db.query(sql`select t.*, a.subject from api_tokens t, audit_entries a`);
  expect(stored).toContainEqual(
    expect.objectContaining({
      subject: { operation: 'clients token', client: clientId, expires: '2027-03-01' },
    }),
  );
  expect(JSON.stringify(stored)).not.toContain(token);
});

test.each<[string, string, RegExp]>([
  ['an end that has passed', '2026-03-01', /passed already/],
  ['an end in three years', '2029-03-02', /two years at most/],
])('a long token with %s is refused', async (_title, expires, reason) => {
  const { clientId } = await addTestClient(server, { scope: ['people'] });
  await expect(north.run('clients token', { clientId, expires })).rejects.toThrow(reason);
});

test('a long token is for a client of this tenant', async () => {
  const { clientId } = await addTestClient(server, { scope: ['people'], tenant: SOUTH });
  await expect(north.run('clients token', { clientId, expires: '2027-01-01' })).rejects.toThrow(
    'There is no client',
  );
});
