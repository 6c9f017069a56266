import { type Db, findOne } from '../../db/db';
import { sql } from '../../db/sql';
import type { Learner } from '../people/learner-facts';

/** [1.3] Likes a post or takes that back. */
export async function setLike(
  db: Db,
  { tenantId, userId }: Learner,
  { postId, isLiked }: { postId: string; isLiked: boolean },
): Promise<void> {
  await db.query(
    isLiked
      ? sql`insert into discussion_likes (tenant_id, post_id, user_id) values (${tenantId}, ${postId}, ${userId})
            on conflict do nothing`
      : sql`delete from discussion_likes where tenant_id = ${tenantId} and post_id = ${postId} and user_id = ${userId}`,
  );
  await db.query(
    sql`update discussion_posts p
           set like_count = (select count(*)::int from discussion_likes l
                              where l.tenant_id = p.tenant_id and l.post_id = p.id)
         where p.tenant_id = ${tenantId} and p.id = ${postId}`,
  );
}

/** [1.3] Follows a thread, or does not any more. */
export async function setFollowing(
  db: Db,
  { tenantId, userId }: Learner,
  { threadId, isFollowing }: { threadId: string; isFollowing: boolean },
): Promise<void> {
  await db.query(
    sql`insert into discussion_readers (tenant_id, thread_id, user_id, is_following)
        values (${tenantId}, ${threadId}, ${userId}, ${isFollowing})
        on conflict (tenant_id, thread_id, user_id) do update set is_following = excluded.is_following`,
  );
}

/** [1.3] A thread was read so far; never less than before. */
export async function setReadUntil(
  db: Db,
  { tenantId, userId }: Learner,
  { threadId, until }: { threadId: string; until: Date },
): Promise<void> {
  await db.query(
    sql`insert into discussion_readers (tenant_id, thread_id, user_id, read_until)
        values (${tenantId}, ${threadId}, ${userId}, ${until})
        on conflict (tenant_id, thread_id, user_id) do update
           set read_until = greatest(discussion_readers.read_until, excluded.read_until)`,
  );
}

export type StoredMarks = { id: string; likeCount: number; isLiked: boolean; isFollowing: boolean };

export function findMarks(
  db: Db,
  { tenantId, userId }: Learner,
  postId: string,
): Promise<StoredMarks | null> {
  return findOne<StoredMarks>(
    db,
    sql`select p.id, p.like_count as "likeCount",
               exists (select from discussion_likes l where l.tenant_id = p.tenant_id and l.post_id = p.id
                          and l.user_id = ${userId}) as "isLiked",
               coalesce(r.is_following, false) as "isFollowing"
          from discussion_posts p
          left join discussion_readers r
            on r.tenant_id = p.tenant_id and r.thread_id = p.thread_id and r.user_id = ${userId}
         where p.tenant_id = ${tenantId} and p.id = ${postId}`,
  );
}

/** [1.3] Who follows a thread, can read it still, and is not the one who wrote. */
export async function listFollowers(
  db: Db,
  tenantId: string,
  { threadId, objectiveId, exceptUserId }: { threadId: string; objectiveId: string; exceptUserId: string },
): Promise<string[]> {
  const rows = await db.query<{ userId: string }>(
    sql`select r.user_id as "userId" from discussion_readers r
         where r.tenant_id = ${tenantId} and r.thread_id = ${threadId} and r.is_following
           and r.user_id <> ${exceptUserId}
           and (exists (select from objective_workflow_aggregates g where g.tenant_id = r.tenant_id
                           and g.user_id = r.user_id and g.objective_id = ${objectiveId})
                or exists (select from user_roles x where x.tenant_id = r.tenant_id and x.user_id = r.user_id
                              and x.role <> 'Learner'))`,
  );
  return rows.map(({ userId }) => userId);
}
