import type { WorkflowState } from '@lantern/domain/vocabulary';
import type { Db } from '../../db/db';
import { sql } from '../../db/sql';

export type ListedAttempt = {
  id: string;
  email: string;
  course: string;
  state: WorkflowState;
  progress: number;
  started: Date;
  finished: Date | null;
};

type Wanted = { course: string | null; email: string | null; state: WorkflowState | null; take: number };

/** The latest first. */
export function listAttempts(
  db: Db,
  tenantId: string,
  { course, email, state, take }: Wanted,
): Promise<ListedAttempt[]> {
  return db.query<ListedAttempt>(
    sql`select w.id, u.email, o.code as course, w.state, w.progress, w.started, w.finished
          from objective_workflows w
          join objective_workflow_aggregates g on g.tenant_id = w.tenant_id and g.id = w.aggregate_id
          join objectives o on o.tenant_id = g.tenant_id and o.id = g.objective_id
          join users u on u.tenant_id = w.tenant_id and u.id = w.user_id
         where w.tenant_id = ${tenantId} and (${course}::text is null or o.code = ${course})
           and (${email}::text is null or lower(u.email) = lower(${email}))
           and (${state}::text is null or w.state = ${state})
         order by w.started desc, w.id limit ${take}`,
  );
}

export type AnnulledAttempt = {
  id: string;
  email: string;
  course: string;
  state: WorkflowState;
  started: Date;
  annulled: Date;
  /** The address of who did it, or the name of the program; null for an operator at the command line. */
  annulledBy: string | null;
  reason: string;
};

/** The latest first. */
export function listAnnulledAttempts(
  db: Db,
  tenantId: string,
  { course, email, take }: Omit<Wanted, 'state'>,
): Promise<AnnulledAttempt[]> {
  return db.query<AnnulledAttempt>(
    sql`select d.id, u.email, o.code as course, d.attempt #>> '{workflow,state}' as state,
               (d.attempt #>> '{workflow,started}')::timestamptz as started, d.annulled,
               coalesce(b.email, c.name) as "annulledBy", d.reason
          from annulled_attempts d
          join objective_workflow_aggregates g on g.tenant_id = d.tenant_id and g.id = d.aggregate_id
          join objectives o on o.tenant_id = g.tenant_id and o.id = g.objective_id
          join users u on u.tenant_id = d.tenant_id and u.id = d.user_id
          left join users b on b.tenant_id = d.tenant_id and b.id = d.annulled_by
          left join api_clients c on c.tenant_id = d.tenant_id and c.client_id = d.annulled_by
         where d.tenant_id = ${tenantId} and (${course}::text is null or o.code = ${course})
           and (${email}::text is null or lower(u.email) = lower(${email}))
         order by d.annulled desc, d.id limit ${take}`,
  );
}

export type WaitingWork = {
  attemptId: string;
  /** Null where only the approval is missing. */
  activityWorkflowId: string | null;
  email: string;
  course: string;
  activity: string | null;
  submitted: Date | null;
};

/** [4.3] What waits for a grade or an approval, the longest waiting first. */
export function listWaitingWork(db: Db, tenantId: string, take: number): Promise<WaitingWork[]> {
  return db.query<WaitingWork>(
    sql`select w.id as "attemptId", v.id as "activityWorkflowId", u.email, o.code as course, a.name as activity,
               coalesce(v.submitted, w.submitted) as submitted
          from objective_workflows w
          join objective_workflow_aggregates g on g.tenant_id = w.tenant_id and g.id = w.aggregate_id
          join objectives o on o.tenant_id = g.tenant_id and o.id = g.objective_id
          join users u on u.tenant_id = w.tenant_id and u.id = w.user_id
          left join activity_workflows v on v.tenant_id = w.tenant_id and v.objective_workflow_id = w.id
               and v.state not in ('inProgress', 'finished')
          left join activity_parts p on p.tenant_id = v.tenant_id and p.id = v.part_id
          left join activities a on a.tenant_id = v.tenant_id and a.id = coalesce(p.activity_id, o.activity_id)
         where w.tenant_id = ${tenantId} and w.state <> 'finished' and (v.id is not null or w.state <> 'inProgress')
         order by coalesce(v.submitted, w.submitted), w.id, v.id limit ${take}`,
  );
}

export type AttemptActivity = {
  activityWorkflowId: string;
  activity: string;
  state: WorkflowState;
  score: number | null;
  maxScore: number | null;
};

/** [4.3] In the order in which they were begun. */
export function listAttemptActivities(
  db: Db,
  tenantId: string,
  attemptId: string,
): Promise<AttemptActivity[]> {
  return db.query<AttemptActivity>(
    sql`select v.id as "activityWorkflowId", a.name as activity, v.state, r.score, r.max_score as "maxScore"
          from objective_workflows w
          join objective_workflow_aggregates g on g.tenant_id = w.tenant_id and g.id = w.aggregate_id
          join objectives o on o.tenant_id = g.tenant_id and o.id = g.objective_id
          join activity_workflows v on v.tenant_id = w.tenant_id and v.objective_workflow_id = w.id
          left join activity_parts p on p.tenant_id = v.tenant_id and p.id = v.part_id
          join activities a on a.tenant_id = v.tenant_id and a.id = coalesce(p.activity_id, o.activity_id)
          left join activity_records r on r.tenant_id = v.tenant_id and r.activity_workflow_id = v.id
         where w.tenant_id = ${tenantId} and w.id = ${attemptId}
         order by v.started, v.id`,
  );
}
