import type { ActivityRecord } from '@lantern/contract/entities/activity-record';
import type { ListQuery } from '@lantern/contract/list-query';
import { type Db, findOne } from '../db/db';
import { type Sql, sql, trusted } from '../db/sql';
import { compileListQuery } from './compile-list-query';
import type { ListFields } from './list-field';

type Learner = { tenantId: string; userId: string };

/** By nothing that may be secret: an order would tell it. */
const FIELDS: ListFields = {
  id: { column: trusted('r.id'), type: 'id' },
  activityPartId: { column: trusted('r.part_id'), type: 'id' },
  activityWorkflowId: { column: trusted('r.activity_workflow_id'), type: 'id' },
  objectiveWorkflowId: { column: trusted('r.objective_workflow_id'), type: 'id' },
  finished: { column: trusted('r.finished'), type: 'date' },
};

export type ListedRecords = { data: ActivityRecord[]; totalCount: number };

/** [7.15] Of every attempt of one of the learner's enrolments, the latest first. */
export function listRecordsOfAggregate(
  db: Db,
  learner: Learner,
  { aggregateId, query }: { aggregateId: string; query: ListQuery },
): Promise<ListedRecords> {
  return list(db, learner, { of: sql`a.aggregate_id = ${aggregateId}`, query });
}

/** [7.15] Of one of the learner's attempts, the latest first. */
export function listRecordsOfAttempt(
  db: Db,
  learner: Learner,
  { attemptId, query }: { attemptId: string; query: ListQuery },
): Promise<ListedRecords> {
  return list(db, learner, { of: sql`a.id = ${attemptId}`, query });
}

export async function isOwnAggregate(db: Db, { tenantId, userId }: Learner, id: string): Promise<boolean> {
  const row = await findOne(
    db,
    sql`select id from objective_workflow_aggregates
         where tenant_id = ${tenantId} and user_id = ${userId} and id = ${id}`,
  );
  return row !== null;
}

async function list(
  db: Db,
  { tenantId, userId }: Learner,
  { of, query }: { of: Sql; query: ListQuery },
): Promise<ListedRecords> {
  const { where, orderBy, limit } = compileListQuery(query, FIELDS, sql`r.finished desc, r.id`);
  const rows = await db.query<ActivityRecord & { total: number }>(
    sql`select r.id, r.objective_workflow_id as "objectiveWorkflowId",
               r.activity_workflow_id as "activityWorkflowId", r.part_id as "activityPartId", r.finished, r.score,
               r.max_score as "maxScore", r.normalized_score as "normalizedScore", r.passed, count(*) over () as total
          from objective_workflows a
          join activity_records r on r.tenant_id = a.tenant_id and r.objective_workflow_id = a.id
         where a.tenant_id = ${tenantId} and a.user_id = ${userId} and ${of} and ${where}
         order by ${orderBy} ${limit}`,
  );
  return { data: rows, totalCount: rows[0]?.total ?? 0 };
}
