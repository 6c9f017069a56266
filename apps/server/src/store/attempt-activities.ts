import type { ActivityConstraint } from '@lantern/domain/activity/activity-part';
import type { ActivityType, ContentType, LifecycleState, WorkflowState } from '@lantern/domain/vocabulary';
import type { Db } from '../db/db';
import { type Sql, sql, trusted } from '../db/sql';
import { constraintOf, type StoredConstraint } from './stored-constraint';

/** [3.7] An attempt at one activity. */
export type ActivityWorkflowRow = {
  id: string;
  state: WorkflowState;
  progress: number;
  started: Date;
  submitted: Date | null;
  finished: Date | null;
  /** [8.8] How often it was begun, this time included. */
  attempts: number;
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
  /** [4.26] */
  requiresPrevious: boolean;
  /** [8.8] */
  passingScore: number | null;
  maxAttempts: number | null;
  constraint: ActivityConstraint | null;
  name: string;
  code: string;
  type: ActivityType;
  activityType: ContentType | null;
  activityState: LifecycleState;
  proctored: boolean;
  supportReview: boolean;
  supportMobileView: boolean;
  duration: number | null;
  workflow: ActivityWorkflowRow | null;
  normalizedScore: number | null;
  passed: boolean | null;
};

export type ActivityRow = Omit<AttemptActivity, 'constraint' | 'workflow'> & {
  constraint: StoredConstraint | null;
  workflowId: string | null;
  workflowState: WorkflowState;
  workflowProgress: number;
  workflowStarted: Date;
  workflowSubmitted: Date | null;
  workflowFinished: Date | null;
  workflowAttempts: number;
};

const OF_ACTIVITY = trusted(`v.id as "activityId", v.name, v.code, v.type, v.activity_type as "activityType",
  v.state as "activityState", v.proctored, v.support_review as "supportReview",
  v.support_mobile_view as "supportMobileView", v.duration, w.id as "workflowId", w.state as "workflowState",
  w.progress as "workflowProgress", w.started as "workflowStarted", w.submitted as "workflowSubmitted",
  w.finished as "workflowFinished", w.attempts as "workflowAttempts", r.normalized_score as "normalizedScore",
  r.passed`);

/** Every activity of the course, the root first, siblings in their order. */
export async function listAttemptActivities(
  db: Db,
  tenantId: string,
  { id, objectiveId }: { id: string; objectiveId: string },
): Promise<AttemptActivity[]> {
  const rows = await db.query<ActivityRow>(activityRows(tenantId, id, sql`${objectiveId}::uuid`));
  return rows.map(activityOf);
}

/** The rows of the root and of all parts of the course that `objectiveId` answers with, or of the parts that `which` leaves. */
export function activityRows(
  tenantId: string,
  attemptId: string,
  objectiveId: Sql,
  which: Sql = trusted(''),
): Sql {
  return sql`select null::uuid as "partId", null::uuid as "parentId", '' as axis, 0 as "order", false as optional,
               1::double precision as "scoreWeight", o.needs_grading as "needsGrading",
               false as "requiresPrevious", null::double precision as "passingScore", null::int as "maxAttempts",
               null::jsonb as "constraint", ${OF_ACTIVITY}
          from objectives o
          join activities v on v.tenant_id = o.tenant_id and v.id = o.activity_id
          left join activity_workflows w
            on w.tenant_id = o.tenant_id and w.objective_workflow_id = ${attemptId} and w.part_id is null
          left join activity_records r on r.tenant_id = w.tenant_id and r.activity_workflow_id = w.id
         where o.tenant_id = ${tenantId} and o.id = ${objectiveId}
        union all
        (select p.id, p.parent_id, p.axis, p.position, p.optional, p.score_weight, p.needs_grading,
                p.requires_previous, p.passing_score, p.max_attempts, p.activity_constraint, ${OF_ACTIVITY}
           from activity_parts p
           join activities v on v.tenant_id = p.tenant_id and v.id = p.activity_id
           left join activity_workflows w
             on w.tenant_id = p.tenant_id and w.objective_workflow_id = ${attemptId} and w.part_id = p.id
           left join activity_records r on r.tenant_id = w.tenant_id and r.activity_workflow_id = w.id
          where p.tenant_id = ${tenantId} and p.objective_id = ${objectiveId} ${which}
          order by p.position)`;
}

export function activityOf(row: ActivityRow): AttemptActivity {
  return {
    partId: row.partId,
    parentId: row.parentId,
    activityId: row.activityId,
    axis: row.axis,
    order: row.order,
    optional: row.optional,
    scoreWeight: row.scoreWeight,
    needsGrading: row.needsGrading,
    requiresPrevious: row.requiresPrevious,
    passingScore: row.passingScore,
    maxAttempts: row.maxAttempts,
    constraint: constraintOf(row.constraint),
    name: row.name,
    code: row.code,
    type: row.type,
    activityType: row.activityType,
    activityState: row.activityState,
    proctored: row.proctored,
    supportReview: row.supportReview,
    supportMobileView: row.supportMobileView,
    duration: row.duration,
    workflow: row.workflowId === null ? null : workflowOf(row, row.workflowId),
    normalizedScore: row.normalizedScore,
    passed: row.passed,
  };
}

function workflowOf(row: ActivityRow, id: string): ActivityWorkflowRow {
  return {
    id,
    state: row.workflowState,
    progress: row.workflowProgress,
    started: row.workflowStarted,
    submitted: row.workflowSubmitted,
    finished: row.workflowFinished,
    attempts: row.workflowAttempts,
  };
}
