import { afterAll, beforeAll, expect, test } from 'vitest';
import { addTestClient, apiTokenOf } from '../../../testing/operations/api-client';
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
