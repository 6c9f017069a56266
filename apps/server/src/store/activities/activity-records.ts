import type { ActivityRecord } from '@lantern/contract/entities/activity-record';
import type { ListQuery } from '@lantern/contract/list-query';
import { type Db, findOne } from '../../db/db';
import { type Sql, sql, trusted } from '../../db/sql';
import { compileListQuery } from '../lists/compile-list-query';
import type { ListFields } from '../lists/list-field';
import { type ListPage, readListPage } from '../lists/list-page';
import type { Learner } from '../people/learner-facts';

/** [3.12] By nothing that may be secret: an order would tell it. */
export const ACTIVITY_RECORD_FIELDS: ListFields = {
  id: { column: trusted('r.id'), type: 'id' },
  activityPartId: { column: trusted('r.part_id'), type: 'id' },
  activityWorkflowId: { column: trusted('r.activity_workflow_id'), type: 'id' },
  objectiveWorkflowId: { column: trusted('r.objective_workflow_id'), type: 'id' },
  finished: { column: trusted('r.finished'), type: 'date' },
};

export type ListedRecords = ListPage<ActivityRecord>;

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

function list(
  db: Db,
  { tenantId, userId }: Learner,
  { of, query }: { of: Sql; query: ListQuery },
): Promise<ListedRecords> {
  const page = compileListQuery(query, ACTIVITY_RECORD_FIELDS, sql`r.finished desc, r.id`);
  return readListPage(db, page, {
    columns: sql`r.id, r.objective_workflow_id as "objectiveWorkflowId",
                 r.activity_workflow_id as "activityWorkflowId", r.part_id as "activityPartId", r.finished, r.score,
                 r.max_score as "maxScore", r.normalized_score as "normalizedScore", r.passed`,
    from: sql`from objective_workflows a
          join activity_records r on r.tenant_id = a.tenant_id and r.objective_workflow_id = a.id
         where a.tenant_id = ${tenantId} and a.user_id = ${userId} and ${of}`,
  });
}
