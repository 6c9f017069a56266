import { isGuid } from '@lantern/domain/web/is-guid';
import { type Database, type Db, findOne } from './db';
import { sqlStateOf } from './errors';
import { sql } from './sql';

/** The role owns no table: owners walk through policies. */
const ROLE = 'lantern_tenant';

/** No such role, no such right, no such setting: somebody else has to make it. */
const ABSENT_STATES = new Set(['22023', '42501', '42704']);

/** How a transaction puts itself behind the wall; until its end only, so that a pooler may hand the connection on. */
export function tenantSettings(tenantId: string): string {
  if (!isGuid(tenantId)) throw new Error('A tenant is named by its id.');
  return `set local role ${ROLE}; set local lantern.tenant = '${tenantId}'`;
}

/** Does the wall stand on this database? Asked when first needed, then remembered. */
export function rememberedWall(db: Db): () => Promise<boolean> {
  let asked: Promise<boolean> | null = null;
  return () => {
    asked ??= hasTenantWall(db).catch((error: unknown) => {
      asked = null;
      throw error;
    });
    return asked;
  };
}

/** May we act as the role, and may the role do what transactions do? */
export async function hasTenantWall(db: Db): Promise<boolean> {
  try {
    return await db.transaction(async (tx) => {
      await tx.query(sql`set local role lantern_tenant`);
      const row = await findOne<{ stands: boolean | null }>(
        tx,
        sql`select bool_and(c.relrowsecurity and has_table_privilege(c.oid, 'insert'))
                   and has_column_privilege('tenants', 'brand_tokens', 'update') as stands
              from pg_class c
              join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id' and not a.attisdropped
             where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r'`,
      );
      return row?.stands ?? false;
    });
  } catch (error) {
    if (ABSENT_STATES.has(sqlStateOf(error) ?? '')) return false;
    throw error;
  }
}

/** Makes the role where we may. Roles belong to the whole server: another database of it may have made it before. */
export const WALL_SCRIPT = `
do $$
declare
  of_tenant record;
begin
  perform pg_advisory_xact_lock(7228521);
  if not exists (select from pg_roles where rolname = '${ROLE}') then
    begin
      create role ${ROLE} nologin;
    exception when duplicate_object or unique_violation then
      null;
    end;
  end if;
  begin
    set local role ${ROLE};
    set local role none;
  exception when insufficient_privilege then
    execute format('grant ${ROLE} to %I', current_user);
  end;
  execute format('grant usage on schema %I to ${ROLE}', current_schema());
  for of_tenant in
    select c.relname as name
      from pg_class c
      join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id' and not a.attisdropped
     where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r'
  loop
    execute format('grant select, insert, update, delete on %I to ${ROLE}', of_tenant.name);
  end loop;
  grant select, update (product_title, logo_url, privacy_policy_url, brand_tokens) on tenants to ${ROLE};
exception when insufficient_privilege then
  null;
end $$`;

/** At the start, after migrating. Answers whether the wall stands; without the right to make the role it does not. */
export async function raiseTenantWall(database: Database): Promise<boolean> {
  if (await hasTenantWall(database)) return true;
  await database.execute(WALL_SCRIPT);
  return hasTenantWall(database);
}
