import type { ThreadKind } from '@lantern/contract/discussions/discussion-post';
import type { ThreadFilter, ThreadSort } from '@lantern/contract/discussions/query-discussion-threads';
import { type Db, findOne } from '../../db/db';
import { dynamic, type Sql, sql, trusted } from '../../db/sql';
import type { Learner } from '../people/learner-facts';
import { authorFields, type AuthorRow } from '../people/author-fields';

/** Who looks into a discussion, and what of it they may see. */
export type DiscussionReader = {
  learner: Learner;
  placeId: string;
  isModerator: boolean;
  /** [1.3] Post before you see: the reader's own threads alone. */
  ownOnly: boolean;
};

export type ThreadRow = {
  id: string;
  kind: ThreadKind;
  title: string;
  text: string;
  author: AuthorRow;
  isAnonymous: boolean;
  isMine: boolean;
  created: Date;
  edited: Date | null;
  isRemoved: boolean;
  isHidden: boolean;
  isEndorsed: boolean;
  isPinned: boolean;
  isClosed: boolean;
  isAnswered: boolean;
  likeCount: number;
  isLiked: boolean;
  isFollowing: boolean;
  isUnread: boolean;
  replyCount: number;
  lastActive: Date;
  isReported: boolean;
};

const MOST_TEXT_OF_LINE = 1000;

const IS_UNREAD = trusted('(r.read_until is null or r.read_until < p.last_active)');
const HAS_REPORTS = trusted(`exists (select from discussion_posts q
    join discussion_reports x on x.tenant_id = q.tenant_id and x.post_id = q.id and x.settled is null
   where q.tenant_id = p.tenant_id and q.thread_id = p.id)`);

const ORDERS: Record<ThreadSort, Sql> = {
  recent: trusted('p.last_active desc, p.id'),
  mostActivity: trusted('p.reply_count desc, p.last_active desc, p.id'),
  mostLikes: trusted('p.like_count desc, p.last_active desc, p.id'),
};

const FILTERS: Record<ThreadFilter, (userId: string) => Sql> = {
  all: () => trusted('true'),
  unread: () => IS_UNREAD,
  unanswered: () => trusted(`p.kind = 'question' and p.answered is null and p.removed is null`),
  following: () => trusted('r.is_following'),
  mine: (userId) =>
    sql`exists (select from discussion_posts q where q.tenant_id = p.tenant_id and q.thread_id = p.id
                   and q.user_id = ${userId} and q.removed is null)`,
  reported: () => HAS_REPORTS,
};

type AskedThreads = {
  filter: ThreadFilter;
  sort: ThreadSort;
  /** Empty for none. */
  search: string;
  skip: number;
  limit: number;
};

/** [1.3] Pinned ones first. */
export async function listThreads(
  db: Db,
  reader: DiscussionReader,
  { filter, sort, search, skip, limit }: AskedThreads,
): Promise<{ threads: ThreadRow[]; totalCount: number }> {
  const { userId } = reader.learner;
  const from = sql`${visibleThreads(reader)} and ${FILTERS[filter](userId)} and ${matches(reader, search)}`;
  const count = await findOne<{ count: number }>(db, dynamic(sql`select count(*)::int as count ${from}`));
  const threads = await db.query<ThreadRow>(
    dynamic(sql`select p.id, p.kind, p.title, left(p.text, ${MOST_TEXT_OF_LINE}::int) as text,
               ${authorFields(userId)} as author, p.is_anonymous as "isAnonymous", p.user_id = ${userId} as "isMine",
               p.created, p.edited, p.removed is not null as "isRemoved", p.hidden is not null as "isHidden",
               p.endorsed is not null as "isEndorsed", p.pinned is not null as "isPinned",
               p.closed is not null as "isClosed", p.answered is not null as "isAnswered",
               p.like_count as "likeCount", p.reply_count as "replyCount", p.last_active as "lastActive",
               exists (select from discussion_likes l where l.tenant_id = p.tenant_id and l.post_id = p.id
                          and l.user_id = ${userId}) as "isLiked",
               coalesce(r.is_following, false) as "isFollowing", ${IS_UNREAD} as "isUnread",
               ${reader.isModerator ? HAS_REPORTS : trusted('false')} as "isReported"
               ${from}
               order by (p.pinned is not null) desc, ${ORDERS[sort]} limit ${limit} offset ${skip}`),
  );
  return { threads, totalCount: count?.count ?? 0 };
}

export type DiscussionCounts = {
  threadCount: number;
  postCount: number;
  unreadCount: number;
  reportCount: number;
};

/** [1.3] Of what the reader may see. */
export async function countDiscussion(db: Db, reader: DiscussionReader): Promise<DiscussionCounts> {
  const reports = reader.isModerator ? HAS_REPORTS : trusted('false');
  const found = await findOne<DiscussionCounts>(
    db,
    dynamic(sql`select count(*)::int as "threadCount", coalesce(sum(1 + p.reply_count), 0)::int as "postCount",
               (count(*) filter (where ${IS_UNREAD}))::int as "unreadCount",
               (count(*) filter (where ${reports}))::int as "reportCount"
               ${visibleThreads(reader)}`),
  );
  return found ?? { threadCount: 0, postCount: 0, unreadCount: 0, reportCount: 0 };
}

function visibleThreads({
  learner: { tenantId, userId },
  placeId,
  isModerator,
  ownOnly,
}: DiscussionReader): Sql {
  return sql`from discussion_posts p
    join users u on u.tenant_id = p.tenant_id and u.id = p.user_id
    left join discussion_readers r on r.tenant_id = p.tenant_id and r.thread_id = p.id and r.user_id = ${userId}
   where p.tenant_id = ${tenantId} and p.place_id = ${placeId} and p.parent_id is null
     and (p.hidden is null or p.user_id = ${userId} or ${isModerator}::boolean)
     and (p.user_id = ${userId} or not ${ownOnly}::boolean)`;
}

/** In whatever of the thread the reader may read. */
function matches({ learner: { userId }, isModerator }: DiscussionReader, search: string): Sql {
  if (search === '') return trusted('true');
  return sql`exists (select from discussion_posts q
    where q.tenant_id = p.tenant_id and q.thread_id = p.id and q.removed is null
      and (q.hidden is null or q.user_id = ${userId} or ${isModerator}::boolean)
      and strpos(lower(q.title || ' ' || q.text), lower(${search}::text)) > 0)`;
}
