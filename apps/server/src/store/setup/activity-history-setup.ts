import type { Db } from '../../db/db';
import { sql } from '../../db/sql';
import type { ActivityAttempt } from '@lantern/domain/activity/course-node';

/** An attempt at an activity that was made before it came here. */
export type NewActivityWorkflow = Omit<ActivityAttempt, 'attempts' | 'doneBefore'> & {
  objectiveWorkflowId: string;
  partId: string | null;
};

export type NewActivityResult = {
  id: string;
  activityWorkflowId: string;
  score: number;
  maxScore: number;
  normalizedScore: number;
  passed: boolean | null;
};

export async function insertActivityHistory(
  db: Db,
  tenantId: string,
  { workflows, results }: { workflows: NewActivityWorkflow[]; results: NewActivityResult[] },
): Promise<void> {
  await db.query(
    sql`insert into activity_workflows (tenant_id, id, objective_workflow_id, part_id, user_id, state, progress,
               started, submitted, finished)
        select w.tenant_id, v.id, w.id, v."partId", w.user_id, v.state, v.progress, v.started, v.submitted, v.finished
          from jsonb_to_recordset(${JSON.stringify(workflows)}::jsonb) as v (id uuid, "objectiveWorkflowId" uuid,
               "partId" uuid, state text, progress double precision, started timestamptz, submitted timestamptz,
               finished timestamptz)
          join objective_workflows w on w.tenant_id = ${tenantId}::uuid and w.id = v."objectiveWorkflowId"`,
  );
  await db.query(
    sql`insert into activity_records (tenant_id, id, objective_workflow_id, activity_workflow_id, part_id, user_id,
               finished, score, max_score, normalized_score, passed)
        select v.tenant_id, r.id, v.objective_workflow_id, v.id, v.part_id, v.user_id,
               coalesce(v.finished, v.submitted), r.score, r."maxScore", r."normalizedScore", r.passed
          from jsonb_to_recordset(${JSON.stringify(results)}::jsonb) as r (id uuid, "activityWorkflowId" uuid,
               score double precision, "maxScore" double precision, "normalizedScore" double precision, passed boolean)
          join activity_workflows v on v.tenant_id = ${tenantId}::uuid and v.id = r."activityWorkflowId"`,
  );
  await db.query(
    sql`insert into activity_tries (tenant_id, activity_workflow_id, number, user_id, started, submitted, finished,
               score, max_score, normalized_score, passed)
        select w.tenant_id, w.id, w.attempts, w.user_id, w.started, w.submitted, w.finished, r.score, r.max_score,
               r.normalized_score, r.passed
          from jsonb_to_recordset(${JSON.stringify(workflows)}::jsonb) as v (id uuid)
          join activity_workflows w on w.tenant_id = ${tenantId}::uuid and w.id = v.id
          left join activity_records r on r.tenant_id = w.tenant_id and r.activity_workflow_id = w.id`,
  );
}
