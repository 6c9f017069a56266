import { type Db, findOne } from '../../db/db';
import { type Sql, sql } from '../../db/sql';
import { authorFields, type AuthorRow } from '../people/author-fields';
import type { Learner } from '../people/learner-facts';
import { isUnread } from './channels';

export type AnnouncementRow = {
  id: string;
  title: string;
  text: string;
  author: AuthorRow;
  isPinned: boolean;
  isUnread: boolean;
  created: Date;
  edited: Date | null;
  replyCount: number;
};

/** Those that are pinned, the latest first: there are few. */
export function listPinned(db: Db, reader: Learner, objectiveId: string): Promise<AnnouncementRow[]> {
  return db.query<AnnouncementRow>(
    sql`${shown(reader)} and n.objective_id = ${objectiveId} and n.pinned order by n.created desc`,
  );
}

/** The others, the latest first, from a moment backwards. */
export function listAnnouncements(
  db: Db,
  reader: Learner,
  { objectiveId, before, take }: { objectiveId: string; before: Date | null; take: number },
): Promise<AnnouncementRow[]> {
  return db.query<AnnouncementRow>(
    sql`${shown(reader)} and n.objective_id = ${objectiveId} and not n.pinned
           and n.created < coalesce(${before}::timestamptz, 'infinity')
         order by n.created desc limit ${take}`,
  );
}

export function findShownAnnouncement(db: Db, reader: Learner, id: string): Promise<AnnouncementRow | null> {
  return findOne<AnnouncementRow>(db, sql`${shown(reader)} and n.id = ${id}`);
}

function shown({ tenantId, userId }: Learner): Sql {
  return sql`select n.id, n.title, n.text, n.pinned as "isPinned", n.created, n.edited,
                    ${isUnread(userId)} as "isUnread", ${authorFields(userId)} as author,
                    (select count(*)::int from announcement_replies p
                      where p.tenant_id = n.tenant_id and p.announcement_id = n.id) as "replyCount"
               from announcements n
               join users u on u.tenant_id = n.tenant_id and u.id = n.user_id
               left join announcement_reads r
                 on r.tenant_id = n.tenant_id and r.objective_id = n.objective_id and r.user_id = ${userId}
              where n.tenant_id = ${tenantId}`;
}

export type StoredAnnouncement = {
  id: string;
  objectiveId: string;
  userId: string;
  title: string;
  text: string;
  isPinned: boolean;
};

export function findAnnouncement(db: Db, tenantId: string, id: string): Promise<StoredAnnouncement | null> {
  return findOne<StoredAnnouncement>(
    db,
    sql`select id, objective_id as "objectiveId", user_id as "userId", title, text, pinned as "isPinned"
          from announcements where tenant_id = ${tenantId} and id = ${id}`,
  );
}

export async function insertAnnouncement(
  db: Db,
  tenantId: string,
  announcement: Omit<StoredAnnouncement, 'isPinned'> & { created: Date },
): Promise<void> {
  const { id, objectiveId, userId, title, text, created } = announcement;
  await db.query(
    sql`insert into announcements (tenant_id, id, objective_id, user_id, title, text, created)
        values (${tenantId}, ${id}, ${objectiveId}, ${userId}, ${title}, ${text}, ${created})`,
  );
}

export async function updateAnnouncement(
  db: Db,
  tenantId: string,
  { id, title, text, edited }: { id: string; title: string; text: string; edited: Date },
): Promise<void> {
  await db.query(
    sql`update announcements set title = ${title}, text = ${text}, edited = ${edited}
         where tenant_id = ${tenantId} and id = ${id}`,
  );
}

export async function setPinned(
  db: Db,
  tenantId: string,
  { id, isPinned }: { id: string; isPinned: boolean },
): Promise<void> {
  await db.query(
    sql`update announcements set pinned = ${isPinned} where tenant_id = ${tenantId} and id = ${id}`,
  );
}

export async function countPinned(db: Db, tenantId: string, objectiveId: string): Promise<number> {
  const found = await findOne<{ count: number }>(
    db,
    sql`select count(*)::int as count from announcements
         where tenant_id = ${tenantId} and objective_id = ${objectiveId} and pinned`,
  );
  return found?.count ?? 0;
}

/** With its answers. */
export async function deleteAnnouncement(db: Db, tenantId: string, id: string): Promise<void> {
  await db.query(sql`delete from announcements where tenant_id = ${tenantId} and id = ${id}`);
}

export type ListedAnnouncement = {
  id: string;
  title: string;
  author: string;
  isPinned: boolean;
  created: Date;
  edited: Date | null;
  replies: number;
};

/** For operators: the latest first. */
export function listOfCourse(
  db: Db,
  tenantId: string,
  { objectiveId, most }: { objectiveId: string; most: number },
): Promise<ListedAnnouncement[]> {
  return db.query<ListedAnnouncement>(
    sql`select n.id, n.title, u.email as author, n.pinned as "isPinned", n.created, n.edited,
               (select count(*)::int from announcement_replies p
                 where p.tenant_id = n.tenant_id and p.announcement_id = n.id) as replies
          from announcements n join users u on u.tenant_id = n.tenant_id and u.id = n.user_id
         where n.tenant_id = ${tenantId} and n.objective_id = ${objectiveId}
         order by n.created desc limit ${most}`,
  );
}
