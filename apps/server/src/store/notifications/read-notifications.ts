import { type NotificationKind, TALK_KINDS } from '@lantern/domain/notifications/notification-kinds';
import { countOf, type Db } from '../../db/db';
import { type Sql, sql, trusted } from '../../db/sql';
import { noteStep } from '../live/live-changes';

export type Reader = { tenantId: string; userId: string };

/** As `shortFacts` has written them. */
export type StoredFacts = {
  title: string;
  courseName?: string;
  actorName?: string;
  line?: string;
  due?: string;
  replyId?: string;
};

export type StoredNotification = {
  id: string;
  kind: NotificationKind;
  courseId: string | null;
  facts: StoredFacts;
  /** Of who did it, as they are called now. */
  actorName: string | null;
  path: string;
  made: Date;
  read: Date | null;
};

/** More than a badge can say. */
export const MOST_COUNTED = 100;

/** Nothing of a course that is being written; [4.20] of a result only while it may be seen. */
const SHOWN = sql`
  not exists (select from objectives o
               where o.tenant_id = n.tenant_id and o.id = n.course_id and o.state = 'draft')
  and (n.kind <> 'graded' or exists (
        select from objective_workflow_aggregates g
         where g.tenant_id = n.tenant_id and g.user_id = n.user_id and g.objective_id = n.course_id
           and g.grade_reveal_policy <> 'never' and not coalesce(g.record_protect_results, false)
           and (g.grade_reveal_policy <> 'afterDate' or g.grade_reveal_date <= now())))`;

const COLUMNS = sql`n.id, n.kind, n.course_id as "courseId", n.facts, n.path, n.made, n.read,
  (select concat_ws(' ', u.first_name, u.last_name) from users u
    where u.tenant_id = n.tenant_id and u.id = n.actor_id) as "actorName"`;

export function columnsOfNotifications(): { columns: Sql; isShown: Sql } {
  return { columns: COLUMNS, isShown: SHOWN };
}

type Page = { onlyUnread: boolean; before: string | null; take: number };

/** A person's, the latest first; `before`: one of theirs, after which the list goes on. */
export function listNotifications(
  db: Db,
  { tenantId, userId }: Reader,
  { onlyUnread, before, take }: Page,
): Promise<StoredNotification[]> {
  return db.query<StoredNotification>(
    sql`select ${COLUMNS} from notifications n
         where n.tenant_id = ${tenantId} and n.user_id = ${userId} and n.in_tray and ${SHOWN}
           and (not ${onlyUnread}::boolean or n.read is null)
           and (${before}::uuid is null or (n.made, n.id) < (
                 select b.made, b.id from notifications b
                  where b.tenant_id = ${tenantId} and b.user_id = ${userId} and b.id = ${before}))
         order by n.made desc, n.id desc limit ${take}`,
  );
}

/** How many are unread; no further than a badge goes. */
export function unreadCount(tenantId: string, userId: string): Sql {
  return sql`(select count(*)::int from (
      select from notifications n
       where n.tenant_id = ${tenantId} and n.user_id = ${userId} and n.read is null and n.in_tray and ${SHOWN}
       limit ${MOST_COUNTED}) counted)`;
}

export function countUnread(db: Db, { tenantId, userId }: Reader): Promise<number> {
  return countOf(db, sql`select ${unreadCount(tenantId, userId)} as count`);
}

/** Of these, the person's own; other people's are nobody else's to read. */
export function setRead(db: Db, reader: Reader, { ids, now }: { ids: string[]; now: Date }): Promise<void> {
  return markRead(db, reader, { which: sql`n.id = any(${ids}::uuid[])`, now });
}

/** All that had been there when they looked. */
export function setAllRead(
  db: Db,
  reader: Reader,
  { until, now }: { until: Date; now: Date },
): Promise<void> {
  return markRead(db, reader, { which: sql`n.made <= ${until}`, now });
}

/** What a course announced until then: it was read in its channel. */
export function setAnnouncementsRead(
  db: Db,
  reader: Reader,
  { courseId, until, now }: { courseId: string; until: Date; now: Date },
): Promise<void> {
  const which = sql`n.kind = 'announcement' and n.course_id = ${courseId} and n.made <= ${until}`;
  return markRead(db, reader, { which, now });
}

/** What was said in a thread or a team until then: it was read there. */
export function setNewsReadAbout(
  db: Db,
  reader: Reader,
  { kind, about, until, now }: { kind: 'reply' | 'teamMessage'; about: string; until: Date; now: Date },
): Promise<void> {
  const which = sql`n.kind = ${kind} and n.about = ${about} and n.made <= ${until}`;
  return markRead(db, reader, { which, now });
}

/** [1.6] What people said until then: it was read where all of it is together. */
export function setTalkRead(
  db: Db,
  reader: Reader,
  { until, now }: { until: Date; now: Date },
): Promise<void> {
  const which = sql`n.kind = any(${[...TALK_KINDS]}::text[]) and n.made <= ${until}`;
  return markRead(db, reader, { which, now });
}

async function markRead(
  db: Db,
  { tenantId, userId }: Reader,
  { which, now }: { which: Sql; now: Date },
): Promise<void> {
  await db.query(
    sql`with seen as (
          update notifications n set read = ${now}
           where n.tenant_id = ${tenantId} and n.user_id = ${userId} and n.read is null and n.in_tray and ${which}
          returning n.user_id),
        ${noteStep(tenantId, trusted('seen'), 'notifications')} select`,
  );
}
