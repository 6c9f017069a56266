import type { OwnPost } from '@lantern/domain/discussion/requirement-progress';
import type { WrittenDiscussion } from '@lantern/domain/discussion/discussion-settings';
import { type Db, findOne } from '../../db/db';
import { sql } from '../../db/sql';
import type { Learner } from '../people/learner-facts';

/** [1.3] What a person has written in a discussion, as far as it decides what of its requirement is done. */
export function listOwnPosts(db: Db, { tenantId, userId }: Learner, placeId: string): Promise<OwnPost[]> {
  return db.query<OwnPost>(
    sql`select p.parent_id is null as "isThread", coalesce(a.user_id = p.user_id, false) as "isToSelf",
               p.removed is not null as "isRemoved", p.hidden is not null as "isHidden", p.created
          from discussion_posts p
          left join discussion_posts a on a.tenant_id = p.tenant_id and a.id = p.parent_id
         where p.tenant_id = ${tenantId} and p.place_id = ${placeId} and p.user_id = ${userId}`,
  );
}

/** [1.3] What the authors of these activities say of their discussions, by the activity's id. */
export async function listWrittenDiscussions(
  db: Db,
  tenantId: string,
  activityIds: readonly string[],
): Promise<Map<string, WrittenDiscussion>> {
  const rows = await db.query<{ activityId: string; written: WrittenDiscussion }>(
    sql`select activity_id as "activityId", details -> 'discussion' as written from activity_contents
         where tenant_id = ${tenantId} and activity_id = any (${[...activityIds]}::uuid[]) and details ? 'discussion'`,
  );
  return new Map(rows.map(({ activityId, written }) => [activityId, written]));
}

/** The course that is this one activity; null where it is none. */
export async function findWholeCourse(db: Db, tenantId: string, activityId: string): Promise<string | null> {
  const found = await findOne<{ id: string }>(
    db,
    sql`select id from objectives where tenant_id = ${tenantId} and activity_id = ${activityId}`,
  );
  return found?.id ?? null;
}
