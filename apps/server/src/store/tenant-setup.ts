import { type Db, findOne } from '../db/db';
import { sql } from '../db/sql';

export type NewTenant = { id: string; code: string; productTitle: string };

export function findFallbackTenant(db: Db): Promise<{ id: string; code: string } | null> {
  return findOne(db, sql`select id, code from tenants where is_fallback`);
}

export function findTenantByCode(db: Db, code: string): Promise<{ id: string; code: string } | null> {
  return findOne(db, sql`select id, code from tenants where code = ${code}`);
}

export async function insertFallbackTenant(db: Db, { id, code, productTitle }: NewTenant): Promise<void> {
  await db.query(
    sql`insert into tenants (id, code, product_title, is_fallback) values (${id}, ${code}, ${productTitle}, true)`,
  );
}

/** A domain that another tenant owns stays with that tenant. */
export async function insertDomains(db: Db, tenantId: string, domains: string[]): Promise<void> {
  await db.query(
    sql`insert into tenant_domains (domain, tenant_id)
        select domain, ${tenantId}::uuid from unnest(${domains}::text[]) domain
        on conflict do nothing`,
  );
}

export async function upsertSetting(db: Db, tenantId: string, key: string, value: unknown): Promise<void> {
  await db.query(
    sql`insert into tenant_settings (tenant_id, key, value)
        values (${tenantId}, ${key}, ${JSON.stringify(value)})
        on conflict (tenant_id, key) do update set value = excluded.value`,
  );
}

export async function insertRolePermission(
  db: Db,
  tenantId: string,
  { role, permission }: { role: string; permission: string },
): Promise<void> {
  await db.query(
    sql`insert into role_permissions (tenant_id, role, permission)
        values (${tenantId}, ${role}, ${permission}) on conflict do nothing`,
  );
}
