import type { ActivityPlace } from '@lantern/contract/entities/activity-place';
import type { ActivityWorkflow } from '@lantern/contract/entities/activity-workflow';
import { CLOSED_COURSE_STATES } from '@lantern/domain/course/course-closure';
import type { LifecycleState } from '@lantern/domain/vocabulary';
import { type Db, findOne } from '../../db/db';
import { sql } from '../../db/sql';

export type SavedPlace = {
  tenantId: string;
  userId: string;
  objectiveWorkflowId: string;
  workflowId: string;
  place: ActivityPlace;
};

/** [4.18] With the state of its course: in a closed one nothing is saved. */
export type PlacedActivity = ActivityWorkflow & { courseState: LifecycleState };

/**
 * Where in an activity the learner is now; answers their attempt at it, or null when it is not theirs. What was sent
 * later than it was left does not lead back to it.
 */
export function savePlace(db: Db, saved: SavedPlace): Promise<PlacedActivity | null> {
  const { tenantId, userId, objectiveWorkflowId, workflowId } = saved;
  const { at, ...place } = saved.place;
  // Whoever only comes back is where they were.
  const isPlaceless = Object.keys(place).length === 0;
  const merged = isPlaceless ? sql`coalesce(w.place, '{}')` : sql`${JSON.stringify(place)}::jsonb`;
  return findOne<PlacedActivity>(
    db,
    sql`with own as (
          select v.tenant_id, v.id, v.objective_workflow_id as "objectiveWorkflowId", v.part_id as "activityPartId",
                 v.state, v.progress, v.started, v.submitted, v.finished, o.state as "courseState"
            from activity_workflows v
            join objective_workflows a on a.tenant_id = v.tenant_id and a.id = v.objective_workflow_id
            join objective_workflow_aggregates g on g.tenant_id = a.tenant_id and g.id = a.aggregate_id
            join objectives o on o.tenant_id = g.tenant_id and o.id = g.objective_id
           where v.tenant_id = ${tenantId} and v.id = ${workflowId} and v.user_id = ${userId}
             and v.objective_workflow_id = ${objectiveWorkflowId}),
        saved as (
          update activity_workflows w set place = ${merged}, place_at = ${at}
            from own where w.tenant_id = own.tenant_id and w.id = own.id
             and own."courseState" <> all(${[...CLOSED_COURSE_STATES]})
             and (w.place_at is null or w.place_at < ${at}))
        select * from own`,
  );
}
