import type { TeamTexts } from '@lantern/domain/team/team-fields';
import type { WorkflowState } from '@lantern/domain/vocabulary';
import { type Db, findOne } from '../../db/db';
import { type Sql, sql } from '../../db/sql';

/** Whose work it is: a group's, or of one person who takes the activity alone. */
export type WorkOwner = { groupId: string; userId: null } | { groupId: null; userId: string };

export type TeamWork = WorkOwner & {
  id: string;
  partId: string;
  state: WorkflowState;
  started: Date;
  submitted: Date | null;
  finished: Date | null;
  version: number;
  texts: TeamTexts;
  tries: number;
};

const COLUMNS = sql`id, group_id as "groupId", user_id as "userId", part_id as "partId", state, started, submitted,
  finished, version, texts, tries`;

function ownedBy({ groupId, userId }: WorkOwner): Sql {
  return sql`group_id is not distinct from ${groupId}::uuid and user_id is not distinct from ${userId}::uuid`;
}

export type WorkPlace = { tenantId: string; partId: string; owner: WorkOwner };

export function findTeamWork(db: Db, { tenantId, partId, owner }: WorkPlace): Promise<TeamWork | null> {
  return findOne<TeamWork>(
    db,
    sql`select ${COLUMNS} from group_activity_workflows
         where tenant_id = ${tenantId} and part_id = ${partId} and ${ownedBy(owner)}`,
  );
}

/** Whoever changes the work of a team waits here, after the attempts that they change. */
export function lockTeamWork(db: Db, { tenantId, partId, owner }: WorkPlace): Promise<TeamWork | null> {
  return findOne<TeamWork>(
    db,
    sql`select ${COLUMNS} from group_activity_workflows
         where tenant_id = ${tenantId} and part_id = ${partId} and ${ownedBy(owner)} for update`,
  );
}

/** Where two members open it at once, the first has made it. */
export async function insertTeamWork(
  db: Db,
  { tenantId, partId, owner }: WorkPlace,
  { id, started }: { id: string; started: Date },
): Promise<void> {
  await db.query(
    sql`insert into group_activity_workflows (tenant_id, id, group_id, user_id, part_id, state, started)
        values (${tenantId}, ${id}, ${owner.groupId}, ${owner.userId}, ${partId}, 'inProgress', ${started})
        on conflict do nothing`,
  );
}

type OneWork = { tenantId: string; id: string };

/** Some of its texts are other ones now: the next version, with who made it. */
export async function saveTeamTexts(
  db: Db,
  { tenantId, id }: OneWork,
  { texts, keys, userId, now }: { texts: TeamTexts; keys: readonly string[]; userId: string; now: Date },
): Promise<void> {
  await db.query(
    sql`with saved as (
          update group_activity_workflows set texts = texts || ${JSON.stringify(texts)}::jsonb, version = version + 1
           where tenant_id = ${tenantId} and id = ${id} returning version)
        insert into team_saves (tenant_id, work_id, version, user_id, at, keys)
        select ${tenantId}, ${id}, version, ${userId}, ${now}, ${keys}::text[] from saved`,
  );
}

const SAVES_KEPT = 200;

export async function deleteOldSaves(db: Db, { tenantId, id }: OneWork, version: number): Promise<void> {
  await db.query(
    sql`delete from team_saves
         where tenant_id = ${tenantId} and work_id = ${id} and version <= ${version - SAVES_KEPT}`,
  );
}

export type TeamSave = {
  version: number;
  at: Date;
  keys: string[];
  userId: string;
  firstName: string;
  lastName: string;
};

/** Who has saved since a version, the latest first. */
export function listSavesAfter(db: Db, { tenantId, id }: OneWork, version: number): Promise<TeamSave[]> {
  return db.query<TeamSave>(
    sql`select s.version, s.at, s.keys, s.user_id as "userId", u.first_name as "firstName", u.last_name as "lastName"
          from team_saves s join users u on u.tenant_id = s.tenant_id and u.id = s.user_id
         where s.tenant_id = ${tenantId} and s.work_id = ${id} and s.version > ${version}
         order by s.version desc`,
  );
}

export type WorkStanding = Pick<TeamWork, 'state' | 'submitted' | 'finished'>;

/** The work stands where those stand who have handed it in. */
export async function setTeamStanding(
  db: Db,
  { tenantId, id }: OneWork,
  { state, submitted, finished }: WorkStanding,
): Promise<void> {
  await db.query(
    sql`update group_activity_workflows set state = ${state}, submitted = ${submitted}, finished = ${finished}
         where tenant_id = ${tenantId} and id = ${id}`,
  );
}

/** [8.8] The team tries again with what it has. */
export async function beginTeamTry(db: Db, { tenantId, id }: OneWork): Promise<void> {
  await db.query(
    sql`with again as (
          update group_activity_workflows
             set state = 'inProgress', submitted = null, finished = null, tries = tries + 1
           where tenant_id = ${tenantId} and id = ${id} returning id)
        update team_participants p set ready = null, ready_version = null, has_submitted = false
          from again a where p.tenant_id = ${tenantId} and p.work_id = a.id`,
  );
}

/** Where the activity of one who handed it in stands; all of the group hear of it. */
export async function updateWorkStanding(
  db: Db,
  { tenantId, activityWorkflowId, workId }: { tenantId: string; activityWorkflowId: string; workId: string },
): Promise<void> {
  await db.query(
    sql`with moved as (
          update group_activity_workflows g set state = w.state, finished = w.finished
            from activity_workflows w
           where g.tenant_id = ${tenantId} and g.id = ${workId}
             and w.tenant_id = g.tenant_id and w.id = ${activityWorkflowId}
          returning g.group_id)
        insert into live_changes (tenant_id, topic)
        select ${tenantId}, 'team:' || group_id from moved where group_id is not null`,
  );
}
