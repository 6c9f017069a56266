import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  addTestClient,
  apiTokenOf,
  askOperation,
  type TestClient,
} from '../../../testing/operations/api-client';
import { testOperator } from '../../../testing/operations/operator';
import { type Asked, NOON, openTestApp, type TestApp } from '../../../testing/test-app';
import { NORTH, SOUTH } from '../../../testing/test-tenants';
import { sql } from '../../db/sql';
import { OPERATIONS, SCOPES } from '../../operations/operations';

/** Fields that name something on the server's disk. */
const ON_DISK = ['file', 'folder', 'to'];

const CALLED = OPERATIONS.flatMap(({ noun, verb, scope }) =>
  scope === null ? [] : [{ noun, path: `${noun}/${verb}`, scope }],
);

let server: TestApp;
let client: TestClient;
let token: string;
let ofSouth: string;
let ofRevoked: string;

beforeAll(async () => {
  server = await openTestApp();
  client = await addTestClient(server, { scope: [...SCOPES] });
  token = await apiTokenOf(server, client);
  const southern = await addTestClient(server, { scope: [...SCOPES], tenant: SOUTH });
  ofSouth = await apiTokenOf(server, southern, SOUTH);
  const revoked = await addTestClient(server, { scope: [...SCOPES] });
  ofRevoked = await apiTokenOf(server, revoked);
  const operator = testOperator(server.db, { tenantId: NORTH.id, now: NOON });
  await operator.run('clients revoke', { clientId: revoked.clientId });
});
beforeEach(() => {
  server.clock.now = NOON;
});
afterAll(() => server.close());

const usesOf = (clientId: string) =>
  server.db.query(
    sql`select subject from audit_entries where action = 'operation' and subject ->> 'clientId' = ${clientId}`,
  );

function expectInvalid({ status, headers, json }: Asked): void {
  expect([status, json['code'], headers['www-authenticate']]).toEqual([
    401,
    'invalidToken',
    'Bearer error="invalid_token"',
  ]);
}

test('what touches the disk otherwise than by a file that travels, hosts and other tenants is for the command line alone', () => {
  const local = OPERATIONS.filter(
    ({ noun, verb, fields, file }) =>
      ['tenants', 'domains'].includes(noun) ||
      (verb !== 'rename' && ON_DISK.some((name) => name in fields && name !== file?.name)),
  );
  expect(local.length).toBeGreaterThan(0);
  expect(local.filter(({ scope }) => scope !== null)).toEqual([]);
});

describe.each(CALLED)('$path', ({ noun, path, scope }) => {
  const ask = (asked: Parameters<typeof askOperation>[2]) =>
    askOperation(server, `${path}?dryRun=true`, asked);

  test('has a scope of its noun', () => {
    expect([noun, `${noun}.read`]).toContain(scope);
  });

  test('is open to a program with its scope alone, which it refuses what it does not know', async () => {
    const own = await apiTokenOf(server, await addTestClient(server, { scope: [scope] }));
    const { status, json } = await ask({ token: own, body: { surprise: 1 } });
    expect([status, json['code']]).toEqual([400, 'invalidRequest']);
    expect(json['errors']).toHaveProperty('surprise');
  });

  test('is closed to a program with every other scope, which is told the one that it needs, and is noted', async () => {
    const others = SCOPES.filter((other) => other !== scope);
    const stranger = await addTestClient(server, { scope: others });
    const other = await apiTokenOf(server, stranger);
    const { status, headers, json } = await ask({ token: other });
    expect([status, json['code'], json['errors']]).toEqual([403, 'insufficientScope', { scope: [scope] }]);
    expect(headers['www-authenticate']).toBe(`Bearer error="insufficient_scope", scope="${scope}"`);
    const { clientId } = stranger;
    const subject = { operation: path.replace('/', ' '), clientId, refused: 'true' };
    expect(await usesOf(clientId)).toEqual([{ subject }]);
  });

  test('is closed to tokens of another tenant, revoked, unknown and expired, and without one', async () => {
    expectInvalid(await ask({ token: ofSouth }));
    expectInvalid(await ask({ token, tenant: SOUTH }));
    expectInvalid(await ask({ token: ofRevoked }));
    expectInvalid(await ask({ token: 'x'.repeat(43) }));
    server.clock.now = new Date(NOON.getTime() + 3_600_000);
    expectInvalid(await ask({ token }));
    expect((await ask({})).status).toBe(403);
  });
});
