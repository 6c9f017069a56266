import { type Db, findOne } from '../../db/db';
import { sql } from '../../db/sql';
import { reachOf } from '../notifications/reach';

export type QueuedMail = {
  id: string;
  userId: string;
  about: string;
  facts: object;
  /** Gone with it, when it is not sent yet. */
  notificationId?: string;
};

/** Where the tenant wants mail of this kind, and of each thing once; answers the ids of what is new. */
export async function insertMails(
  db: Db,
  tenantId: string,
  { kind, setting, mails, now }: { kind: string; setting: string; mails: readonly QueuedMail[]; now: Date },
): Promise<string[]> {
  const rows = await db.query<{ id: string }>(
    sql`insert into mails (tenant_id, id, user_id, kind, about, facts, queued, notification_id)
        select ${tenantId}, m.id, m."userId", ${kind}, m.about, m.facts, ${now}, m."notificationId"
          from jsonb_to_recordset(${JSON.stringify(mails)}::jsonb) as m (id uuid, "userId" uuid, about text, facts jsonb, "notificationId" uuid)
         where exists (select from tenant_settings s
                        where s.tenant_id = ${tenantId} and s.key = ${setting} and s.value = 'true'::jsonb)
        on conflict (tenant_id, user_id, kind, about) do nothing
        returning id`,
  );
  return rows.map(({ id }) => id);
}

/** A mail with its reader and who sends it. */
export type StoredMail = {
  id: string;
  userId: string;
  kind: string;
  facts: unknown;
  queued: Date;
  handed: Date | null;
  sent: Date | null;
  refused: Date | null;
  email: string;
  firstName: string;
  /** The reader's, or the tenant's. */
  locale: string | null;
  timeZone: string | null;
  isSuspended: boolean;
  isOptedOut: boolean;
  productTitle: string;
  brandTokens: Record<string, number>;
  /** The host of a tenant that has its own; null for the one that answers for all others. */
  domain: string | null;
  from: string | null;
  replyTo: string | null;
};

const setting = (key: string) =>
  sql`(select s.value #>> '{}' from tenant_settings s where s.tenant_id = m.tenant_id and s.key = ${key})`;

const SELECTED = sql`
  select m.id, m.user_id as "userId", m.kind, m.facts, m.queued, m.handed, m.sent, m.refused,
         u.email, u.first_name as "firstName", coalesce(u.locale, ${setting('platform.common.locale')}) as locale, u.timezone as "timeZone",
         u.suspended is not null as "isSuspended",
         not exists (select from (${reachOf(sql`m.tenant_id`, sql`m.user_id`)}) r
                      where case when m.kind = 'digest' then r.mail in ('daily', 'weekly')
                                 else r.kind = m.kind and r.mail <> 'off' end) as "isOptedOut",
         t.product_title as "productTitle", t.brand_tokens as "brandTokens",
         case when not t.is_fallback then (select min(d.domain) from tenant_domains d where d.tenant_id = t.id) end as domain,
         ${setting('platform.mail.from')} as "from", ${setting('platform.mail.reply_to')} as "replyTo"
    from mails m
    join users u on u.tenant_id = m.tenant_id and u.id = m.user_id
    join tenants t on t.id = m.tenant_id`;

export function findMail(db: Db, tenantId: string, id: string): Promise<StoredMail | null> {
  return findOne<StoredMail>(db, sql`${SELECTED} where m.tenant_id = ${tenantId} and m.id = ${id}`);
}

/** A person's, the latest first. */
export function listMailsOf(
  db: Db,
  { tenantId, userId }: { tenantId: string; userId: string },
  take: number,
): Promise<StoredMail[]> {
  return db.query<StoredMail>(
    sql`${SELECTED} where m.tenant_id = ${tenantId} and m.user_id = ${userId}
         order by m.queued desc, m.id limit ${take}`,
  );
}

type Which = { tenantId: string; id: string };

/** False: it was before. */
export async function setMailHanded(db: Db, { tenantId, id }: Which, now: Date): Promise<boolean> {
  const rows = await db.query(
    sql`update mails set handed = ${now} where tenant_id = ${tenantId} and id = ${id} and handed is null returning id`,
  );
  return rows.length > 0;
}

/** The mail server has certainly not taken it. */
export async function clearMailHanded(db: Db, { tenantId, id }: Which): Promise<void> {
  await db.query(sql`update mails set handed = null where tenant_id = ${tenantId} and id = ${id}`);
}

export async function setMailSent(db: Db, { tenantId, id }: Which, now: Date): Promise<void> {
  await db.query(sql`update mails set sent = ${now} where tenant_id = ${tenantId} and id = ${id}`);
}

export async function setMailRefused(
  db: Db,
  { tenantId, id }: Which,
  { refusal, now }: { refusal: string; now: Date },
): Promise<void> {
  await db.query(
    sql`update mails set refused = ${now}, refusal = ${refusal} where tenant_id = ${tenantId} and id = ${id}`,
  );
}

export async function deleteMailsBefore(db: Db, before: Date, most: number): Promise<number> {
  const rows = await db.query(
    sql`delete from mails where (tenant_id, id) in (
          select tenant_id, id from mails where queued < ${before} limit ${most} for update skip locked)
        returning id`,
  );
  return rows.length;
}
