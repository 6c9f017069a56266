import type { NotificationKind } from '@lantern/domain/notifications/notification-kinds';
import type { Db } from '../../db/db';
import { type Sql, sql, trusted } from '../../db/sql';
import { noteStep } from '../live/live-changes';

/** Of a thread or an announcement people are told once, by the latest of its replies. */
export type ToldReply = { about: string; replyId: string };

export type ToldRow = {
  id: string;
  /** What else is new for this person; null where nothing is. */
  rest: { replyId: string; actorId: string | null; text: string; made: Date } | null;
};

type Found = { id: string; replyId: string | null; actorId: string | null; text: string; made: Date };

/**
 * Who was told of this reply, and what they would be told of without it. `others`: a query of the replies about the same
 * thing that may be read, with `id`, `user_id`, `text`, `created` and `is_anonymous`.
 */
export async function listToldOf(
  db: Db,
  tenantId: string,
  { about, replyId }: ToldReply,
  others: Sql,
): Promise<ToldRow[]> {
  const rows = await db.query<Found>(
    sql`select n.id, r.id as "replyId", case when not r.is_anonymous then r.user_id end as "actorId", r.text,
               r.created as made
          from notifications n
          left join lateral (select p.* from (${others}) p
                              where p.id <> ${replyId} and p.user_id <> n.user_id and p.created >= n.unread_since
                              order by p.created desc, p.id limit 1) r on true
         where n.tenant_id = ${tenantId} and n.kind = 'reply' and n.about = ${about}
           and coalesce(n.facts ->> 'replyId', ${replyId}::text) = ${replyId}
           for update of n`,
  );
  return rows.map(({ id, replyId: restId, ...rest }) => ({
    id,
    rest: restId === null ? null : { ...rest, replyId: restId },
  }));
}

export type ChangedWords = {
  kind: NotificationKind;
  about: string;
  /** Of this reply alone. */
  replyId?: string;
  words: { title?: string; line?: string };
};

/** What was told says something else by now; it is no news for that. */
export async function updateToldWords(
  db: Db,
  tenantId: string,
  { kind, about, replyId, words }: ChangedWords,
): Promise<void> {
  const changed = JSON.stringify(words);
  await db.query(
    sql`with told as (
          update notifications set facts = facts || ${changed}::jsonb
           where tenant_id = ${tenantId} and kind = ${kind} and about = ${about}
             and (${replyId ?? null}::text is null or facts ->> 'replyId' = ${replyId ?? null}::text)
             and not facts @> ${changed}::jsonb
          returning user_id),
        ${noteStep(tenantId, trusted('told'), 'notifications')} select`,
  );
}

/** Nothing about it is to be told to these any more. */
export async function deleteTold(db: Db, tenantId: string, ids: readonly string[]): Promise<void> {
  await db.query(
    sql`with gone as (delete from notifications
                       where tenant_id = ${tenantId} and id = any(${[...ids]}::uuid[]) returning user_id),
        ${noteStep(tenantId, trusted('gone'), 'notifications')} select`,
  );
}

export type Retold = {
  ids: readonly string[];
  replyId: string;
  actorId: string | null;
  line: string;
  made: Date;
};

/** These are told of another reply; whether they have read it stays as it is. */
export async function tellOtherReply(
  db: Db,
  tenantId: string,
  { ids, replyId, actorId, line, made }: Retold,
): Promise<void> {
  await db.query(
    sql`with told as (
          update notifications
             set facts = facts || ${JSON.stringify({ replyId, line })}::jsonb, actor_id = ${actorId}, made = ${made}
           where tenant_id = ${tenantId} and id = any(${[...ids]}::uuid[])
          returning user_id),
        ${noteStep(tenantId, trusted('told'), 'notifications')} select`,
  );
}
