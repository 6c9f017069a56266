import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../db/sql';
import { NOON, openTestApp, type TestApp } from '../../testing/test-app';
import { ADA, NORTH, SOUTH } from '../../testing/test-tenants';
import { runCommand } from './run-command';

let server: TestApp;
beforeAll(async () => {
  server = await openTestApp();
});
afterAll(() => server.close());

const rolesIn = (tenantId: string) =>
  server.db.query(sql`select user_id from user_roles where tenant_id = ${tenantId}`);

test('a command whose statements forget the tenant changes rows of its own alone', async () => {
  await runCommand(server.db.forTenant(NORTH.id), {
    key: { tenantId: NORTH.id, userId: ADA.id, kind: 'forgetful', id: randomUUID() },
    body: {},
    now: NOON,
    work: async (tx) => {
      const [seen] = await tx.query<{ tenants: number }>(
        sql`select count(distinct tenant_id)::int as tenants from user_roles`,
      );
      expect(seen).toEqual({ tenants: 1 });
      await tx.query(sql`delete from user_roles`);
      return { kind: 'completed', entityId: null, outcome: null };
    },
  });
  expect(await rolesIn(NORTH.id)).toEqual([]);
  expect(await rolesIn(SOUTH.id)).toHaveLength(2);
});
