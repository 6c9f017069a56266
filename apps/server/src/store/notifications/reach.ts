import {
  type MailWay,
  NOTIFICATION_KINDS,
  type NotificationKind,
  USUAL_REACH,
} from '@lantern/domain/notifications/notification-kinds';
import type { Db } from '../../db/db';
import { type Sql, sql } from '../../db/sql';
import type { Reader } from './read-notifications';

const WEBS = NOTIFICATION_KINDS.map((kind) => USUAL_REACH[kind].web);
const MAILS = NOTIFICATION_KINDS.map((kind) => USUAL_REACH[kind].mail);

/**
 * A row for each kind with how it reaches a person: as they have it, else as their tenant does, else as usual. Both are expressions
 * of the query around it.
 */
export function reachOf(tenantId: Sql, userId: Sql): Sql {
  const ofTenant = (way: string) =>
    sql`(select s.value #>> '{}' from tenant_settings s
          where s.tenant_id = ${tenantId} and s.key = 'platform.notifications.' || k.kind || ${way}::text)`;
  return sql`
    select k.kind, coalesce(f.web, ${ofTenant('.web')}::boolean, k.web) as web,
           coalesce(f.mail, ${ofTenant('.mail')}, k.mail) as mail
      from unnest(${[...NOTIFICATION_KINDS]}::text[], ${WEBS}::boolean[], ${MAILS}::text[]) as k (kind, web, mail)
      left join notification_preferences f
        on f.tenant_id = ${tenantId} and f.user_id = ${userId} and f.kind = k.kind`;
}

export type KindReach = { kind: NotificationKind; web: boolean; mail: MailWay };

export function listReach(db: Db, { tenantId, userId }: Reader): Promise<KindReach[]> {
  return db.query<KindReach>(reachOf(sql`${tenantId}::uuid`, sql`${userId}::uuid`));
}

type Said = { kind: NotificationKind; web: boolean | null; mail: MailWay | null; now: Date };

/** What is not said stays. Who chooses how to be mailed has taken back what a link unsubscribed. */
export async function upsertReach(
  db: Db,
  { tenantId, userId }: Reader,
  { kind, web, mail, now }: Said,
): Promise<void> {
  await db.query(
    sql`insert into notification_preferences as f (tenant_id, user_id, kind, web, mail, changed)
        values (${tenantId}, ${userId}, ${kind}, ${web}, ${mail}, ${now})
        on conflict (tenant_id, user_id, kind) do update
           set web = coalesce(excluded.web, f.web), mail = coalesce(excluded.mail, f.mail), changed = excluded.changed,
               unsubscribed_by = case when excluded.mail is null then f.unsubscribed_by end,
               mail_before = case when excluded.mail is null then f.mail_before end`,
  );
}

/** What the link of a mail is of: its kind, or the digest, which is all that comes daily or weekly. */
export type Unsubscribed = { tenantId: string; userId: string; kind: NotificationKind | 'digest' };

/** Of somebody who is not here any more nothing is written. */
export async function unsubscribe(
  db: Db,
  { tenantId, userId, kind }: Unsubscribed,
  now: Date,
): Promise<void> {
  await db.query(
    sql`insert into notification_preferences as f (tenant_id, user_id, kind, mail, unsubscribed_by, mail_before, changed)
        select u.tenant_id, u.id, r.kind, 'off', ${kind}, r.mail, ${now}
          from users u cross join lateral (${reachOf(sql`u.tenant_id`, sql`u.id`)}) r
         where u.tenant_id = ${tenantId} and u.id = ${userId} and r.mail <> 'off'
           and case when ${kind} = 'digest' then r.mail in ('daily', 'weekly') else r.kind = ${kind} end
        on conflict (tenant_id, user_id, kind) do update
           set mail = 'off', unsubscribed_by = excluded.unsubscribed_by, mail_before = excluded.mail_before,
               changed = excluded.changed`,
  );
}

/** As it was before; what they have chosen since stays. */
export async function subscribeAgain(
  db: Db,
  { tenantId, userId, kind }: Unsubscribed,
  now: Date,
): Promise<void> {
  await db.query(
    sql`update notification_preferences
           set mail = mail_before, unsubscribed_by = null, mail_before = null, changed = ${now}
         where tenant_id = ${tenantId} and user_id = ${userId} and unsubscribed_by = ${kind}`,
  );
}
