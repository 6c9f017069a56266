import { type Db, findOne } from '../../db/db';
import { sql, trusted } from '../../db/sql';
import { noteStep } from '../live/live-changes';
import { CARD_COLUMNS, CARD_VALUES } from './listed-objectives';
import type { Learner } from '../people/learner-facts';

/**
 * An access that the catalog offers to everybody or that is the learner's own, locked against its withdrawal until the
 * enrolment stands.
 */
export function findOffer(
  db: Db,
  { tenantId, userId }: Learner,
  accessId: string,
): Promise<{ objectiveId: string } | null> {
  return findOne(
    db,
    sql`select a.objective_id as "objectiveId"
          from objective_accesses a
          join objectives o on o.tenant_id = a.tenant_id and o.id = a.objective_id
         where a.tenant_id = ${tenantId} and a.id = ${accessId}
           and (a.show_in_catalog or a.user_id = ${userId}) and o.state in ('ready', 'expired')
           for share of a`,
  );
}

export type NewAggregate = Learner & { id: string; accessId: string; isSelfEnrolled: boolean };

/** Enrols; a learner who has the course already keeps their enrolment, now taken up by themselves. */
export async function upsertAggregate(db: Db, aggregate: NewAggregate): Promise<void> {
  const { tenantId, userId, id, accessId, isSelfEnrolled } = aggregate;
  await db.query(
    sql`with enrolled as (
        insert into objective_workflow_aggregates
          (tenant_id, id, user_id, objective_id, objective_access_id, is_self_enrolled, ${CARD_COLUMNS})
        select a.tenant_id, ${id}::uuid, ${userId}::uuid, a.objective_id, a.id, ${isSelfEnrolled}::boolean, ${CARD_VALUES}
          from objective_accesses a
          join objectives o on o.tenant_id = a.tenant_id and o.id = a.objective_id
          join activities v on v.tenant_id = o.tenant_id and v.id = o.activity_id
         where a.tenant_id = ${tenantId} and a.id = ${accessId}
        on conflict (tenant_id, user_id, objective_id) do update
          set is_self_enrolled = objective_workflow_aggregates.is_self_enrolled or excluded.is_self_enrolled
        returning user_id),
        ${noteStep(tenantId, trusted('enrolled'), 'enrolments')} select`,
  );
}

export type NewSelfEnrollment = Learner & { id: string; accessId: string; now: Date };

/** Two tabs that enrol at once make one enrolment: the id of the one that stands is answered. */
export async function insertSelfEnrollment(db: Db, enrollment: NewSelfEnrollment): Promise<string> {
  const { tenantId, userId, id, accessId, now } = enrollment;
  const [row] = await db.query<{ id: string }>(
    sql`insert into self_enrollments (tenant_id, id, user_id, objective_access_id, created)
        values (${tenantId}, ${id}, ${userId}, ${accessId}, ${now})
        on conflict (tenant_id, user_id, objective_access_id) do update set created = self_enrollments.created
        returning id`,
  );
  return row?.id ?? id;
}
