import { type Db, findOne } from '../../db/db';
import { sql } from '../../db/sql';

const SETUP_LOCK = 7_228_521;

/** However slow the machine is and however much there is to do, nobody ends this transaction for it. */
export async function takeYourTime(tx: Db): Promise<void> {
  await tx.query(
    sql`select set_config(name, '0', true)
          from unnest(array['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout']) name`,
  );
}

/** Of servers that start at once one sets up and the others wait for it, until its transaction ends. */
export async function beginSetup(tx: Db): Promise<void> {
  await takeYourTime(tx);
  await tx.query(sql`select pg_advisory_xact_lock(${SETUP_LOCK})`);
}

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
