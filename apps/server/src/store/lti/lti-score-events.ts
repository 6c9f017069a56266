import type { DatedScore } from '@lantern/domain/lti/score-order';
import type { ToolScore } from '@lantern/domain/lti/tool-score';
import { type Db, findOne } from '../../db/db';
import { sql, trusted } from '../../db/sql';
import { noteStep } from '../live/live-changes';

/** The column of one person, in one attempt where the column belongs to an activity. */
export type ScorePlace = {
  tenantId: string;
  lineItemId: string;
  userId: string;
  activityWorkflowId: string | null;
};

export type NewScoreEvent = ScorePlace &
  ToolScore & { id: string; toolId: string; occurred: Date; received: Date; comment: string | null };

export function findLastScoreEvent(db: Db, place: ScorePlace): Promise<DatedScore | null> {
  const { tenantId, lineItemId, userId, activityWorkflowId } = place;
  return findOne<DatedScore>(
    db,
    sql`select occurred, activity_progress as "activityProgress", grading_progress as "gradingProgress",
               score_given as "scoreGiven", score_maximum as "scoreMaximum"
          from lti_score_events
         where tenant_id = ${tenantId} and line_item_id = ${lineItemId} and user_id = ${userId}
           and activity_workflow_id is not distinct from ${activityWorkflowId}
         order by occurred desc limit 1`,
  );
}

/** False when another request has brought a score of the same moment. */
export async function insertScoreEvent(db: Db, event: NewScoreEvent): Promise<boolean> {
  const { tenantId, id, toolId, lineItemId, activityWorkflowId, userId, occurred, received, comment } = event;
  const { activityProgress, gradingProgress, scoreGiven, scoreMaximum } = event;
  const row = await findOne(
    db,
    sql`insert into lti_score_events (tenant_id, id, tool_id, line_item_id, activity_workflow_id, user_id, occurred,
               received, activity_progress, grading_progress, score_given, score_maximum, comment)
        values (${tenantId}, ${id}, ${toolId}, ${lineItemId}, ${activityWorkflowId}, ${userId}, ${occurred},
                ${received}, ${activityProgress}, ${gradingProgress}, ${scoreGiven}, ${scoreMaximum}, ${comment})
        on conflict do nothing returning id`,
  );
  return row !== null;
}

/** A learner's result in one column, as a tool may read it back. */
export type LtiResult = {
  userId: string;
  subject: string;
  resultScore: number | null;
  resultMaximum: number | null;
  comment: string | null;
};

/** The latest score of each person in a column that a tool keeps for itself. */
export function listOwnResults(
  db: Db,
  { tenantId, toolId, lineItemId, subject, limit, after }: ResultQuery,
): Promise<LtiResult[]> {
  return db.query<LtiResult>(
    sql`select distinct on (e.user_id) e.user_id as "userId", s.subject, e.score_given as "resultScore",
               e.score_maximum as "resultMaximum", e.comment
          from lti_score_events e
          join lti_subjects s on s.tenant_id = e.tenant_id and s.tool_id = e.tool_id and s.user_id = e.user_id
         where e.tenant_id = ${tenantId} and e.tool_id = ${toolId} and e.line_item_id = ${lineItemId}
           and e.activity_workflow_id is null and (${subject}::uuid is null or s.subject = ${subject}::uuid)
           and (${after}::uuid is null or e.user_id > ${after}::uuid)
         order by e.user_id, e.occurred desc limit ${limit}`,
  );
}

export type ResultQuery = {
  tenantId: string;
  toolId: string;
  lineItemId: string;
  /** One person alone, by their pseudonym. */
  subject: string | null;
  limit: number;
  /** Those behind this person. */
  after: string | null;
};

/** [3.6] The best attempt of each person at a link of a course; `lineItemId` is the part, or the course for its root. */
export function listLinkResults(
  db: Db,
  { tenantId, toolId, lineItemId, subject, limit, after }: ResultQuery,
): Promise<LtiResult[]> {
  return db.query<LtiResult>(
    sql`select distinct on (r.user_id) r.user_id as "userId", s.subject, r.score as "resultScore",
               r.max_score as "resultMaximum",
               (select e.comment from lti_score_events e
                 where e.tenant_id = r.tenant_id and e.line_item_id = ${lineItemId} and e.user_id = r.user_id
                   and e.activity_workflow_id = r.activity_workflow_id
                 order by e.occurred desc limit 1) as comment
          from activity_records r
          join objective_workflows w on w.tenant_id = r.tenant_id and w.id = r.objective_workflow_id
          join objective_workflow_aggregates g on g.tenant_id = w.tenant_id and g.id = w.aggregate_id
          join lti_subjects s on s.tenant_id = r.tenant_id and s.tool_id = ${toolId} and s.user_id = r.user_id
         where r.tenant_id = ${tenantId} and coalesce(r.part_id, g.objective_id) = ${lineItemId}
           and (${subject}::uuid is null or s.subject = ${subject}::uuid)
           and (${after}::uuid is null or r.user_id > ${after}::uuid)
         order by r.user_id, r.normalized_score desc nulls last, r.finished desc limit ${limit}`,
  );
}

/** A share of 1; null where an attempt has no score. */
export async function findActivityScore(
  db: Db,
  tenantId: string,
  activityWorkflowId: string,
): Promise<number | null> {
  const row = await findOne<{ score: number | null }>(
    db,
    sql`select normalized_score as score from activity_records
         where tenant_id = ${tenantId} and activity_workflow_id = ${activityWorkflowId}`,
  );
  return row?.score ?? null;
}

/** With an entry that says so. */
export async function deleteActivityScore(
  db: Db,
  { tenantId, activityWorkflowId, objectiveWorkflowId, now }: RemovedScore,
): Promise<void> {
  await db.query(
    sql`with gone as (
          delete from activity_records
           where tenant_id = ${tenantId} and activity_workflow_id = ${activityWorkflowId} returning id),
        untried as (
          update activity_tries set score = null, max_score = null, normalized_score = null, passed = null
           where tenant_id = ${tenantId} and activity_workflow_id = ${activityWorkflowId}),
        told as (
          update objective_workflow_aggregates g set version = g.version + 1
            from gone, objective_workflows w
           where w.tenant_id = ${tenantId} and w.id = ${objectiveWorkflowId}
             and g.tenant_id = w.tenant_id and g.id = w.aggregate_id
          returning g.user_id),
        ${noteStep(tenantId, trusted('told'), 'attempts')}
        insert into audit_entries (tenant_id, at, user_id, action, subject)
        select ${tenantId}::uuid, ${now}::timestamptz, null, 'grade',
               ${JSON.stringify({ objectiveWorkflowId, removed: activityWorkflowId })}::jsonb from gone`,
  );
}

type RemovedScore = {
  tenantId: string;
  activityWorkflowId: string;
  objectiveWorkflowId: string;
  now: Date;
};
