import type { Db } from '../../db/db';
import { sql } from '../../db/sql';

export type LtiKey = { generation: number; kid: string; privateJwk: Record<string, string>; created: Date };

/** The newest key, and those that were followed by another since then, newest first. */
export function listLtiKeys(
  db: Db,
  tenantId: string,
  { replacedSince }: { replacedSince: Date },
): Promise<LtiKey[]> {
  return db.query<LtiKey>(
    sql`select generation, kid, private_jwk as "privateJwk", created from lti_keys
         where tenant_id = ${tenantId}
           and generation >= coalesce((select max(generation) from lti_keys
                                        where tenant_id = ${tenantId} and created <= ${replacedSince}), 0)
         order by generation desc`,
  );
}

/** Of two servers that make the same generation at once, one key stays. */
export async function insertLtiKey(
  db: Db,
  tenantId: string,
  { generation, kid, privateJwk, created }: LtiKey,
): Promise<void> {
  await db.query(
    sql`insert into lti_keys (tenant_id, generation, kid, private_jwk, created)
        values (${tenantId}, ${generation}, ${kid}, ${JSON.stringify(privateJwk)}, ${created})
        on conflict (tenant_id, generation) do nothing`,
  );
}
