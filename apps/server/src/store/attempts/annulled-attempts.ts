import { countOf, type Db } from '../../db/db';
import { type Sql, sql, trusted } from '../../db/sql';
import type { Learner } from '../people/learner-facts';

export type Annulled = {
  tenantId: string;
  id: string;
  at: Date;
  /** A person or a program; null for an operator at the command line. */
  by: string | null;
  reason: string;
};

/** The rows of an attempt leave the tables that every rule reads, and are on record in one of their own. */
export async function moveToAnnulled(db: Db, { tenantId, id, at, by, reason }: Annulled): Promise<void> {
  const ofAttempt = sql`t.tenant_id = ${tenantId} and t.objective_workflow_id = ${id}`;
  const ofActivities = sql`t.tenant_id = ${tenantId} and t.activity_workflow_id in (select v.id
    from activity_workflows v where v.tenant_id = ${tenantId} and v.objective_workflow_id = ${id})`;
  await db.query(
    sql`with kept as (
          insert into annulled_attempts (tenant_id, id, aggregate_id, user_id, annulled, annulled_by, reason, attempt)
          select w.tenant_id, w.id, w.aggregate_id, w.user_id, ${at}, ${by}::uuid, ${reason}, jsonb_build_object(
                   'workflow', to_jsonb(w),
                   'record', (select to_jsonb(r) from objective_records r
                               where r.tenant_id = w.tenant_id and r.workflow_id = w.id),
                   'activities', ${rowsOf('activity_workflows', ofAttempt)},
                   'activityRecords', ${rowsOf('activity_records', ofAttempt)},
                   'tries', ${rowsOf('activity_tries', ofActivities)},
                   'scoreEvents', ${rowsOf('lti_score_events', ofActivities)})
            from objective_workflows w where w.tenant_id = ${tenantId} and w.id = ${id}),
        launches as (delete from lti_launches t where ${ofAttempt}),
        events as (delete from lti_score_events t where ${ofActivities}),
        tries as (delete from activity_tries t where ${ofActivities}),
        activity_results as (delete from activity_records t where ${ofAttempt}),
        activities_gone as (delete from activity_workflows t where ${ofAttempt}),
        results as (delete from objective_records t where t.tenant_id = ${tenantId} and t.workflow_id = ${id})
        delete from objective_workflows where tenant_id = ${tenantId} and id = ${id}`,
  );
}

function rowsOf(table: string, which: Sql): Sql {
  return sql`(select coalesce(jsonb_agg(to_jsonb(t)), '[]') from ${trusted(table)} t where ${which})`;
}

export async function isAnnulled(db: Db, tenantId: string, id: string): Promise<boolean> {
  const found = sql`select count(*)::int as count from annulled_attempts where tenant_id = ${tenantId} and id = ${id}`;
  return (await countOf(db, found)) > 0;
}

/** Did the learner have this attempt until it was annulled? */
export async function isOwnAnnulled(db: Db, { tenantId, userId }: Learner, id: string): Promise<boolean> {
  const found = sql`select count(*)::int as count from annulled_attempts
    where tenant_id = ${tenantId} and user_id = ${userId} and id = ${id}`;
  return (await countOf(db, found)) > 0;
}
