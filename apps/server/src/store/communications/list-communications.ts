import type { CommunicationKind } from '@lantern/domain/communications/communication-kinds';
import type { Locale } from '@lantern/domain/display/locales';
import type { WrittenDiscussion } from '@lantern/domain/discussion/discussion-settings';
import { type Db, findOne } from '../../db/db';
import { type Sql, sql } from '../../db/sql';
import { isChatOn, isUnread } from '../announcements/channels';
import { IS_ENROLLED } from '../courses/enrolled-courses';
import { authorFields, type AuthorRow } from '../people/author-fields';
import type { Learner } from '../people/learner-facts';

export type CommunicationRow = {
  id: string;
  kind: CommunicationKind;
  objectiveId: string;
  courseName: string;
  courseLanguage: string | null;
  /** Of the activity that it is in; null where that is the course itself, or the course has it all. */
  axis: string | null;
  /** That activity, or the course itself; null where the course has it all. */
  placeId: string | null;
  title: string;
  text: string;
  author: AuthorRow;
  isAnonymous: boolean;
  at: Date;
  isUnread: boolean;
  /** Of a discussion, as its author has it. */
  written: WrittenDiscussion | null;
  hasOwnThread: boolean;
};

/** Enough for a line. */
const MOST_TEXT = 1000;

/** [1.6] The last that others have said in each place that is the reader's: so many of each kind, the latest first. */
export function listCommunications(
  db: Db,
  reader: Learner,
  { mostOfAKind, locale }: { mostOfAKind: number; locale: Locale },
): Promise<CommunicationRow[]> {
  const latest = (rows: Sql) => sql`(${rows} order by at desc limit ${mostOfAKind}::int)`;
  return db.query<CommunicationRow>(
    sql`select s.id, s.kind, s.objective_id as "objectiveId", coalesce(o.translations -> ${locale}::text ->> 'name', o.name) as "courseName",
               case when o.translations ? ${locale}::text then ${locale} else o.language end as "courseLanguage",
               s.axis, s.place_id as "placeId", s.title, left(s.text, ${MOST_TEXT}::int) as text, ${authorFields(reader.userId)} as author,
               s.is_anonymous as "isAnonymous", s.at, s.is_unread as "isUnread", s.written,
               s.has_own_thread as "hasOwnThread"
          from (${latest(announcements(reader))} union all ${latest(threads(reader))}
                union all ${latest(teamTalks(reader))}) s
          join objectives o on o.tenant_id = ${reader.tenantId} and o.id = s.objective_id
          join users u on u.tenant_id = ${reader.tenantId} and u.id = s.user_id
         order by s.at desc, s.id`,
  );
}

/** Whether there is any of it. */
export function isSpokenTo(reader: Learner): Sql {
  return sql`(exists (${announcements(reader)}) or exists (${threads(reader)}) or exists (${teamTalks(reader)}))`;
}

/** [2.28] Of the courses that are theirs, while the channel is open. */
function announcements(reader: Learner): Sql {
  const { tenantId, userId } = reader;
  return sql`
    select 'announcement' as kind, n.id, n.objective_id, null as axis, null::uuid as place_id, n.title, n.text, n.user_id,
           false as is_anonymous, n.created as at, ${isUnread(userId)} as is_unread, null::jsonb as written,
           false as has_own_thread
      from (${coursesOf(reader)}) g
      join objectives c on c.tenant_id = ${tenantId} and c.id = g.objective_id
       and c.announcement_channel_id is not null and c.announcements_on
      join announcements n on n.tenant_id = ${tenantId} and n.objective_id = c.id and n.user_id <> ${userId}
      left join announcement_reads r
        on r.tenant_id = ${tenantId} and r.objective_id = c.id and r.user_id = ${userId}
     where ${isChatOn(sql`${tenantId}::uuid`)}`;
}

