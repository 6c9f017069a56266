import type { ActivityChange } from '@lantern/domain/attempt/activity-steps';
import type { RolledUpResult } from '@lantern/domain/attempt/roll-up';
import type { CountedScore, TryScore } from '@lantern/domain/tries/try-score';
import type { WorkflowState } from '@lantern/domain/vocabulary';
import { type Db, findOne } from '../../db/db';
import { type Sql, sql, trusted } from '../../db/sql';
import { trySteps } from '../activities/activity-tries';
import type { Attempt } from './attempts';
import { noteStep } from '../live/live-changes';
import type { AuditAction, AuditSubject } from '../platform/audit-entries';

export type ActivityScore = CountedScore & { id: string };

/** All that one step changes about an attempt; it is written whole or not at all. */
export type AttemptChange = {
  state: WorkflowState;
  progress: number;
  submitted: Date | null;
  finished: Date | null;
  /** Begun or changed by this step. */
  activities: ActivityChange[];
  score: ActivityScore | null;
  /** [8.8] What a try came to, also where another is better. */
  tried: TryScore | null;
  /** The result, in the step that ends the attempt. */
  record: (RolledUpResult & { id: string }) | null;
  isOpened: boolean;
  /** Something that a page shows is another now, not only how far the learner is in an activity. */
  isNews: boolean;
  audit: { action: AuditAction; userId: string | null } | null;
};

export type Written = { tenantId: string; attempt: Attempt; change: AttemptChange; now: Date };

/** One statement: activities, score, result, attempt, card and audit go together. */
export async function updateAttempt(db: Db, written: Written): Promise<void> {
  const { tenantId, attempt, change, now } = written;
  const { state, progress, submitted, finished, record } = change;
  const updated = await findOne<{ id: string }>(
    db,
    sql`with ${joinedSteps(written)} moved as (
          update objective_workflows
             set state = ${state}, progress = ${progress}, submitted = ${submitted}, finished = ${finished},
                 record_id = ${record?.id ?? null}
           where tenant_id = ${tenantId} and id = ${attempt.id} and state = ${attempt.state}
          returning id, user_id, state, progress, submitted, finished, record_id)
        ${change.isNews ? sql`, ${noteStep(tenantId, trusted('moved'), 'attempts')}` : trusted('')}
        update objective_workflow_aggregates g
           set workflow_state = m.state, workflow_progress = m.progress, workflow_submitted = m.submitted,
               workflow_finished = m.finished, workflow_record_id = m.record_id
               ${change.isOpened ? sql`, last_opened = ${now}` : trusted('')}
               ${change.isNews ? trusted(', version = g.version + 1') : trusted('')}
               ${record ? cardResult(written, record) : trusted('')}
          from moved m
         where g.tenant_id = ${tenantId} and g.id = ${attempt.aggregateId} and g.workflow_id = m.id
        returning g.id`,
  );
  if (!updated) throw new Error(`Attempt ${attempt.id} was not in the state in which it was locked`);
}

/** What a step makes of an activity, in an attempt that goes nowhere with it. */
export async function updateActivity(db: Db, written: Written): Promise<void> {
  await db.query(sql`with ${joinedSteps(written)} done as (select 1) select from done`);
}

function joinedSteps(written: Written): Sql {
  const { change } = written;
  const steps = [
    ...(change.activities.length > 0 ? [activitySteps(written), trySteps(written)] : []),
    ...(change.score ? [scoreStep(written, change.score)] : []),
    ...(change.record ? [recordStep(written, change.record)] : []),
    ...(change.audit ? [auditStep(written, change.audit)] : []),
  ];
  return steps.reduce((all, step) => sql`${all}${step}, `, trusted(''));
}

function activitySteps({ tenantId, attempt, change }: Written): Sql {
  return sql`activities_changed as (
    insert into activity_workflows
      (tenant_id, id, objective_workflow_id, part_id, user_id, state, progress, started, submitted, finished,
       attempts, done_before)
    select ${tenantId}::uuid, c.id, ${attempt.id}::uuid, c."partId", ${attempt.userId}::uuid, c.state, c.progress,
           c.started, c.submitted, c.finished, c.attempts, c."doneBefore"
      from jsonb_to_recordset(${JSON.stringify(change.activities)}::jsonb) as c (id uuid, "partId" uuid,
           state text, progress double precision, started timestamptz, submitted timestamptz, finished timestamptz,
           attempts int, "doneBefore" boolean)
    on conflict (tenant_id, id) do update set state = excluded.state, progress = excluded.progress,
           started = excluded.started, submitted = excluded.submitted, finished = excluded.finished,
           attempts = excluded.attempts, done_before = excluded.done_before)`;
}

function scoreStep({ tenantId, attempt, now }: Written, score: ActivityScore): Sql {
  return sql`scored as (
    insert into activity_records (tenant_id, id, objective_workflow_id, activity_workflow_id, part_id, user_id,
           finished, score, max_score, normalized_score, passed)
    values (${tenantId}, ${score.id}, ${attempt.id}, ${score.activityWorkflowId}, ${score.partId},
           ${attempt.userId}, ${now}, ${score.score}, ${score.maxScore}, ${score.normalizedScore}, ${score.passed})
    on conflict (tenant_id, activity_workflow_id) do update set finished = excluded.finished,
           score = excluded.score, max_score = excluded.max_score, normalized_score = excluded.normalized_score,
           passed = excluded.passed)`;
}

type Result = NonNullable<AttemptChange['record']>;

function recordStep({ tenantId, attempt, change: { finished } }: Written, record: Result): Sql {
  return sql`recorded as (
    insert into objective_records (tenant_id, id, aggregate_id, user_id, workflow_id, finished, score, max_score,
           normalized_score, grade, passed, progress, protect_results)
    values (${tenantId}, ${record.id}, ${attempt.aggregateId}, ${attempt.userId}, ${attempt.id}, ${finished},
           ${record.score}, ${record.maxScore}, ${record.normalizedScore}, ${record.grade}, ${record.passed},
           ${record.progress}, ${attempt.protectResults}))`;
}

function auditStep(
  { tenantId, attempt, change: { tried }, now }: Written,
  { action, userId }: NonNullable<AttemptChange['audit']>,
): Sql {
  const subject = { objectiveWorkflowId: attempt.id, ...(tried && triedSubject(tried)) };
  return sql`audited as (
    insert into audit_entries (tenant_id, at, user_id, action, subject)
    values (${tenantId}, ${now}, ${userId}, ${action}, ${JSON.stringify(subject)}))`;
}

function triedSubject({ activityWorkflowId, score, maxScore }: TryScore): AuditSubject {
  return { activityWorkflowId, points: String(score), of: String(maxScore) };
}

function cardResult({ attempt, change: { finished } }: Written, record: Result): Sql {
  return sql`, record_id = ${record.id}, record_finished = ${finished}, record_score = ${record.score},
    record_max_score = ${record.maxScore}, record_normalized_score = ${record.normalizedScore},
    record_grade = ${record.grade}, record_passed = ${record.passed}, record_progress = ${record.progress},
    record_protect_results = ${attempt.protectResults}, record_workflow_id = ${attempt.id}`;
}
