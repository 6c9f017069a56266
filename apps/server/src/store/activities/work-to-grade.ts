import type { WorkToGrade } from '@lantern/contract/grading/get-work-to-grade';
import type { Db } from '../../db/db';
import { sql } from '../../db/sql';

type Row = Omit<WorkToGrade, 'learner'> & {
  userId: string;
  firstName: string;
  lastName: string;
  total: number;
};

/** [4.3] What waits for a person other than its own learner: each activity for its grade, each attempt for its approval. */
export async function listWorkToGrade(
  db: Db,
  { tenantId, graderId }: { tenantId: string; graderId: string },
  limit: number,
): Promise<{ data: WorkToGrade[]; totalCount: number }> {
  const rows = await db.query<Row>(
    sql`select case when v.id is null then 'approval' else 'grade' end as awaits, w.id as "objectiveWorkflowId",
               v.id as "activityWorkflowId", w.state as "attemptState", o.id as "objectiveId",
               o.name as "objectiveName", a.name as "activityName", u.id as "userId",
               u.first_name as "firstName", u.last_name as "lastName",
               coalesce(v.submitted, w.submitted) as submitted, v.attempts, (count(*) over ())::int as total
          from objective_workflows w
          join objective_workflow_aggregates g on g.tenant_id = w.tenant_id and g.id = w.aggregate_id
          join objectives o on o.tenant_id = g.tenant_id and o.id = g.objective_id
          join users u on u.tenant_id = w.tenant_id and u.id = w.user_id
          left join activity_workflows v on v.tenant_id = w.tenant_id and v.objective_workflow_id = w.id
               and v.state not in ('inProgress', 'finished')
          left join activity_parts p on p.tenant_id = v.tenant_id and p.id = v.part_id
          left join activities a on a.tenant_id = v.tenant_id and a.id = coalesce(p.activity_id, o.activity_id)
         where w.tenant_id = ${tenantId} and w.user_id <> ${graderId} and w.state <> 'finished'
           and (v.id is not null or w.state <> 'inProgress')
         order by coalesce(v.submitted, w.submitted), w.id, v.id
         limit ${limit}`,
  );
  const data = rows.map(({ userId, firstName, lastName, total: _total, ...work }) => ({
    ...work,
    learner: { id: userId, first_name: firstName, last_name: lastName },
  }));
  return { data, totalCount: rows[0]?.total ?? 0 };
}
