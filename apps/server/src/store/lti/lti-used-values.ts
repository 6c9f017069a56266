import { type Db, findOne } from '../../db/db';
import { sql } from '../../db/sql';

export type UsedValue = {
  tenantId: string;
  toolId: string;
  kind: 'assertion' | 'signature';
  valueHash: string;
  expires: Date;
};

/** Notes a value that must not come twice; false when it has come before. */
export async function insertUsedValue(db: Db, used: UsedValue): Promise<boolean> {
  const { tenantId, toolId, kind, valueHash, expires } = used;
  const row = await findOne(
    db,
    sql`insert into lti_used_values (tenant_id, tool_id, kind, value_hash, expires)
        values (${tenantId}, ${toolId}, ${kind}, ${valueHash}, ${expires})
        on conflict do nothing returning value_hash`,
  );
  return row !== null;
}
