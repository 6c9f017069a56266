import { type Db, countOf, findOne } from '../../db/db';
import { sql } from '../../db/sql';

/** [1.6] What a tenant has registered for a slot; of a module the integrity, by which its copy is found. */
export type TenantFragment =
  | { kind: 'module'; address: string; integrity: string }
  | { kind: 'frame'; address: string; integrity: null }
  | { kind: 'none'; address: null; integrity: null };

export type StoredFragment = TenantFragment & { slot: string; registered: Date };

export function listFragments(db: Db, tenantId: string): Promise<StoredFragment[]> {
  return db.query<StoredFragment>(
    sql`select slot, kind, address, integrity, registered from tenant_fragments
         where tenant_id = ${tenantId} order by slot`,
  );
}

export async function upsertFragment(
  db: Db,
  tenantId: string,
  { slot, kind, address, integrity, registered, code }: StoredFragment & { code: string | null },
): Promise<void> {
  await db.query(
    sql`insert into tenant_fragments (tenant_id, slot, kind, address, integrity, code, registered)
        values (${tenantId}, ${slot}, ${kind}, ${address}, ${integrity}, ${code}, ${registered})
        on conflict (tenant_id, slot) do update
           set kind = excluded.kind, address = excluded.address, integrity = excluded.integrity,
               code = excluded.code, registered = excluded.registered`,
  );
}

/** False when nothing was registered there. */
export async function deleteFragment(db: Db, tenantId: string, slot: string): Promise<boolean> {
  const gone = await countOf(
    db,
    sql`with gone as (delete from tenant_fragments where tenant_id = ${tenantId} and slot = ${slot} returning 1)
        select count(*)::int as count from gone`,
  );
  return gone === 1;
}

export async function findFragmentCode(db: Db, tenantId: string, integrity: string): Promise<string | null> {
  const found = await findOne<{ code: string }>(
    db,
    sql`select code from tenant_fragments
         where tenant_id = ${tenantId} and integrity = ${integrity} and kind = 'module' limit 1`,
  );
  return found?.code ?? null;
}
