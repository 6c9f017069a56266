import { randomUUID } from 'node:crypto';
import type { Database } from '../src/db/db';
import { sql } from '../src/db/sql';
import { insertDomains, insertRolePermission } from '../src/store/setup/tenant-setup';
import { insertUser } from '../src/store/people/users';

export type TestTenant = { id: string; code: string; host: string; productTitle: string };
export type TestPerson = { id: string; email: string; firstName: string; locale: string | null };

/** Two neighbours under one roof: whatever may be the same in both is the same, and no host is anybody else's. */
export const NORTH: TestTenant = {
  id: '10000000-0000-4000-8000-000000000001',
  code: 'north',
  host: 'north.test',
  productTitle: 'North Academy',
};
export const SOUTH: TestTenant = {
  id: '20000000-0000-4000-8000-000000000001',
  code: 'south',
  host: 'south.test',
  productTitle: 'South Academy',
};

export const ADA: TestPerson = {
  id: '0a000000-0000-4000-8000-000000000001',
  email: 'ada@people.test',
  firstName: 'Ada',
  locale: null,
};
export const BEN: TestPerson = {
  id: '0a000000-0000-4000-8000-000000000002',
  email: 'ben@people.test',
  firstName: 'Ben',
  locale: null,
};

export async function insertTestTenants(db: Database): Promise<void> {
  for (const tenant of [NORTH, SOUTH]) await insertTestTenant(db, tenant);
}

/** People of the two tenants differ in their last name alone: the code of their tenant. */
async function insertTestTenant(db: Database, { id, code, host, productTitle }: TestTenant): Promise<void> {
  await db.query(sql`insert into tenants (id, code, product_title) values (${id}, ${code}, ${productTitle})`);
  await insertDomains(db, id, [host]);
  await db.query(
    sql`insert into tenant_settings (tenant_id, key, value)
        values (${id}, 'platform.common.supported_locales', '"en-US,ar"')`,
  );
  await db.query(
    sql`insert into identity_providers (tenant_id, id, code, label, issuer, client_id, client_secret)
        values (${id}, ${randomUUID()}, 'main', ${code}, 'https://identity.test', 'lantern', 'secret')`,
  );
  await insertRolePermission(db, id, { role: 'Learner', permission: 'ObjectiveWorkflow.Create' });
  await insertRolePermission(db, id, { role: 'Instructor', permission: 'ObjectiveWorkflow.Grade' });
  for (const person of [ADA, BEN]) {
    await insertUser(db, id, {
      ...person,
      lastName: code,
      timezone: null,
      roles: ['Learner'],
      licences: ['Lms.Learning'],
    });
  }
}
