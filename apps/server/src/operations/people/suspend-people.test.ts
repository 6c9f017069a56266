import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../db/sql';
import { NOON, openTestApp, type TestApp } from '../../../testing/test-app';
import { ADA, BEN, NORTH, SOUTH } from '../../../testing/test-tenants';
import { testOperator } from '../../../testing/operations/operator';

const ME = '/api/platform/v1/users/me';
const CONFIG = '/config-ui/config.json';

let server: TestApp;
beforeAll(async () => {
  server = await openTestApp();
});
afterAll(() => server.close());

const run = (kind: 'suspend' | 'restore', email = ADA.email) =>
  testOperator(server.db, { tenantId: NORTH.id, now: NOON }).say(`people ${kind}`, { email });

test('a person who is suspended is out at their next request, of this tenant alone, and nobody else is', async () => {
  const [session, southern, bens] = [
    await server.signIn(),
    await server.signIn(ADA, SOUTH),
    await server.signIn(BEN),
  ];
  expect((await server.ask(ME, { session })).status).toBe(200);
  expect(await run('suspend', 'ADA@people.test')).toBe('ada@people.test is suspended from now on.');
  const refused = await server.ask(ME, { session, headers: { 'accept-language': 'ar' } });
  expect({ status: refused.status, code: refused.json['code'] }).toEqual({ status: 403, code: 'suspended' });
  expect(refused.json['detail']).toBe('حسابك موقوف. راجع المسؤول.');
  expect((await server.ask(ME, { session: southern, tenant: SOUTH })).status).toBe(200);
  expect((await server.ask(ME, { session: bens })).status).toBe(200);
  expect((await server.ask(CONFIG, { session })).status).toBe(200);
});

test('what such a person reports is nobody’s', async () => {
  const session = await server.signIn();
  const event = { name: 'page_viewed', properties: {}, occurred: NOON.toISOString() };
  const user = { deviceId: 'd', mobile_web: false, role: 'learner', locale: 'en-US', app_version: '1' };
  await server.ask('/api/events', { session, method: 'POST', body: { user, events: [event] } });
  expect(await server.db.query(sql`select from events where user_id is not null`)).toEqual([]);
});

test('suspended twice, they are so since the first time', async () => {
  expect(await run('suspend')).toBe(`ada@people.test is suspended already, since ${NOON.toISOString()}.`);
});

test('restored, they sign in anew: what they had open before stays shut', async () => {
  const before = await server.signIn();
  expect(await run('restore')).toBe('ada@people.test may sign in again.');
  expect((await server.ask(ME, { session: before })).status).toBe(401);
  expect((await server.ask(ME, { session: await server.signIn() })).status).toBe(200);
  expect(await run('restore')).toBe('ada@people.test is not suspended.');
});

test('both are kept in the audit, once, without names or addresses', async () => {
  const audited = await server.db.query(
    sql`select tenant_id as "tenantId", user_id as "userId", action, subject from audit_entries
         where action <> 'operation' order by id`,
  );
  const entry = { tenantId: NORTH.id, userId: null, subject: { userId: ADA.id } };
  expect(audited).toEqual([
    { ...entry, action: 'suspend' },
    { ...entry, action: 'restore' },
  ]);
});

test('whoever is not there is said not to be', async () => {
  await expect(run('suspend', 'eve@people.test')).rejects.toThrow('Nobody has the address eve@people.test.');
});
