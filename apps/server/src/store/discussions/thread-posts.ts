import type { ThreadKind } from '@lantern/contract/discussions/discussion-post';
import { type Db, findOne } from '../../db/db';
import { dynamic, type Sql, sql, trusted } from '../../db/sql';
import { authorFields, type AuthorRow } from '../people/author-fields';
import type { DiscussionReader } from './discussion-threads';

/** A post with all that is shown of it. */
export type PostRow = {
  id: string;
  threadId: string;
  parentId: string | null;
  kind: ThreadKind;
  title: string;
  text: string;
  html: string;
  author: AuthorRow;
  isAnonymous: boolean;
  isMine: boolean;
  isOwnThread: boolean;
  created: Date;
  edited: Date | null;
  isRemoved: boolean;
  isHidden: boolean;
  isEndorsed: boolean;
  isPinned: boolean;
  /** Of its thread. */
  isClosed: boolean;
  isAnswered: boolean;
  isFollowing: boolean;
  likeCount: number;
  isLiked: boolean;
  isUnread: boolean;
  reports: string[];
  isLockedOut: boolean;
};

const MOST_COMMENTS = 600;

/** What began a thread; null where the reader may not see it. */
export function findThread(db: Db, reader: DiscussionReader, id: string): Promise<PostRow | null> {
  const { learner, isModerator, ownOnly } = reader;
  return findOne<PostRow>(
    db,
    dynamic(sql`${posts(reader)} and p.id = ${id} and p.parent_id is null
      and (p.hidden is null or p.user_id = ${learner.userId} or ${isModerator}::boolean)
      and (p.user_id = ${learner.userId} or not ${ownOnly}::boolean)`),
  );
}

export type ThreadPage = { replies: PostRow[]; totalReplies: number };

/** [1.3] Its replies, the oldest first, and after them the comments on these. */
export async function listReplies(
  db: Db,
  reader: DiscussionReader,
  { threadId, skip, limit }: { threadId: string; skip: number; limit: number },
): Promise<ThreadPage> {
  const { tenantId } = reader.learner;
  const count = await findOne<{ count: number }>(
    db,
    sql`select count(*)::int as count from discussion_posts where tenant_id = ${tenantId} and parent_id = ${threadId}`,
  );
  const replies = await db.query<PostRow>(
    dynamic(
      sql`${posts(reader)} and p.parent_id = ${threadId} order by p.created, p.id limit ${limit} offset ${skip}`,
    ),
  );
  const comments = await db.query<PostRow>(
    dynamic(sql`${posts(reader)} and p.parent_id = any (${replies.map(({ id }) => id)}::uuid[])
      order by p.created, p.id limit ${MOST_COMMENTS}`),
  );
  return { replies: [...replies, ...comments], totalReplies: count?.count ?? 0 };
}

/** What stands in a thread for everybody to read, as far as people are told of it. */
export function readReplies(tenantId: string, threadId: string): Sql {
  return sql`select id, user_id, text, created, is_anonymous from discussion_posts
              where tenant_id = ${tenantId} and thread_id = ${threadId} and parent_id is not null
                and removed is null and hidden is null`;
}

function posts({ learner: { tenantId, userId }, placeId, isModerator }: DiscussionReader): Sql {
  const reports = sql`coalesce((select jsonb_agg(x.reason order by x.created) from discussion_reports x
    where x.tenant_id = p.tenant_id and x.post_id = p.id and x.settled is null), '[]')`;
  return sql`select p.id, p.thread_id as "threadId", p.parent_id as "parentId", t.kind, p.title, p.text, p.html,
      ${authorFields(userId)} as author, p.is_anonymous as "isAnonymous", p.user_id = ${userId} as "isMine",
      t.user_id = ${userId} as "isOwnThread", p.created, p.edited, p.removed is not null as "isRemoved",
      p.hidden is not null as "isHidden", p.endorsed is not null as "isEndorsed", p.pinned is not null as "isPinned",
      t.closed is not null as "isClosed", t.answered is not null as "isAnswered",
      coalesce(r.is_following, false) as "isFollowing", p.like_count as "likeCount",
      exists (select from discussion_likes l where l.tenant_id = p.tenant_id and l.post_id = p.id
                 and l.user_id = ${userId}) as "isLiked",
      p.user_id <> ${userId} and (r.read_until is null or r.read_until < p.created) as "isUnread",
      ${isModerator ? reports : trusted(`'[]'::jsonb`)} as reports,
      ${isModerator}::boolean and exists (select from discussion_lockouts k where k.tenant_id = p.tenant_id
                 and k.place_id = p.place_id and k.user_id = p.user_id) as "isLockedOut"
    from discussion_posts p
    join discussion_posts t on t.tenant_id = p.tenant_id and t.id = p.thread_id
    join users u on u.tenant_id = p.tenant_id and u.id = p.user_id
    left join discussion_readers r on r.tenant_id = p.tenant_id and r.thread_id = p.thread_id and r.user_id = ${userId}
   where p.tenant_id = ${tenantId} and p.place_id = ${placeId}`;
}
