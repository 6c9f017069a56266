import type { ListedObjective } from '@lantern/contract/entities/objective';
import type { ListedObjectiveAccess } from '@lantern/contract/entities/objective-access';
import { type Db, findOne } from '../db/db';
import { sql } from '../db/sql';
import {
  AGGREGATE_COLUMNS,
  accessColumns,
  type ObjectiveAccessRow,
  objectiveAccessOf,
} from './objective-access-row';

type Learner = { tenantId: string; userId: string };

/** The enrolment with what the rules ask of it, locked: two tabs that start at once take turns. */
export async function lockAggregate(
  db: Db,
  { tenantId, userId }: Learner,
  aggregateId: string,
): Promise<ListedObjectiveAccess | null> {
  const row = await findOne<ObjectiveAccessRow<ListedObjective>>(
    db,
    sql`select g.objective_access_id as id, ${accessColumns('g')}, g.listed as objective, ${AGGREGATE_COLUMNS}
          from objective_workflow_aggregates g
         where g.tenant_id = ${tenantId} and g.user_id = ${userId} and g.id = ${aggregateId}
           for update`,
  );
  return row && objectiveAccessOf(row, userId);
}

export type NewWorkflow = Learner & { id: string; aggregateId: string; now: Date };

/** One attempt more, and the card that shows it. */
export async function insertObjectiveWorkflow(db: Db, workflow: NewWorkflow): Promise<void> {
  const { tenantId, userId, id, aggregateId, now } = workflow;
  await db.query(
    sql`with started as (
          insert into objective_workflows (tenant_id, id, aggregate_id, user_id, state, progress, started)
          values (${tenantId}, ${id}, ${aggregateId}, ${userId}, 'inProgress', 0, ${now})
          returning id, state, progress, started)
        update objective_workflow_aggregates g
           set workflow_id = s.id, workflow_state = s.state, workflow_progress = s.progress,
               workflow_started = s.started, workflow_submitted = null, workflow_finished = null,
               workflow_protect_results = false, workflow_record_id = null, last_opened = s.started
          from started s
         where g.tenant_id = ${tenantId} and g.id = ${aggregateId}`,
  );
}
