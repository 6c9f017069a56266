import type { ActivityPlace } from '@lantern/contract/entities/activity-place';
import type { ActivityWorkflow } from '@lantern/contract/entities/activity-workflow';
import { type Db, findOne } from '../db/db';
import { sql } from '../db/sql';

export type SavedPlace = {
  tenantId: string;
  userId: string;
  objectiveWorkflowId: string;
  workflowId: string;
  place: ActivityPlace;
};

/**
 * Where in an activity the learner is now; answers their attempt at it, or null when it is not theirs. What was sent
 * later than it was left does not lead back to it.
 */
export function savePlace(db: Db, saved: SavedPlace): Promise<ActivityWorkflow | null> {
  const { tenantId, userId, objectiveWorkflowId, workflowId } = saved;
  const { at, ...place } = saved.place;
  // Whoever only comes back is where they were.
  const isPlaceless = Object.keys(place).length === 0;
  const merged = isPlaceless ? sql`coalesce(w.place, '{}')` : sql`${JSON.stringify(place)}::jsonb`;
  return findOne<ActivityWorkflow>(
    db,
    sql`with own as (
          select tenant_id, id, objective_workflow_id as "objectiveWorkflowId", part_id as "activityPartId", state,
                 progress, started, submitted, finished
            from activity_workflows
           where tenant_id = ${tenantId} and id = ${workflowId} and user_id = ${userId}
             and objective_workflow_id = ${objectiveWorkflowId}),
        saved as (
          update activity_workflows w set place = ${merged}, place_at = ${at}
            from own where w.tenant_id = own.tenant_id and w.id = own.id
             and (w.place_at is null or w.place_at < ${at}))
        select * from own`,
  );
}
