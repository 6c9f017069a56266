import type { ActivityWorkflowAggregate } from '@lantern/contract/entities/activity-workflow-aggregate';
import type { ListQuery } from '@lantern/contract/list-query';
import type { ActivityConstraint } from '@lantern/domain/activity/activity-part';
import { inheritConstraint } from '@lantern/domain/activity/constraint-inheritance';
import type { SecretiveActivity } from '@lantern/domain/activity/conceal-activity-result';
import type { ActivityType, GradeRevealPolicy, WorkflowState } from '@lantern/domain/vocabulary';
import { WORKFLOW_STATE_CODES } from '@lantern/domain/vocabulary-codes';
import type { Db } from '../../db/db';
import { sql, trusted } from '../../db/sql';
import { compileListQuery } from '../lists/compile-list-query';
import type { ListFields } from '../lists/list-field';
import { type ListPage, readListPage } from '../lists/list-page';
import { constraintOf, type StoredConstraint } from './stored-constraint';
import type { Learner } from '../people/learner-facts';

/** What an attempt made of an activity, with what decides whether its result may be seen. */
export type StoredAggregate = SecretiveActivity<ActivityWorkflowAggregate>;

/** [3.7] By nothing that may be secret: an order would tell it. */
export const ACTIVITY_AGGREGATE_FIELDS: ListFields = {
  id: { column: trusted('w.id'), type: 'id' },
  objectiveId: { column: trusted('g.objective_id'), type: 'id' },
  activityId: { column: trusted('coalesce(p.activity_id, o.activity_id)'), type: 'id' },
  objectiveWorkflowId: { column: trusted('w.objective_workflow_id'), type: 'id' },
  activityPartId: { column: trusted('w.part_id'), type: 'id' },
  'lastActivityWorkflow.id': { column: trusted('w.id'), type: 'id' },
  'lastActivityWorkflow.objectiveWorkflowId': { column: trusted('w.objective_workflow_id'), type: 'id' },
  'lastActivityWorkflow.activityPartId': { column: trusted('w.part_id'), type: 'id' },
  'lastActivityWorkflow.state': { column: trusted('w.state'), type: 'code', codes: WORKFLOW_STATE_CODES },
  'lastActivityWorkflow.progress': { column: trusted('w.progress'), type: 'number' },
  'lastActivityWorkflow.started': { column: trusted('w.started'), type: 'date' },
  'lastActivityWorkflow.submitted': { column: trusted('w.submitted'), type: 'date' },
  'lastActivityWorkflow.finished': { column: trusted('w.finished'), type: 'date' },
};

/** The activity's own constraint first, then those of the parts above it. */
const CONSTRAINTS = trusted(`(with recursive above as (
    select q.parent_id, q.activity_constraint, 0 as distance from activity_parts q
     where q.tenant_id = p.tenant_id and q.id = p.id
    union all
    select q.parent_id, q.activity_constraint, above.distance + 1 from above
      join activity_parts q on q.tenant_id = p.tenant_id and q.id = above.parent_id)
  select jsonb_agg(activity_constraint order by distance) from above)`);

type Row = {
  id: string;
  objectiveWorkflowId: string;
  activityId: string;
  activityPartId: string | null;
  type: ActivityType;
  constraints: Array<StoredConstraint | null> | null;
  state: WorkflowState;
  progress: number;
  started: Date;
  submitted: Date | null;
  finished: Date | null;
  recordId: string | null;
  normalizedScore: number | null;
  passed: boolean | null;
  gradeRevealPolicy: GradeRevealPolicy;
  gradeRevealDate: Date | null;
  attemptState: WorkflowState;
  protectResults: boolean;
};

/** [7.6] The learner's attempts at activities, the latest begun first. */
export async function listActivityWorkflowAggregates(
  db: Db,
  { tenantId, userId }: Learner,
  query: ListQuery,
): Promise<ListPage<StoredAggregate>> {
  const list = compileListQuery(query, ACTIVITY_AGGREGATE_FIELDS, sql`w.started desc, w.id`);
  const { data, totalCount } = await readListPage<Row>(db, list, {
    columns: sql`w.id, w.objective_workflow_id as "objectiveWorkflowId", v.id as "activityId",
               w.part_id as "activityPartId", v.type, ${CONSTRAINTS} as constraints, w.state, w.progress, w.started,
               w.submitted, w.finished, r.id as "recordId", r.normalized_score as "normalizedScore", r.passed,
               g.grade_reveal_policy as "gradeRevealPolicy", g.grade_reveal_date as "gradeRevealDate",
               a.state as "attemptState", a.protect_results as "protectResults"`,
    from: sql`from activity_workflows w
          join objective_workflows a on a.tenant_id = w.tenant_id and a.id = w.objective_workflow_id
          join objective_workflow_aggregates g on g.tenant_id = a.tenant_id and g.id = a.aggregate_id
          join objectives o on o.tenant_id = g.tenant_id and o.id = g.objective_id
          left join activity_parts p on p.tenant_id = w.tenant_id and p.id = w.part_id
          join activities v on v.tenant_id = w.tenant_id and v.id = coalesce(p.activity_id, o.activity_id)
          left join activity_records r on r.tenant_id = w.tenant_id and r.activity_workflow_id = w.id
         where w.tenant_id = ${tenantId} and w.user_id = ${userId}`,
  });
  return { data: data.map(storedAggregateOf), totalCount };
}

function storedAggregateOf(row: Row): StoredAggregate {
  const { id, objectiveWorkflowId, activityId, activityPartId, state, progress, recordId } = row;
  const { started, submitted, finished, normalizedScore, passed } = row;
  const workflow = { id, objectiveWorkflowId, activityPartId, state, progress, started, submitted, finished };
  const attempt = { id: objectiveWorkflowId, state: row.attemptState, protectResults: row.protectResults };
  return {
    aggregate: {
      id,
      objectiveWorkflowId,
      activityId,
      activityPartId,
      lastActivityWorkflow: workflow,
      bestActivityRecord: recordId === null ? null : { normalizedScore, passed },
    },
    course: {
      gradeRevealPolicy: row.gradeRevealPolicy,
      gradeRevealDate: row.gradeRevealDate,
      objectiveWorkflowAggregate: { lastObjectiveWorkflow: attempt },
    },
    activity: { type: row.type, constraint: inheritedConstraint(row.constraints ?? []) },
  };
}

function inheritedConstraint(stored: Array<StoredConstraint | null>): ActivityConstraint | null {
  return stored
    .map(constraintOf)
    .reduceRight<ActivityConstraint | null>((parent, own) => inheritConstraint(own, parent), null);
}
