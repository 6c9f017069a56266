import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { sql } from '../../db/sql';
import { openTestApp } from '../../../testing/test-app';
import { ADA, BEN, NORTH, SOUTH } from '../../../testing/test-tenants';

const server = await openTestApp();
afterAll(() => server.close());

const SENDER = { mobile_web: true, role: 'learner', locale: 'en-US', app_version: '0.1.0' };
const FORGED = { id: BEN.id, tenant: SOUTH.id };

async function report(occurred: string, session?: string) {
  const event = { id: randomUUID(), name: 'objective_start', occurred, properties: FORGED };
  const body = { user: { ...SENDER, ...FORGED }, events: [event] };
  return server.ask('/api/events', { method: 'POST', body, ...(session && { session }) });
}

test('[7.33] who and of which tenant is read from the session, whatever the report says', async () => {
  expect((await report('2026-03-02T11:59:00.000Z', await server.signIn())).status).toBe(200);
  expect((await report('2026-03-02T11:59:01.000Z')).status).toBe(200);
  const stored = await server.db.query(
    sql`select tenant_id as "tenantId", user_id as "userId", properties from events order by occurred`,
  );
  expect(stored).toEqual([
    { tenantId: NORTH.id, userId: ADA.id, properties: { ...SENDER, id: ADA.id, tenant: NORTH.id } },
    { tenantId: NORTH.id, userId: null, properties: { ...SENDER, id: null, tenant: NORTH.id } },
  ]);
});
