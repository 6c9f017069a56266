import type { ActivityAttempt } from '@lantern/domain/activity/course-node';
import type { Db } from '../../db/db';
import { sql } from '../../db/sql';
import { noteSharedChange } from '../live/live-changes';

export type AttemptUnderWay = {
  id: string;
  aggregateId: string;
  progress: number;
  activities: Array<
    Pick<ActivityAttempt, 'state' | 'progress' | 'doneBefore'> & {
      partId: string | null;
      isSubmitted: boolean;
    }
  >;
};

/** Some at a time, by their ids: a course may have many. */
export function listAttemptsUnderWay(
  db: Db,
  tenantId: string,
  { objectiveId, after, limit }: { objectiveId: string; after: string; limit: number },
): Promise<AttemptUnderWay[]> {
  return db.query<AttemptUnderWay>(
    sql`select w.id, w.aggregate_id as "aggregateId", w.progress,
               coalesce((select json_agg(json_build_object('partId', a.part_id, 'state', a.state,
                                  'progress', a.progress, 'isSubmitted', a.submitted is not null,
                                  'doneBefore', a.done_before))
                           from activity_workflows a
                          where a.tenant_id = w.tenant_id and a.objective_workflow_id = w.id), '[]') as activities
          from objective_workflow_aggregates g
          join objective_workflows w on w.tenant_id = g.tenant_id and w.id = g.workflow_id
         where g.tenant_id = ${tenantId} and g.objective_id = ${objectiveId} and w.state = 'inProgress'
           and w.id > ${after} order by w.id limit ${limit}`,
  );
}

/** [3.5] The attempts and their cards. */
export async function updateProgresses(
  db: Db,
  tenantId: string,
  attempts: ReadonlyArray<{ id: string; progress: number }>,
): Promise<void> {
  await db.query(
    sql`with moved as (
          update objective_workflows w set progress = a.progress
            from jsonb_to_recordset(${JSON.stringify(attempts)}::jsonb) as a (id uuid, progress double precision)
           where w.tenant_id = ${tenantId} and w.id = a.id
          returning w.id, w.aggregate_id, w.progress)
        update objective_workflow_aggregates g set workflow_progress = m.progress
          from moved m where g.tenant_id = ${tenantId} and g.id = m.aggregate_id and g.workflow_id = m.id`,
  );
}

/** Open pages of the course learn that it is another now. */
export async function raiseVersions(db: Db, tenantId: string, objectiveId: string): Promise<void> {
  await db.query(
    sql`update objective_workflow_aggregates set version = version + 1
         where tenant_id = ${tenantId} and objective_id = ${objectiveId}`,
  );
  await noteSharedChange(db, tenantId, `course:${objectiveId}`);
}
