import type { ActivityType, ContentType, LifecycleState, WorkflowState } from '@lantern/domain/vocabulary';
import { type Sql, sql, trusted } from '../db/sql';
import type { ActivityWorkflowRow, AttemptActivity } from './attempt-activity';
import { constraintOf, type StoredConstraint } from './stored-constraint';

/** An attempt at one activity, as JSON has it; null where it is plain. */
type ListedWorkflow = [
  id: string,
  state: WorkflowState | null,
  progress: number | null,
  started: string,
  submitted: string | null,
  finished: string | null,
  attempts: number | null,
];

/** One activity of a list, as JSON has it; null where it is plain. */
export type ListedActivity = [
  partId: string | null,
  parentId: string | null,
  axis: string,
  order: number,
  optional: boolean | null,
  scoreWeight: number | null,
  needsGrading: boolean | null,
  requiresPrevious: boolean | null,
  passingScore: number | null,
  maxAttempts: number | null,
  constraint: StoredConstraint | null,
  activityId: string,
  name: string,
  code: string | null,
  type: ActivityType,
  activityType: ContentType | null,
  state: LifecycleState | null,
  proctored: boolean | null,
  supportReview: boolean | null,
  supportMobileView: boolean | null,
  duration: number | null,
  workflow: ListedWorkflow | null,
  normalizedScore: number | null,
  passed: boolean | null,
];

const OF_ACTIVITY =
  trusted(`v.id, v.name, nullif(v.code, ''), v.type, v.activity_type, nullif(v.state, 'ready'),
  nullif(v.proctored, false), nullif(v.support_review, true), nullif(v.support_mobile_view, true), v.duration,
  case when w.id is not null then json_build_array(w.id, nullif(w.state, 'finished'), nullif(w.progress, 1), w.started,
       w.submitted, w.finished, nullif(w.attempts, 1)) end, r.normalized_score, r.passed`);

/**
 * The root and all parts of the course that `objectiveId` answers with, or the parts that `which` leaves; the root
 * first, siblings in their order. As one value: thousands of small ones would cost more than all that is done with them.
 */
export function activityList(
  tenantId: string,
  attemptId: string,
  objectiveId: Sql,
  which: Sql = trusted(''),
): Sql {
  return sql`select json_agg(t.activity) from (
        select json_build_array(null, null, '', 0, null, null, nullif(o.needs_grading, false), null, null, null, null,
                                ${OF_ACTIVITY}) as activity
          from objectives o
          join activities v on v.tenant_id = o.tenant_id and v.id = o.activity_id
          left join activity_workflows w
            on w.tenant_id = o.tenant_id and w.objective_workflow_id = ${attemptId} and w.part_id is null
          left join activity_records r on r.tenant_id = w.tenant_id and r.activity_workflow_id = w.id
         where o.tenant_id = ${tenantId} and o.id = ${objectiveId}
        union all
        (select json_build_array(p.id, p.parent_id, p.axis, p.position, nullif(p.optional, false),
                                 nullif(p.score_weight, 1), nullif(p.needs_grading, false),
                                 nullif(p.requires_previous, false), p.passing_score, p.max_attempts,
                                 p.activity_constraint, ${OF_ACTIVITY})
           from activity_parts p
           join activities v on v.tenant_id = p.tenant_id and v.id = p.activity_id
           left join activity_workflows w
             on w.tenant_id = p.tenant_id and w.objective_workflow_id = ${attemptId} and w.part_id = p.id
           left join activity_records r on r.tenant_id = w.tenant_id and r.activity_workflow_id = w.id
          where p.tenant_id = ${tenantId} and p.objective_id = ${objectiveId} ${which}
          order by p.position)) t`;
}

export function activityOf(listed: ListedActivity): AttemptActivity {
  const [partId, parentId, axis, order, optional, scoreWeight, needsGrading, requiresPrevious] = listed;
  return {
    partId,
    parentId,
    activityId: listed[11],
    axis,
    order,
    optional: optional ?? false,
    scoreWeight: scoreWeight ?? 1,
    needsGrading: needsGrading ?? false,
    requiresPrevious: requiresPrevious ?? false,
    passingScore: listed[8],
    maxAttempts: listed[9],
    constraint: constraintOf(listed[10]),
    name: listed[12],
    code: listed[13] ?? '',
    type: listed[14],
    activityType: listed[15],
    activityState: listed[16] ?? 'ready',
    proctored: listed[17] ?? false,
    supportReview: listed[18] ?? true,
    supportMobileView: listed[19] ?? true,
    duration: listed[20],
    workflow: listed[21] && workflowOf(listed[21]),
    normalizedScore: listed[22],
    passed: listed[23],
  };
}

function workflowOf(listed: ListedWorkflow): ActivityWorkflowRow {
  const [id, state, progress, started, submitted, finished, attempts] = listed;
  return {
    id,
    state: state ?? 'finished',
    progress: progress ?? 1,
    started: new Date(started),
    submitted: submitted === null ? null : new Date(submitted),
    finished: finished === null ? null : new Date(finished),
    attempts: attempts ?? 1,
  };
}
