import type { ActivityConstraint } from '@lantern/domain/activity/activity-part';
import type { ActivityType, LifecycleState, WorkflowState } from '@lantern/domain/vocabulary';
import type { Db } from '../db/db';
import { sql, trusted } from '../db/sql';
import { constraintOf, type StoredConstraint } from './stored-constraint';

/** [3.7] An attempt at one activity. */
export type ActivityWorkflowRow = {
  id: string;
  state: WorkflowState;
  progress: number;
  started: Date;
  submitted: Date | null;
  finished: Date | null;
};

/** [3.7] An activity of a course, with what one attempt has made of it. The root has no part. */
export type AttemptActivity = {
  partId: string | null;
  parentId: string | null;
  activityId: string;
  axis: string;
  order: number;
  optional: boolean;
  scoreWeight: number;
  needsGrading: boolean;
  constraint: ActivityConstraint | null;
  name: string;
  code: string;
  type: ActivityType;
  activityState: LifecycleState;
  proctored: boolean;
  supportReview: boolean;
  duration: number | null;
  workflow: ActivityWorkflowRow | null;
  normalizedScore: number | null;
  passed: boolean | null;
};

type Row = Omit<AttemptActivity, 'constraint' | 'workflow'> & {
  constraint: StoredConstraint | null;
  workflowId: string | null;
  workflowState: WorkflowState;
  workflowProgress: number;
  workflowStarted: Date;
  workflowSubmitted: Date | null;
  workflowFinished: Date | null;
};

const OF_ACTIVITY =
  trusted(`v.id as "activityId", v.name, v.code, v.type, v.state as "activityState", v.proctored,
  v.support_review as "supportReview", v.duration, w.id as "workflowId", w.state as "workflowState",
  w.progress as "workflowProgress", w.started as "workflowStarted", w.submitted as "workflowSubmitted",
  w.finished as "workflowFinished", r.normalized_score as "normalizedScore", r.passed`);

/** Every activity of the course, the root first, siblings in their order. */
export async function listAttemptActivities(
  db: Db,
  tenantId: string,
  { id, objectiveId }: { id: string; objectiveId: string },
): Promise<AttemptActivity[]> {
  const rows = await db.query<Row>(
    sql`select null::uuid as "partId", null::uuid as "parentId", '' as axis, 0 as "order", false as optional,
               1::double precision as "scoreWeight", o.needs_grading as "needsGrading",
               null::jsonb as "constraint", ${OF_ACTIVITY}
          from objectives o
          join activities v on v.tenant_id = o.tenant_id and v.id = o.activity_id
          left join activity_workflows w
            on w.tenant_id = o.tenant_id and w.objective_workflow_id = ${id} and w.part_id is null
          left join activity_records r on r.tenant_id = w.tenant_id and r.activity_workflow_id = w.id
         where o.tenant_id = ${tenantId} and o.id = ${objectiveId}
        union all
        (select p.id, p.parent_id, p.axis, p.position, p.optional, p.score_weight, p.needs_grading,
                p.activity_constraint, ${OF_ACTIVITY}
           from activity_parts p
           join activities v on v.tenant_id = p.tenant_id and v.id = p.activity_id
           left join activity_workflows w
             on w.tenant_id = p.tenant_id and w.objective_workflow_id = ${id} and w.part_id = p.id
           left join activity_records r on r.tenant_id = w.tenant_id and r.activity_workflow_id = w.id
          where p.tenant_id = ${tenantId} and p.objective_id = ${objectiveId}
          order by p.position)`,
  );
  return rows.map(activityOf);
}

function activityOf(row: Row): AttemptActivity {
  const { workflowId, workflowState, workflowProgress, workflowStarted, workflowSubmitted, ...rest } = row;
  const { workflowFinished, constraint, ...activity } = rest;
  const workflow = workflowId !== null && {
    id: workflowId,
    state: workflowState,
    progress: workflowProgress,
    started: workflowStarted,
    submitted: workflowSubmitted,
    finished: workflowFinished,
  };
  return { ...activity, constraint: constraintOf(constraint), workflow: workflow || null };
}
