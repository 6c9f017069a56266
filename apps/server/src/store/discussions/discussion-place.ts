import type { WrittenDiscussion } from '@lantern/domain/discussion/discussion-settings';
import type { LifecycleState } from '@lantern/domain/vocabulary';
import { type Db, findOne } from '../../db/db';
import { sql } from '../../db/sql';

/** Where a discussion is: a part of a course, or the course itself where it is one activity. */
export type DiscussionPlace = {
  id: string;
  /** Null where it is the whole course. */
  partId: string | null;
  objectiveId: string;
  courseName: string;
  courseState: LifecycleState;
  axis: string;
  written: WrittenDiscussion | null;
};

/** Null where nothing has this id, or no discussion. */
export function findDiscussionPlace(db: Db, tenantId: string, id: string): Promise<DiscussionPlace | null> {
  return findOne<DiscussionPlace>(
    db,
    sql`with place as (
          select p.id as part_id, p.objective_id, p.activity_id, p.axis from activity_parts p
           where p.tenant_id = ${tenantId} and p.id = ${id}
           union all
          select null, o.id, o.activity_id, '' from objectives o where o.tenant_id = ${tenantId} and o.id = ${id})
        select ${id}::uuid as id, x.part_id as "partId", x.objective_id as "objectiveId", x.axis, o.name as "courseName",
               o.state as "courseState", c.details -> 'discussion' as written
          from place x
          join objectives o on o.tenant_id = ${tenantId} and o.id = x.objective_id
          join activities v on v.tenant_id = ${tenantId} and v.id = x.activity_id and v.type = 'discussion'
          left join activity_contents c on c.tenant_id = ${tenantId} and c.activity_id = v.id`,
  );
}

export type StandingInDiscussion = {
  /** The last attempt; null where there is none. */
  attemptId: string | null;
  isEnrolled: boolean;
  isLockedOut: boolean;
};

export async function findStanding(
  db: Db,
  { tenantId, userId }: { tenantId: string; userId: string },
  { id, objectiveId }: Pick<DiscussionPlace, 'id' | 'objectiveId'>,
): Promise<StandingInDiscussion> {
  const found = await findOne<StandingInDiscussion>(
    db,
    sql`select g.workflow_id as "attemptId", g.id is not null as "isEnrolled",
               exists (select from discussion_lockouts l
                        where l.tenant_id = ${tenantId} and l.place_id = ${id} and l.user_id = ${userId}) as "isLockedOut"
          from (select 1) one
          left join objective_workflow_aggregates g
            on g.tenant_id = ${tenantId} and g.user_id = ${userId} and g.objective_id = ${objectiveId}`,
  );
  return found ?? { attemptId: null, isEnrolled: false, isLockedOut: false };
}

/** True where the person is in the course, or has written in the discussion. */
export async function isKnownIn(
  db: Db,
  tenantId: string,
  { placeId, objectiveId, userId }: { placeId: string; objectiveId: string; userId: string },
): Promise<boolean> {
  const found = await findOne(
    db,
    sql`select 1 as one where exists (select from objective_workflow_aggregates g
             where g.tenant_id = ${tenantId} and g.user_id = ${userId} and g.objective_id = ${objectiveId})
          or exists (select from discussion_posts p
             where p.tenant_id = ${tenantId} and p.place_id = ${placeId} and p.user_id = ${userId})`,
  );
  return found !== null;
}

export async function setLockout(
  db: Db,
  tenantId: string,
  { placeId, userId, isLockedOut, now }: { placeId: string; userId: string; isLockedOut: boolean; now: Date },
): Promise<void> {
  await db.query(
    isLockedOut
      ? sql`insert into discussion_lockouts (tenant_id, place_id, user_id, since)
            values (${tenantId}, ${placeId}, ${userId}, ${now}) on conflict do nothing`
      : sql`delete from discussion_lockouts
             where tenant_id = ${tenantId} and place_id = ${placeId} and user_id = ${userId}`,
  );
}
