import type { AttemptRecord } from '@lantern/contract/entities/attempt-record';
import type { ListQuery } from '@lantern/contract/list-query';
import type { SecretiveCourse } from '@lantern/domain/grade/conceal-results';
import type { GradeRevealPolicy, WorkflowState } from '@lantern/domain/vocabulary';
import { type Db, findOne } from '../../db/db';
import { sql, trusted } from '../../db/sql';
import { compileListQuery } from '../lists/compile-list-query';
import type { ListFields } from '../lists/list-field';
import { type ListPage, readListPage } from '../lists/list-page';
import type { Learner } from '../people/learner-facts';

/** A result with what decides whether its learner may see it. */
export type StoredRecord = { record: AttemptRecord; course: SecretiveCourse };

type Row = Omit<AttemptRecord, 'activityRecord'> & {
  activityWorkflowId: string | null;
  gradeRevealPolicy: GradeRevealPolicy;
  gradeRevealDate: Date | null;
  workflowId: string | null;
  workflowState: WorkflowState;
  workflowProtectResults: boolean;
};

const COLUMNS = trusted(`r.id, r.finished, r.score, r.max_score as "maxScore",
  r.normalized_score as "normalizedScore", r.grade, r.passed, r.progress, r.protect_results as "protectResults",
  r.workflow_id as "objectiveWorkflowId", w.started, w.submitted, v.id as "activityWorkflowId",
  g.grade_reveal_policy as "gradeRevealPolicy", g.grade_reveal_date as "gradeRevealDate",
  g.workflow_id as "workflowId", g.workflow_state as "workflowState",
  g.workflow_protect_results as "workflowProtectResults"`);

const WITH_ATTEMPT =
  trusted(`left join objective_workflows w on w.tenant_id = r.tenant_id and w.id = r.workflow_id
  left join activity_workflows v
    on v.tenant_id = r.tenant_id and v.objective_workflow_id = r.workflow_id and v.part_id is null`);

/** [3.6] By nothing that may be secret: an order would tell it. */
export const ATTEMPT_RECORD_FIELDS: ListFields = {
  id: { column: trusted('r.id'), type: 'id' },
  finished: { column: trusted('r.finished'), type: 'date' },
  progress: { column: trusted('r.progress'), type: 'number' },
  objectiveWorkflowId: { column: trusted('r.workflow_id'), type: 'id' },
  started: { column: trusted('w.started'), type: 'date' },
  submitted: { column: trusted('w.submitted'), type: 'date' },
  'activityRecord.activityWorkflowId': { column: trusted('v.id'), type: 'id' },
};

/** [7.5] The results of one enrolment, the latest first; null when it is not the learner's. */
export async function listAggregateRecords(
  db: Db,
  { tenantId, userId }: Learner,
  aggregateId: string,
): Promise<StoredRecord[] | null> {
  const rows = await db.query<Row | (Omit<Row, 'id'> & { id: null })>(
    sql`select ${COLUMNS} from objective_workflow_aggregates g
          left join objective_records r on r.tenant_id = g.tenant_id and r.aggregate_id = g.id
          ${WITH_ATTEMPT}
         where g.tenant_id = ${tenantId} and g.user_id = ${userId} and g.id = ${aggregateId}
         order by r.finished desc, r.id`,
  );
  if (rows.length === 0) return null;
  return rows.flatMap((row) => (row.id === null ? [] : [storedRecordOf(row)]));
}

/** [7.18] */
export async function findAttemptRecord(
  db: Db,
  { tenantId, userId }: Learner,
  id: string,
): Promise<StoredRecord | null> {
  const row = await findOne<Row>(
    db,
    sql`select ${COLUMNS} from objective_records r
          join objective_workflow_aggregates g on g.tenant_id = r.tenant_id and g.id = r.aggregate_id
          ${WITH_ATTEMPT}
         where r.tenant_id = ${tenantId} and r.user_id = ${userId} and r.id = ${id}`,
  );
  return row && storedRecordOf(row);
}

/** [7.18] The latest first, unless another order is asked for. */
export async function listAttemptRecords(
  db: Db,
  { tenantId, userId }: Learner,
  query: ListQuery,
): Promise<ListPage<StoredRecord>> {
  const list = compileListQuery(query, ATTEMPT_RECORD_FIELDS, sql`r.finished desc, r.id`);
  const { data, totalCount } = await readListPage<Row>(db, list, {
    columns: COLUMNS,
    from: sql`from objective_records r
          join objective_workflow_aggregates g on g.tenant_id = r.tenant_id and g.id = r.aggregate_id
          ${WITH_ATTEMPT}
         where r.tenant_id = ${tenantId} and r.user_id = ${userId}`,
  });
  return { data: data.map(storedRecordOf), totalCount };
}

function storedRecordOf(row: Row): StoredRecord {
  const { gradeRevealPolicy, gradeRevealDate, workflowId, workflowState, workflowProtectResults } = row;
  const lastObjectiveWorkflow = workflowId
    ? { id: workflowId, state: workflowState, protectResults: workflowProtectResults }
    : null;
  return {
    record: {
      id: row.id,
      finished: row.finished,
      score: row.score,
      maxScore: row.maxScore,
      normalizedScore: row.normalizedScore,
      grade: row.grade,
      passed: row.passed,
      progress: row.progress,
      protectResults: row.protectResults,
      objectiveWorkflowId: row.objectiveWorkflowId,
      started: row.started,
      submitted: row.submitted,
      activityRecord: row.activityWorkflowId ? { activityWorkflowId: row.activityWorkflowId } : null,
    },
    course: { gradeRevealPolicy, gradeRevealDate, objectiveWorkflowAggregate: { lastObjectiveWorkflow } },
  };
}
