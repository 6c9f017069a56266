import type { CleanHtml } from '../../rich-text/clean-rich-text';
import { countOf, type Db } from '../../db/db';
import { sql } from '../../db/sql';
import { authorFields, type AuthorRow } from '../people/author-fields';
import type { Learner } from '../people/learner-facts';

export type TeamMessageRow = { id: string; at: Date; html: string; author: AuthorRow };

type Asked = { groupId: string; before: string | null; limit: number };

/** The latest first. */
export function listTeamMessages(
  db: Db,
  { tenantId, userId }: Learner,
  { groupId, before, limit }: Asked,
): Promise<TeamMessageRow[]> {
  return db.query<TeamMessageRow>(
    sql`select m.id, m.at, m.html, ${authorFields(userId)} as author
          from team_messages m
          join users u on u.tenant_id = m.tenant_id and u.id = m.user_id
         where m.tenant_id = ${tenantId} and m.group_id = ${groupId}
           and (${before}::uuid is null or (m.at, m.id) < (select b.at, b.id from team_messages b
                  where b.tenant_id = ${tenantId} and b.group_id = ${groupId} and b.id = ${before}))
         order by m.at desc, m.id desc limit ${limit}`,
  );
}

/** One by its id, as its group reads it. */
export async function findTeamMessage(
  db: Db,
  { tenantId, userId }: Learner,
  id: string,
): Promise<TeamMessageRow | null> {
  const [message = null] = await db.query<TeamMessageRow>(
    sql`select m.id, m.at, m.html, ${authorFields(userId)} as author
          from team_messages m join users u on u.tenant_id = m.tenant_id and u.id = m.user_id
         where m.tenant_id = ${tenantId} and m.id = ${id}`,
  );
  return message;
}

/** Whether somebody may read one: whoever is in its group. */
export async function mayReadMessage(db: Db, { tenantId, userId }: Learner, id: string): Promise<boolean> {
  const count = await countOf(
    db,
    sql`select count(*)::int as count from team_messages m
          join group_members g on g.tenant_id = m.tenant_id and g.group_id = m.group_id and g.user_id = ${userId}
         where m.tenant_id = ${tenantId} and m.id = ${id}`,
  );
  return count > 0;
}

export type NewMessage = {
  id: string;
  groupId: string;
  userId: string;
  at: Date;
  text: string;
  html: CleanHtml;
};

export async function insertTeamMessage(db: Db, tenantId: string, message: NewMessage): Promise<void> {
  const { id, groupId, userId, at, text, html } = message;
  await db.query(
    sql`insert into team_messages (tenant_id, id, group_id, user_id, at, text, html)
        values (${tenantId}, ${id}, ${groupId}, ${userId}, ${at}, ${text}, ${html})`,
  );
}

/** So many has somebody written there since. */
export function countMessagesSince(
  db: Db,
  { tenantId, userId }: Learner,
  { groupId, since }: { groupId: string; since: Date },
): Promise<number> {
  return countOf(
    db,
    sql`select count(*)::int as count from team_messages
         where tenant_id = ${tenantId} and group_id = ${groupId} and user_id = ${userId} and at > ${since}`,
  );
}

/** The others who are told: members who are not shut out. */
export async function listOtherMembers(
  db: Db,
  { tenantId, userId }: Learner,
  groupId: string,
): Promise<string[]> {
  const rows = await db.query<{ id: string }>(
    sql`select u.id from group_members m
          join users u on u.tenant_id = m.tenant_id and u.id = m.user_id
         where m.tenant_id = ${tenantId} and m.group_id = ${groupId} and m.user_id <> ${userId} and u.suspended is null`,
  );
  return rows.map(({ id }) => id);
}

export async function findReadUntil(
  db: Db,
  { tenantId, userId }: Learner,
  groupId: string,
): Promise<Date | null> {
  const [read] = await db.query<{ until: Date }>(
    sql`select until from team_message_reads
         where tenant_id = ${tenantId} and group_id = ${groupId} and user_id = ${userId}`,
  );
  return read?.until ?? null;
}

/** It only moves on; answers where it stands. */
export async function saveReadUntil(
  db: Db,
  { tenantId, userId }: Learner,
  { groupId, until }: { groupId: string; until: Date },
): Promise<Date> {
  const [saved] = await db.query<{ until: Date }>(
    sql`insert into team_message_reads (tenant_id, group_id, user_id, until)
        values (${tenantId}, ${groupId}, ${userId}, ${until})
        on conflict (tenant_id, group_id, user_id)
        do update set until = greatest(team_message_reads.until, excluded.until) returning until`,
  );
  return saved?.until ?? until;
}

/** Written by others since the learner has read last. */
export function countUnreadMessages(db: Db, { tenantId, userId }: Learner, groupId: string): Promise<number> {
  return countOf(
    db,
    sql`select count(*)::int as count from team_messages m
         where m.tenant_id = ${tenantId} and m.group_id = ${groupId} and m.user_id <> ${userId}
           and m.at > coalesce((select r.until from team_message_reads r
                                 where r.tenant_id = m.tenant_id and r.group_id = m.group_id and r.user_id = ${userId}),
                               '-infinity')`,
  );
}
