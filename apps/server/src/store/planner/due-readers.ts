import type { Db } from '../../db/db';
import { sql } from '../../db/sql';
import { IS_ENROLLED } from '../courses/enrolled-courses';
import type { TimeRange } from './dated-courses';

export type DueReader = { tenantId: string; userId: string };

/** Who has something in a course that is due in the range, a page of them; whether it is still to be done is not asked here. */
export function listDueReaders(
  db: Db,
  { from, to }: TimeRange,
  { after, take }: { after: string; take: number },
): Promise<DueReader[]> {
  return db.query<DueReader>(
    sql`with dated as (
          select p.tenant_id, p.objective_id from activity_parts p
           where (p.activity_constraint ->> 'due')::timestamptz > ${from}
             and (p.activity_constraint ->> 'due')::timestamptz <= ${to}
           group by p.tenant_id, p.objective_id)
        select distinct g.tenant_id as "tenantId", g.user_id as "userId"
          from objective_workflow_aggregates g
          join users u on u.tenant_id = g.tenant_id and u.id = g.user_id and u.suspended is null
          left join dated d on d.tenant_id = g.tenant_id and d.objective_id = g.objective_id
         where ${IS_ENROLLED} and g.user_id > ${after}::uuid
           and (g.workflow_state = 'inProgress' or (g.workflow_id is null and g.record_id is null))
           and (d.objective_id is not null or (g.due_date > ${from} and g.due_date <= ${to}))
         order by g.user_id, g.tenant_id limit ${take}`,
  );
}

export type ToldOfDue = { about: string; due: string | null; made: Date };

/** What they were told of before. */
export function listToldOfDue(
  db: Db,
  { tenantId, userId }: DueReader,
  abouts: string[],
): Promise<ToldOfDue[]> {
  return db.query<ToldOfDue>(
    sql`select n.about, n.facts ->> 'due' as due, n.made from notifications n
         where n.tenant_id = ${tenantId} and n.user_id = ${userId} and n.kind = 'dueSoon' and n.about = any(${abouts}::text[])`,
  );
}
