import type { Db } from '../../db/db';
import { sql } from '../../db/sql';

/** Of two files for one tenant the second waits for the first, and finds it done: in another order they would hold each other up. */
export async function lockImports(tx: Db, tenantId: string): Promise<void> {
  await tx.query(sql`select pg_advisory_xact_lock(hashtextextended(${`imports ${tenantId}`}, 0))`);
}
