import type { ActivityType, ContentType, LifecycleState, WorkflowState } from '@lantern/domain/vocabulary';
import { type Sql, sql, trusted } from '../db/sql';
import type { ActivityWorkflowRow, AttemptActivity } from './attempt-activity';
import { constraintOf, type StoredConstraint } from './stored-constraint';

/** An attempt at one activity with its result, as JSON has it; null where it is plain. */
type ListedWorkflow = [
  id: string,
  state: WorkflowState | null,
  progress: number | null,
  started: string,
  submitted: string | null,
  finished: string | null,
  attempts: number | null,
  normalizedScore: number | null,
  passed: boolean | null,
];

/** What few parts have of their own. */
type ListedArrangement = [
  optional: boolean,
  needsGrading: boolean,
  requiresPrevious: boolean,
  passingScore: number | null,
  maxAttempts: number | null,
  constraint: StoredConstraint | null,
];

/** What few activities have of their own. */
type ListedManner = [
  code: string,
  state: LifecycleState,
  proctored: boolean,
  supportReview: boolean,
  supportMobileView: boolean,
];

/** The activities of a list, column by column, as JSON has it; null where a value is plain. */
export type ListedActivities = [
  partIds: Array<string | null>,
  parentIds: Array<string | null>,
  axes: string[],
  orders: number[],
  scoreWeights: Array<number | null>,
  arrangements: Array<ListedArrangement | null>,
  activityIds: string[],
  names: string[],
  types: ActivityType[],
  activityTypes: Array<ContentType | null>,
  manners: Array<ListedManner | null>,
  durations: Array<number | null>,
  workflows: Array<ListedWorkflow | null>,
];

const PLAIN_ARRANGEMENT: ListedArrangement = [false, false, false, null, null, null];
const PLAIN_MANNER: ListedManner = ['', 'ready', false, true, true];

/** Of each row only what it has of its own. */
const OF_PART = trusted(`p.id, p.parent_id, p.axis, p.position, nullif(p.score_weight, 1) as score_weight,
  case when p.optional or p.needs_grading or p.requires_previous or p.passing_score is not null
         or p.max_attempts is not null or p.activity_constraint is not null
       then json_build_array(p.optional, p.needs_grading, p.requires_previous, p.passing_score, p.max_attempts,
                             p.activity_constraint) end as arrangement`);
const OF_ROOT =
  trusted(`null::uuid as id, null::uuid as parent_id, '' as axis, 0 as position, null::float as score_weight,
  case when o.needs_grading then json_build_array(false, true, false, null, null, null) end as arrangement`);
const OF_ACTIVITY = trusted(`v.id as activity_id, v.name, v.type, v.activity_type,
  case when v.code <> '' or v.state <> 'ready' or v.proctored or not v.support_review or not v.support_mobile_view
       then json_build_array(v.code, v.state, v.proctored, v.support_review, v.support_mobile_view) end as manner,
  v.duration,
  case when w.id is not null
       then json_build_array(w.id, nullif(w.state, 'finished'), nullif(w.progress, 1), w.started, w.submitted, w.finished,
                             nullif(w.attempts, 1), r.normalized_score, r.passed) end as workflow`);
/** By columns: the database then looks up once how a value is written, and not once for each. */
const COLUMNS =
  trusted(`json_build_array(json_agg(t.id), json_agg(t.parent_id), json_agg(t.axis), json_agg(t.position),
  json_agg(t.score_weight), json_agg(t.arrangement), json_agg(t.activity_id), json_agg(t.name), json_agg(t.type),
  json_agg(t.activity_type), json_agg(t.manner), json_agg(t.duration), json_agg(t.workflow))`);

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
  return sql`select ${COLUMNS} from (
        select ${OF_ROOT}, ${OF_ACTIVITY}
          from objectives o
          join activities v on v.tenant_id = o.tenant_id and v.id = o.activity_id
          left join activity_workflows w
            on w.tenant_id = o.tenant_id and w.objective_workflow_id = ${attemptId} and w.part_id is null
          left join activity_records r on r.tenant_id = w.tenant_id and r.activity_workflow_id = w.id
         where o.tenant_id = ${tenantId} and o.id = ${objectiveId}
        union all
        (select ${OF_PART}, ${OF_ACTIVITY}
           from activity_parts p
           join activities v on v.tenant_id = p.tenant_id and v.id = p.activity_id
           left join activity_workflows w
             on w.tenant_id = p.tenant_id and w.objective_workflow_id = ${attemptId} and w.part_id = p.id
           left join activity_records r on r.tenant_id = w.tenant_id and r.activity_workflow_id = w.id
          where p.tenant_id = ${tenantId} and p.objective_id = ${objectiveId} ${which}
          order by p.position)) t having count(*) > 0`;
}

export function activitiesOf(listed: ListedActivities | null): AttemptActivity[] {
  return listed?.[8].map((type, row) => activityOf(listed, type, row)) ?? [];
}

/** The columns are of one length, so each has its value in the row. */
function activityOf(listed: ListedActivities, type: ActivityType, row: number): AttemptActivity {
  const [optional, needsGrading, requiresPrevious, passingScore, maxAttempts, constraint] =
    listed[5][row] ?? PLAIN_ARRANGEMENT;
  const [code, activityState, proctored, supportReview, supportMobileView] = listed[10][row] ?? PLAIN_MANNER;
  const workflow = listed[12][row] ?? null;
  return {
    partId: listed[0][row] ?? null,
    parentId: listed[1][row] ?? null,
    activityId: listed[6][row] ?? '',
    axis: listed[2][row] ?? '',
    order: listed[3][row] ?? 0,
    optional,
    scoreWeight: listed[4][row] ?? 1,
    needsGrading,
    requiresPrevious,
    passingScore,
    maxAttempts,
    constraint: constraintOf(constraint),
    name: listed[7][row] ?? '',
    code,
    type,
    activityType: listed[9][row] ?? null,
    activityState,
    proctored,
    supportReview,
    supportMobileView,
    duration: listed[11][row] ?? null,
    workflow: workflow && workflowOf(workflow),
    normalizedScore: workflow && workflow[7],
    passed: workflow && workflow[8],
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
