import { type Db, findOne } from '../../db/db';
import { sql } from '../../db/sql';

type Purpose = { tenantId: string; purpose: string };

export async function findTenantSecret(db: Db, { tenantId, purpose }: Purpose): Promise<string | null> {
  const row = await findOne<{ secret: string }>(
    db,
    sql`select secret from tenant_secrets where tenant_id = ${tenantId} and purpose = ${purpose}`,
  );
  return row?.secret ?? null;
}

/** The first server that needs one makes it; a second one's is dropped. */
export async function insertTenantSecret(
  db: Db,
  { tenantId, purpose }: Purpose,
  { secret, created }: { secret: string; created: Date },
): Promise<void> {
  await db.query(
    sql`insert into tenant_secrets (tenant_id, purpose, secret, created)
        values (${tenantId}, ${purpose}, ${secret}, ${created})
        on conflict (tenant_id, purpose) do nothing`,
  );
}
