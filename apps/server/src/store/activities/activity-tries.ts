import type { ActivityTry } from '@lantern/contract/entities/activity-try';
import type { TryScore } from '@lantern/domain/tries/try-score';
import type { Db } from '../../db/db';
import { type Sql, sql } from '../../db/sql';
import type { Written } from '../attempts/update-attempt';

/** [8.8] The tries that a step begins, ends or scores, as part of its statement. */
export function trySteps({ tenantId, attempt, change: { activities, tried } }: Written): Sql {
  const rows = activities.map(({ id, attempts, started, submitted, finished }) => ({
    activityWorkflowId: id,
    number: attempts,
    started,
    submitted,
    finished,
    ...(tried?.activityWorkflowId === id && tried.number === attempts && tried),
  }));
  const isLate = tried && !rows.some(({ activityWorkflowId: id, number }) => isOf(tried, id, number));
  return sql`tries_changed as (
    insert into activity_tries as t (tenant_id, activity_workflow_id, number, user_id, started, submitted, finished,
           score, max_score, normalized_score, passed)
    select ${tenantId}::uuid, c."activityWorkflowId", c.number, ${attempt.userId}::uuid, c.started, c.submitted,
           c.finished, c.score, c."maxScore", c."normalizedScore", c.passed
      from jsonb_to_recordset(${JSON.stringify(isLate ? [...rows, tried] : rows)}::jsonb) as c
           ("activityWorkflowId" uuid, number int, started timestamptz, submitted timestamptz, finished timestamptz,
            score double precision, "maxScore" double precision, "normalizedScore" double precision, passed boolean)
    on conflict (tenant_id, activity_workflow_id, number) do update set
           submitted = coalesce(excluded.submitted, t.submitted), finished = coalesce(excluded.finished, t.finished),
           score = coalesce(excluded.score, t.score), max_score = coalesce(excluded.max_score, t.max_score),
           normalized_score = coalesce(excluded.normalized_score, t.normalized_score),
           passed = coalesce(excluded.passed, t.passed))`;
}

function isOf(tried: TryScore, activityWorkflowId: string, number: number): boolean {
  return tried.activityWorkflowId === activityWorkflowId && tried.number === number;
}

type OwnTries = { tenantId: string; userId: string; activityWorkflowId: string };

/** [8.8] The tries at one of the learner's activities, the latest first. */
export function listActivityTries(db: Db, own: OwnTries): Promise<ActivityTry[]> {
  const { tenantId, userId, activityWorkflowId } = own;
  return db.query<ActivityTry>(
    sql`select number, started, submitted, finished, score, max_score as "maxScore",
               normalized_score as "normalizedScore", passed
          from activity_tries
         where tenant_id = ${tenantId} and user_id = ${userId} and activity_workflow_id = ${activityWorkflowId}
         order by number desc`,
  );
}
