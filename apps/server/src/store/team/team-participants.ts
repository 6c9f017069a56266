import type { TeamMember } from '@lantern/domain/team/team-members';
import type { Db } from '../../db/db';
import { type Sql, sql } from '../../db/sql';
import type { WorkOwner } from './team-works';

/** A member of a team who is enrolled in the course, with what they have made of its activity. */
export type ListedMember = TeamMember & {
  firstName: string;
  lastName: string;
  aggregateId: string;
  attemptId: string | null;
  activityWorkflowId: string | null;
  lastSeen: Date | null;
  handedInTry: number | null;
  hasSubmitted: boolean;
};

type Asked = {
  tenantId: string;
  objectiveId: string;
  partId: string;
  owner: WorkOwner;
  workId: string | null;
};

/** By name. Whoever is not enrolled does not take the course, whatever group they are in. */
export function listTeamMembers(
  db: Db,
  { tenantId, objectiveId, partId, owner, workId }: Asked,
): Promise<ListedMember[]> {
  return db.query<ListedMember>(
    sql`select u.id as "userId", u.first_name as "firstName", u.last_name as "lastName",
               u.suspended is not null as "isSuspended", a.id as "aggregateId", a.workflow_id as "attemptId",
               a.workflow_state as "attemptState", w.id as "activityWorkflowId", w.state as "activityState",
               p.last_seen as "lastSeen", p.ready, p.ready_version as "readyVersion", p.handed_in_try as "handedInTry",
               coalesce(p.has_submitted, false) as "hasSubmitted"
          from (${membersOf(tenantId, owner)}) m
          join users u on u.tenant_id = ${tenantId} and u.id = m.user_id
          join objective_workflow_aggregates a
            on a.tenant_id = ${tenantId} and a.objective_id = ${objectiveId} and a.user_id = u.id
          left join activity_workflows w
            on w.tenant_id = ${tenantId} and w.objective_workflow_id = a.workflow_id and w.part_id = ${partId}
          left join team_participants p
            on p.tenant_id = ${tenantId} and p.work_id = ${workId}::uuid and p.user_id = u.id
         order by u.first_name, u.last_name, u.id`,
  );
}

function membersOf(tenantId: string, { groupId, userId }: WorkOwner): Sql {
  return groupId === null
    ? sql`select ${userId}::uuid as user_id`
    : sql`select user_id from group_members where tenant_id = ${tenantId} and group_id = ${groupId}`;
}

type OneParticipant = { tenantId: string; workId: string; userId: string };

export async function joinTeam(
  db: Db,
  { tenantId, workId, userId }: OneParticipant,
  now: Date,
): Promise<void> {
  await db.query(
    sql`insert into team_participants (tenant_id, work_id, user_id, last_seen)
        values (${tenantId}, ${workId}, ${userId}, ${now})
        on conflict (tenant_id, work_id, user_id) do update set last_seen = excluded.last_seen`,
  );
}

/** Written at most so often: an open page asks again and again. */
const SEEN_EVERY_MS = 60_000;

export async function markSeen(
  db: Db,
  { tenantId, workId, userId }: OneParticipant,
  now: Date,
): Promise<void> {
  const before = new Date(now.getTime() - SEEN_EVERY_MS);
  await db.query(
    sql`update team_participants set last_seen = ${now}
         where tenant_id = ${tenantId} and work_id = ${workId} and user_id = ${userId} and last_seen < ${before}`,
  );
}

export async function setReady(
  db: Db,
  { tenantId, workId, userId }: OneParticipant,
  ready: { at: Date; version: number } | null,
): Promise<void> {
  await db.query(
    sql`update team_participants set ready = ${ready?.at ?? null}, ready_version = ${ready?.version ?? null}
         where tenant_id = ${tenantId} and work_id = ${workId} and user_id = ${userId}`,
  );
}

/** Whose activity was handed in with this try, and who has done it. */
export async function setHandedIn(
  db: Db,
  { tenantId, workId }: { tenantId: string; workId: string },
  { userIds, by, tries, now }: { userIds: readonly string[]; by: string | null; tries: number; now: Date },
): Promise<void> {
  await db.query(
    sql`insert into team_participants (tenant_id, work_id, user_id, last_seen, handed_in_try, has_submitted)
        select ${tenantId}, ${workId}, u.id, ${now}, ${tries}, u.id is not distinct from ${by}::uuid
          from unnest(${userIds}::uuid[]) as u (id)
        on conflict (tenant_id, work_id, user_id)
        do update set handed_in_try = excluded.handed_in_try,
                      has_submitted = team_participants.has_submitted or excluded.has_submitted`,
  );
}

export type HandedInTogether = { workId: string; activityWorkflowId: string; userId: string };

/** Who has handed the same work in with the same try, in the order in which their attempts are locked. */
export function listHandedInTogether(
  db: Db,
  { tenantId, activityWorkflowId }: { tenantId: string; activityWorkflowId: string },
): Promise<HandedInTogether[]> {
  return db.query<HandedInTogether>(
    sql`select s.work_id as "workId", s.id as "activityWorkflowId", s.user_id as "userId"
          from (select distinct on (o.user_id) g.id as work_id, o.id, o.user_id, a.aggregate_id
                  from activity_workflows w
                  join team_participants me on me.tenant_id = w.tenant_id and me.user_id = w.user_id
                  join group_activity_workflows g
                    on g.tenant_id = me.tenant_id and g.id = me.work_id and g.part_id = w.part_id
                   and g.tries = me.handed_in_try
                  join team_participants p
                    on p.tenant_id = g.tenant_id and p.work_id = g.id and p.handed_in_try = g.tries
                  join activity_workflows o
                    on o.tenant_id = p.tenant_id and o.part_id = w.part_id and o.user_id = p.user_id
                  join objective_workflows a on a.tenant_id = o.tenant_id and a.id = o.objective_workflow_id
                 where w.tenant_id = ${tenantId} and w.id = ${activityWorkflowId}
                 order by o.user_id, o.started desc, o.id) s
         order by s.aggregate_id`,
  );
}

export type SharedScore = { score: number; maxScore: number };

/** What the team's work was given at this try; nothing while it waits for it. */
export async function findSharedScore(
  db: Db,
  { tenantId, workId }: { tenantId: string; workId: string },
): Promise<SharedScore | null> {
  const [score = null] = await db.query<SharedScore>(
    sql`select t.score, t.max_score as "maxScore"
          from group_activity_workflows g
          join team_participants p on p.tenant_id = g.tenant_id and p.work_id = g.id and p.handed_in_try = g.tries
          join activity_workflows w on w.tenant_id = p.tenant_id and w.part_id = g.part_id and w.user_id = p.user_id
          join activity_tries t on t.tenant_id = w.tenant_id and t.activity_workflow_id = w.id and t.number = w.attempts
         where g.tenant_id = ${tenantId} and g.id = ${workId} and t.score is not null
         order by t.finished desc nulls last limit 1`,
  );
  return score;
}

/** Of a learner's last attempt at a course; null before the first. */
export async function findLastAttempt(
  db: Db,
  { tenantId, userId }: { tenantId: string; userId: string },
  objectiveId: string,
): Promise<string | null> {
  const [last] = await db.query<{ id: string | null }>(
    sql`select workflow_id as id from objective_workflow_aggregates
         where tenant_id = ${tenantId} and user_id = ${userId} and objective_id = ${objectiveId}`,
  );
  return last?.id ?? null;
}
