import type { Db } from '../../db/db';
import { sql } from '../../db/sql';
import type { Learner } from '../people/learner-facts';

/** An activity that a file is in, in one attempt of the learner; without an attempt it has not been opened yet. */
export type FilePlace = { attemptId: string | null; partId: string | null };

/** Where a learner may come across a file of one of their courses. None: it belongs to the course as a whole. */
export function listFilePlaces(db: Db, { tenantId, userId }: Learner, fileId: string): Promise<FilePlace[]> {
  return db.query<FilePlace>(
    sql`select w.id as "attemptId", t.part_id as "partId"
          from files f
          join objective_workflow_aggregates g
            on g.tenant_id = f.tenant_id and g.objective_id = f.objective_id and g.user_id = ${userId}
          join lateral (
            select p.id as part_id, p.activity_id from activity_parts p
             where p.tenant_id = f.tenant_id and p.objective_id = f.objective_id
             union all
            select null, o.activity_id from objectives o
             where o.tenant_id = f.tenant_id and o.id = f.objective_id) t on true
          join activity_contents c on c.tenant_id = f.tenant_id and c.activity_id = t.activity_id
           and f.id = any (c.file_ids)
          left join objective_workflows w on w.tenant_id = g.tenant_id and w.aggregate_id = g.id
         where f.tenant_id = ${tenantId} and f.id = ${fileId}`,
  );
}
