import { type Db, findOne } from '../../db/db';
import { sql } from '../../db/sql';
import type { Learner } from '../people/learner-facts';

/** One row by its key, whatever the course is like: every open page asks for it. */
export async function findAggregateVersion(
  db: Db,
  { tenantId, userId }: Learner,
  id: string,
): Promise<number | null> {
  const row = await findOne<{ version: number }>(
    db,
    sql`select version from objective_workflow_aggregates
         where tenant_id = ${tenantId} and id = ${id} and user_id = ${userId}`,
  );
  return row?.version ?? null;
}
