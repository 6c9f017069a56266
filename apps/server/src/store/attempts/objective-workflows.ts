import type { ListedObjective } from '@lantern/contract/entities/objective';
import type { ListedObjectiveAccess, ListedWorkflow } from '@lantern/contract/entities/objective-access';
import { type Db, findOne } from '../../db/db';
import { sql, trusted } from '../../db/sql';
import {
  AGGREGATE_COLUMNS,
  accessColumns,
  type ObjectiveAccessRow,
  objectiveAccessOf,
} from '../courses/objective-access-row';
import { noteStep } from '../live/live-changes';
import type { Learner } from '../people/learner-facts';

/**
 * The enrolment with what the rules ask of it, locked: two tabs that start at once take turns. [4.18] Whether the course is
 * open is asked of the course itself, not of the card's copy.
 */
export async function lockAggregate(
  db: Db,
  { tenantId, userId }: Learner,
  aggregateId: string,
): Promise<ListedObjectiveAccess | null> {
  const row = await findOne<ObjectiveAccessRow<ListedObjective>>(
    db,
    sql`select g.objective_access_id as id, ${accessColumns('g')}, ${AGGREGATE_COLUMNS},
               g.listed::jsonb || jsonb_build_object('state', o.state) as objective
          from objective_workflow_aggregates g
          join objectives o on o.tenant_id = g.tenant_id and o.id = g.objective_id
         where g.tenant_id = ${tenantId} and g.user_id = ${userId} and g.id = ${aggregateId}
           for update of g`,
  );
  return row && objectiveAccessOf(row, { userId });
}

export type NewWorkflow = Learner & { id: string; aggregateId: string; now: Date };

/** One attempt more, and the card that shows it. False when the id belongs to an attempt already, or did. */
export async function insertObjectiveWorkflow(db: Db, workflow: NewWorkflow): Promise<boolean> {
  const { tenantId, userId, id, aggregateId, now } = workflow;
  const row = await findOne<{ id: string }>(
    db,
    sql`with started as (
          insert into objective_workflows (tenant_id, id, aggregate_id, user_id, state, progress, started)
          select ${tenantId}::uuid, ${id}::uuid, ${aggregateId}::uuid, ${userId}::uuid, 'inProgress', 0, ${now}::timestamptz
           where not exists (select from annulled_attempts where tenant_id = ${tenantId} and id = ${id})
          on conflict (tenant_id, id) do nothing
          returning id, user_id, state, progress, started),
        ${noteStep(tenantId, trusted('started'), 'attempts')},
        audited as (
          insert into audit_entries (tenant_id, at, user_id, action, subject)
          select ${tenantId}::uuid, ${now}::timestamptz, ${userId}::uuid, 'start',
                 jsonb_build_object('objectiveWorkflowId', s.id) from started s)
        update objective_workflow_aggregates g
           set workflow_id = s.id, workflow_state = s.state, workflow_progress = s.progress,
               workflow_started = s.started, workflow_submitted = null, workflow_finished = null,
               workflow_protect_results = false, workflow_record_id = null, last_opened = s.started,
               version = g.version + 1
          from started s
         where g.tenant_id = ${tenantId} and g.id = ${aggregateId}
        returning s.id`,
  );
  return row !== null;
}

/** [3.5] One of the learner's attempts as the wire shows it. */
export function findObjectiveWorkflow(
  db: Db,
  { tenantId, userId }: Learner,
  id: string,
): Promise<ListedWorkflow | null> {
  return findOne(
    db,
    sql`select id, state, progress, started, submitted, finished, protect_results as "protectResults",
               record_id as "objectiveRecordId"
          from objective_workflows where tenant_id = ${tenantId} and user_id = ${userId} and id = ${id}`,
  );
}
