import type { Db } from '../../db/db';
import { sql } from '../../db/sql';
import type { Learner } from '../people/learner-facts';

export type Moderation = {
  isPinned?: boolean | undefined;
  isClosed?: boolean | undefined;
  isEndorsed?: boolean | undefined;
  isAnswered?: boolean | undefined;
  isHidden?: boolean | undefined;
};

/** [1.3] What is left out stays as it is; what was so before keeps its time. */
export async function moderatePost(
  db: Db,
  tenantId: string,
  { id, now, ...asked }: Moderation & { id: string; now: Date },
): Promise<void> {
  const { isPinned = null, isClosed = null, isEndorsed = null, isAnswered = null, isHidden = null } = asked;
  await db.query(
    sql`update discussion_posts
           set pinned = case when ${isPinned}::boolean then coalesce(pinned, ${now}::timestamptz)
                             when ${isPinned}::boolean is null then pinned end,
               closed = case when ${isClosed}::boolean then coalesce(closed, ${now}::timestamptz)
                             when ${isClosed}::boolean is null then closed end,
               endorsed = case when ${isEndorsed}::boolean then coalesce(endorsed, ${now}::timestamptz)
                               when ${isEndorsed}::boolean is null then endorsed end,
               answered = case when ${isAnswered}::boolean then coalesce(answered, ${now}::timestamptz)
                               when ${isAnswered}::boolean is null then answered end,
               hidden = case when ${isHidden}::boolean then coalesce(hidden, ${now}::timestamptz)
                             when ${isHidden}::boolean is null then hidden end
         where tenant_id = ${tenantId} and id = ${id}`,
  );
}

/** [1.3] Once a person and post; a new one has to be looked at again. */
export async function reportPost(
  db: Db,
  { tenantId, userId }: Learner,
  { postId, reason, now }: { postId: string; reason: string; now: Date },
): Promise<void> {
  await db.query(
    sql`insert into discussion_reports (tenant_id, post_id, user_id, reason, created)
        values (${tenantId}, ${postId}, ${userId}, ${reason}, ${now})
        on conflict (tenant_id, post_id, user_id) do update
           set reason = excluded.reason, created = excluded.created, settled = null`,
  );
}

export async function settleReports(
  db: Db,
  tenantId: string,
  { postId, now }: { postId: string; now: Date },
): Promise<void> {
  await db.query(
    sql`update discussion_reports set settled = ${now}
         where tenant_id = ${tenantId} and post_id = ${postId} and settled is null`,
  );
}
