import { type Db, findOne } from '../../db/db';
import { type Sql, sql } from '../../db/sql';
import { authorFields, type AuthorRow } from '../people/author-fields';
import type { Learner } from '../people/learner-facts';

export type ReplyRow = { id: string; text: string; created: Date; author: AuthorRow };

/** The oldest first, from a moment on. */
export function listReplies(
  db: Db,
  reader: Learner,
  { announcementId, after, take }: { announcementId: string; after: Date | null; take: number },
): Promise<ReplyRow[]> {
  return db.query<ReplyRow>(
    sql`${shown(reader)} and p.announcement_id = ${announcementId}
           and p.created > coalesce(${after}::timestamptz, '-infinity')
         order by p.created limit ${take}`,
  );
}

/** As far as people are told of them. */
export function repliesTo(tenantId: string, announcementId: string): Sql {
  return sql`select id, user_id, text, created, false as is_anonymous from announcement_replies
              where tenant_id = ${tenantId} and announcement_id = ${announcementId}`;
}

export function findShownReply(db: Db, reader: Learner, id: string): Promise<ReplyRow | null> {
  return findOne<ReplyRow>(db, sql`${shown(reader)} and p.id = ${id}`);
}

function shown({ tenantId, userId }: Learner): Sql {
  return sql`select p.id, p.text, p.created, ${authorFields(userId)} as author
               from announcement_replies p
               join users u on u.tenant_id = p.tenant_id and u.id = p.user_id
              where p.tenant_id = ${tenantId}`;
}

export type StoredReply = { id: string; announcementId: string; objectiveId: string; userId: string };

export function findReply(db: Db, tenantId: string, id: string): Promise<StoredReply | null> {
  return findOne<StoredReply>(
    db,
    sql`select p.id, p.announcement_id as "announcementId", n.objective_id as "objectiveId", p.user_id as "userId"
          from announcement_replies p
          join announcements n on n.tenant_id = p.tenant_id and n.id = p.announcement_id
         where p.tenant_id = ${tenantId} and p.id = ${id}`,
  );
}

export type NewReply = { id: string; announcementId: string; userId: string; text: string; now: Date };

/** After all others: whoever reads on from a moment misses none. */
export async function insertReply(db: Db, tenantId: string, reply: NewReply): Promise<void> {
  const { id, announcementId, userId, text, now } = reply;
  await db.query(
    sql`insert into announcement_replies (tenant_id, id, announcement_id, user_id, text, created)
        select ${tenantId}, ${id}, ${announcementId}, ${userId}, ${text},
               greatest(${now}::timestamptz, max(p.created) + interval '1 millisecond')
          from announcement_replies p
         where p.tenant_id = ${tenantId} and p.announcement_id = ${announcementId}`,
  );
}

export async function deleteReply(db: Db, tenantId: string, id: string): Promise<void> {
  await db.query(sql`delete from announcement_replies where tenant_id = ${tenantId} and id = ${id}`);
}
