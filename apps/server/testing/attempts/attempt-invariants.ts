import type { WorkflowState } from '@lantern/domain/vocabulary';
import type { Db } from '../../src/db/db';
import { sql } from '../../src/db/sql';
import { NORTH } from '../test-tenants';

export type KnownAttempt = {
  userId: string;
  id: string;
  aggregateId: string;
  state: WorkflowState;
  records: number;
  progress: number | null;
  score: number | null;
  works: KnownWork[];
};

export type KnownWork = {
  id: string;
  state: WorkflowState;
  attempts: number;
  isSubmitted: boolean;
  isDone: boolean;
  best: number | null;
};

/** Every attempt of the learners, with how many results it has, what the last says, and the activities taken in it. */
export function attemptsOf(db: Db, userIds: string[]): Promise<KnownAttempt[]> {
  return db.query<KnownAttempt>(
    sql`select w.user_id as "userId", w.id, w.aggregate_id as "aggregateId", w.state,
               (select count(*)::int from objective_records r
                 where r.tenant_id = w.tenant_id and r.workflow_id = w.id) as records,
               r.progress, r.normalized_score as score, coalesce(v.works, '[]') as works
          from objective_workflows w
          left join objective_records r on r.tenant_id = w.tenant_id and r.id = w.record_id
          left join (
            select v.objective_workflow_id as attempt_id, jsonb_agg(jsonb_build_object('id', v.id, 'state', v.state,
                   'attempts', v.attempts, 'isSubmitted', v.submitted is not null, 'isDone', v.done_before or
                   (v.state <> 'inProgress' and v.submitted is not null and v.progress = 1),
                   'best', s.normalized_score)) as works
              from activity_workflows v
              left join activity_records s on s.tenant_id = v.tenant_id and s.activity_workflow_id = v.id
             where v.tenant_id = ${NORTH.id} and v.user_id = any(${userIds}::uuid[])
             group by v.objective_workflow_id) v on v.attempt_id = w.id
         where w.tenant_id = ${NORTH.id} and w.user_id = any(${userIds}::uuid[])`,
  );
}

/** What must never be, over all that the learners have done: who came to it, and to what. None. */
export function brokenInvariants(
  db: Db,
  userIds: string[],
): Promise<Array<{ userId: string; broken: string }>> {
  const theirs = sql`tenant_id = ${NORTH.id} and user_id = any(${userIds}::uuid[])`;
  return db.query(
    sql`with w as materialized (select * from objective_workflows where ${theirs}),
             r as materialized (select * from objective_records where ${theirs}),
             g as materialized (select * from objective_workflow_aggregates where ${theirs}),
             v as materialized (select * from activity_workflows where ${theirs}),
             c as materialized (select * from commands where ${theirs} and result = 1),
             a as materialized (
               select user_id, 1 as n from audit_entries where ${theirs} and action in ('submit', 'finish')
               union all
               select w.user_id, -1 from audit_entries e join w on e.subject ->> 'objectiveWorkflowId' = w.id::text
                where e.tenant_id = ${NORTH.id} and e.action = 'reopen')
        select user_id as "userId", broken from (
          select user_id, 'two unfinished attempts' from w where state <> 'finished'
            group by user_id, aggregate_id having count(*) > 1
          union all
          select w.user_id, 'finished without record, or the reverse' from w left join r on r.workflow_id = w.id
            where (w.state = 'finished') <> (r.id is not null) or w.record_id is distinct from r.id
          union all
          select user_id, 'record of no attempt' from r
            where workflow_id is null or workflow_id not in (select id from w)
          union all
          select w.user_id, 'attempt in the name of another' from w join g on g.id = w.aggregate_id
            where g.user_id <> w.user_id
          union all
          select g.user_id, 'card of another attempt' from g left join lateral (select * from w
              where w.aggregate_id = g.id order by (w.state <> 'finished') desc, started desc limit 1) l on true
            where g.workflow_id is distinct from l.id and g.workflow_started is distinct from l.started
          union all
          select g.user_id, 'card unlike its attempt' from g join w on w.id = g.workflow_id
            where g.workflow_state <> w.state or g.workflow_progress <> w.progress
               or g.workflow_submitted is distinct from w.submitted
               or g.workflow_finished is distinct from w.finished
               or g.workflow_record_id is distinct from w.record_id
          union all
          select user_id, 'card unlike its record' from g where record_id is not null and not exists (select from r
            where r.id = g.record_id and r.finished = g.record_finished)
          union all
          select user_id, 'start applied twice or never' from (
            select user_id, 1 as n from w
            union all select user_id, -1 from c where kind = 'start-objective-workflows') starts
            group by user_id having sum(n) <> 0
          union all
          select user_id, 'end applied twice or never' from (
            select user_id, 1 as n from w where state <> 'inProgress'
            union all select user_id, -1 from c
              where kind in ('submit-objective-workflows', 'finish-objective-workflows')) ends
            group by user_id having sum(n) <> 0
          union all
          select user_id, 'end audited twice or never' from (
            select user_id, 1 as n from w where state <> 'inProgress'
            union all select user_id, -n from a) audited
            group by user_id having sum(n) <> 0
          union all
          select v.user_id, 'open activity in a finished attempt' from v join w on w.id = v.objective_workflow_id
            where w.state = 'finished' and v.state <> 'finished') as found (user_id, broken)`,
  );
}
