import {
  type MailWay,
  type NotificationKind,
  TOLD_ONCE,
} from '@lantern/domain/notifications/notification-kinds';
import type { Db } from '../../db/db';
import { type Sql, sql, trusted } from '../../db/sql';
import { IS_ENROLLED } from '../courses/enrolled-courses';
import { noteStep } from '../live/live-changes';
import { reachOf } from './reach';

export type NewNotification = {
  kind: NotificationKind;
  about: string;
  courseId: string | null;
  actorId: string | null;
  facts: object;
  path: string;
  now: Date;
};

/** One that is written, with how its reader wants to have it by mail. */
export type WrittenNotification = {
  id: string;
  userId: string;
  unreadSince: Date;
  mail: MailWay;
  timeZone: string | null;
};

/** To these people. */
export function insertNotifications(
  db: Db,
  tenantId: string,
  { recipients, ...news }: NewNotification & { recipients: readonly string[] },
): Promise<WrittenNotification[]> {
  const people = sql`select u.id as user_id, u.timezone from users u
                      where u.tenant_id = ${tenantId} and u.id = any(${[...recipients]}::uuid[])`;
  return db.query<WrittenNotification>(
    sql`with ${inserting(tenantId, people, news)}, ${noteStep(tenantId, trusted('written'), 'notifications')} ${ANSWERED}`,
  );
}

/** To everybody who has the course among their own; who did it knows of it. */
export function insertCourseNotifications(
  db: Db,
  tenantId: string,
  { exceptUserId, ...news }: NewNotification & { courseId: string; exceptUserId: string | null },
): Promise<WrittenNotification[]> {
  const people = sql`select u.id as user_id, u.timezone
                       from objective_workflow_aggregates g
                       join users u on u.tenant_id = g.tenant_id and u.id = g.user_id
                      where g.tenant_id = ${tenantId} and g.objective_id = ${news.courseId} and ${IS_ENROLLED}
                        and g.user_id is distinct from ${exceptUserId}::uuid`;
  return db.query<WrittenNotification>(sql`with ${inserting(tenantId, people, news)} ${ANSWERED}`);
}

/** `people`: a query of their `user_id` and `timezone`. */
function inserting(tenantId: string, people: Sql, news: NewNotification): Sql {
  const { kind, about, courseId, actorId, facts, path, now } = news;
  return sql`
    people as (${people}),
    reached as (
      select p.user_id, p.timezone, r.web, r.mail
        from people p
        cross join lateral (${reachOf(sql`${tenantId}::uuid`, sql`p.user_id`)}) r
       where r.kind = ${kind}),
    written as (
      insert into notifications as n
        (tenant_id, id, user_id, kind, about, course_id, actor_id, facts, path, made, unread_since, in_tray, mailed)
      select ${tenantId}, gen_random_uuid(), r.user_id, ${kind}, ${about}, ${courseId}, ${actorId},
             ${JSON.stringify(facts)}::jsonb, ${path}, ${now}, ${now}, r.web,
             case when r.mail = 'atOnce' then ${now}::timestamptz end
        from reached r
      on conflict (tenant_id, kind, about, user_id) do update
         set course_id = excluded.course_id, actor_id = excluded.actor_id, facts = excluded.facts,
             path = excluded.path, made = excluded.made, in_tray = excluded.in_tray, read = null,
             unread_since = case when n.read is null then n.unread_since else excluded.unread_since end,
             mailed = case when n.read is null and n.mailed is not null then n.mailed else excluded.mailed end
       where not ${TOLD_ONCE.includes(kind)}::boolean
      returning n.id, n.user_id, n.unread_since)`;
}

const ANSWERED = sql`
  select w.id, w.user_id as "userId", w.unread_since as "unreadSince", r.mail, r.timezone as "timeZone"
    from written w join reached r on r.user_id = w.user_id`;

/** Of what is not there any more nobody is told: not in the tray, and not by mail. */
export async function deleteNotifications(
  db: Db,
  tenantId: string,
  { kind, about }: { kind: NotificationKind; about: string },
): Promise<void> {
  await db.query(
    sql`with gone as (delete from notifications
                       where tenant_id = ${tenantId} and kind = ${kind} and about = ${about} returning user_id),
        ${noteStep(tenantId, trusted('gone'), 'notifications')} select`,
  );
}

export async function deleteNotificationsBefore(db: Db, before: Date, most: number): Promise<number> {
  const rows = await db.query(
    sql`delete from notifications where (tenant_id, id) in (
          select tenant_id, id from notifications where made < ${before} limit ${most} for update skip locked)
        returning id`,
  );
  return rows.length;
}
