import { type Db, findOne } from '../../db/db';
import { sql } from '../../db/sql';

export type LtiAccess = { toolId: string; scopes: string[] };

export async function insertLtiAccessToken(
  db: Db,
  tenantId: string,
  { tokenHash, toolId, scopes, expires }: LtiAccess & { tokenHash: string; expires: Date },
): Promise<void> {
  await db.query(
    sql`insert into lti_access_tokens (tenant_id, token_hash, tool_id, scopes, expires)
        values (${tenantId}, ${tokenHash}, ${toolId}, ${scopes}::text[], ${expires})`,
  );
}

/** What a token opens now; what a registration no longer allows, no token allows. */
export function findLtiAccess(
  db: Db,
  { tenantId, tokenHash, now }: { tenantId: string; tokenHash: string; now: Date },
): Promise<LtiAccess | null> {
  return findOne<LtiAccess>(
    db,
    sql`select a.tool_id as "toolId",
               array(select unnest(a.scopes) intersect select unnest(t.scopes)) as scopes
          from lti_access_tokens a
          join lti_tools t on t.tenant_id = a.tenant_id and t.id = a.tool_id
         where a.tenant_id = ${tenantId} and a.token_hash = ${tokenHash} and a.expires > ${now}`,
  );
}
