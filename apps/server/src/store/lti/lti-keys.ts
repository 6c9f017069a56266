import type { Db } from '../../db/db';
import { sql } from '../../db/sql';

export type LtiKey = { generation: number; kid: string; privateJwk: Record<string, string> };

/** The key that signs, then the one before it. */
export function listLtiKeys(db: Db, tenantId: string): Promise<LtiKey[]> {
  return db.query<LtiKey>(
    sql`select generation, kid, private_jwk as "privateJwk" from lti_keys
         where tenant_id = ${tenantId} order by generation desc limit 2`,
  );
}

/** Of two servers that make the same generation at once, one key stays. */
export async function insertLtiKey(
  db: Db,
  tenantId: string,
  { generation, kid, privateJwk, created }: LtiKey & { created: Date },
): Promise<void> {
  await db.query(
    sql`insert into lti_keys (tenant_id, generation, kid, private_jwk, created)
        values (${tenantId}, ${generation}, ${kid}, ${JSON.stringify(privateJwk)}, ${created})
        on conflict (tenant_id, generation) do nothing`,
  );
}