/** [1.3] Those that they follow in a course that they have begun; what is hidden or removed says nothing more. */
function threads(reader: Learner): Sql {
  const { tenantId, userId } = reader;
  return sql`
    select 'discussion' as kind, t.id, t.objective_id, p.axis, t.place_id, t.title, q.text, q.user_id, q.is_anonymous,
           q.created as at, r.read_until is null or r.read_until < q.created as is_unread,
           d.details -> 'discussion' as written,
           exists (select from discussion_posts w
                    where w.tenant_id = ${tenantId} and w.place_id = t.place_id and w.user_id = ${userId}
                      and w.parent_id is null and w.removed is null and w.hidden is null) as has_own_thread
      from discussion_readers r
      join discussion_posts t
        on t.tenant_id = ${tenantId} and t.id = r.thread_id and t.hidden is null and t.removed is null
      join (${coursesOf(reader)}) g on g.objective_id = t.objective_id and g.is_begun
      join objectives c on c.tenant_id = ${tenantId} and c.id = t.objective_id
      left join activity_parts p on p.tenant_id = ${tenantId} and p.id = t.place_id
      left join activity_contents d
        on d.tenant_id = ${tenantId} and d.activity_id = coalesce(p.activity_id, c.activity_id)
     cross join lateral (
           select q.text, q.user_id, q.is_anonymous, q.created from discussion_posts q
            where q.tenant_id = ${tenantId} and q.thread_id = t.id and q.user_id <> ${userId}
              and q.hidden is null and q.removed is null
            order by q.created desc limit 1) q
     where r.tenant_id = ${tenantId} and r.user_id = ${userId} and r.is_following
       and (p.id is not null or t.place_id = t.objective_id)`;
}

/** [1.3] Of the groups that they are in, where one of their courses is worked on together. */
function teamTalks(reader: Learner): Sql {
  const { tenantId, userId } = reader;
  return sql`
    select 'team' as kind, m.group_id as id, x.objective_id, x.axis, x.id as place_id, y.name as title, q.text, q.user_id,
           false as is_anonymous, q.at, r.until is null or r.until < q.at as is_unread, null::jsonb as written,
           false as has_own_thread
      from group_members m
      join groups y on y.tenant_id = ${tenantId} and y.id = m.group_id
      left join team_message_reads r
        on r.tenant_id = ${tenantId} and r.group_id = m.group_id and r.user_id = ${userId}
     cross join lateral (
           select q.text, q.user_id, q.at from team_messages q
            where q.tenant_id = ${tenantId} and q.group_id = m.group_id and q.user_id <> ${userId}
            order by q.at desc limit 1) q
     cross join lateral (
           select p.objective_id, p.axis, p.id from group_activity_workflows k
             join activity_parts p on p.tenant_id = ${tenantId} and p.id = k.part_id
             join (${coursesOf(reader)}) g on g.objective_id = p.objective_id and g.is_begun
             left join team_participants z
               on z.tenant_id = ${tenantId} and z.work_id = k.id and z.user_id = ${userId}
            where k.tenant_id = ${tenantId} and k.group_id = m.group_id
            order by z.last_seen desc nulls last, k.id limit 1) x
     where m.tenant_id = ${tenantId} and m.user_id = ${userId}`;
}

/** Nothing is told of a course that is being written. */
function coursesOf({ tenantId, userId }: Learner): Sql {
  return sql`select g.objective_id, g.workflow_id is not null as is_begun
               from objective_workflow_aggregates g
               join objectives o on o.tenant_id = ${tenantId} and o.id = g.objective_id and o.state <> 'draft'
              where g.tenant_id = ${tenantId} and g.user_id = ${userId} and ${IS_ENROLLED}`;
}

/** [8.9] */
export async function isChatAvailable(db: Db, tenantId: string): Promise<boolean> {
  const found = await findOne<{ isOn: boolean }>(
    db,
    sql`select ${isChatOn(sql`${tenantId}::uuid`)} as "isOn"`,
  );
  return found?.isOn ?? false;
}
