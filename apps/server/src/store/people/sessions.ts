import { type Db, findOne } from '../../db/db';
import { sql, trusted } from '../../db/sql';
import { noteStep } from '../live/live-changes';
import { LEARNER_FACTS, type LearnerFactsRow } from './learner-facts';

export type Session = LearnerFactsRow & {
  idHash: string;
  userId: string;
  providerId: string;
  lastUsed: Date;
  userLocale: string | null;
  userTimezone: string | null;
  providerCode: string | null;
};

/** A session that has not passed its end, with what decides its person's right to learn; how long it may lie idle is the caller's to judge. */
export function findSession(db: Db, tenantId: string, idHash: string, now: Date): Promise<Session | null> {
  return findOne<Session>(
    db,
    sql`select s.id_hash as "idHash", s.user_id as "userId", s.provider_id as "providerId",
               s.last_used as "lastUsed",
               u.locale as "userLocale", u.timezone as "userTimezone",
               p.code as "providerCode",
               ${LEARNER_FACTS}
          from sessions s
          join users u on u.tenant_id = s.tenant_id and u.id = s.user_id
          left join identity_providers p on p.tenant_id = s.tenant_id and p.id = s.provider_id
         where s.tenant_id = ${tenantId} and s.id_hash = ${idHash} and s.expires > ${now}`,
  );
}

export type NewSession = {
  tenantId: string;
  idHash: string;
  userId: string;
  providerId: string;
  idToken: string;
  now: Date;
  expires: Date;
};

export async function insertSession(db: Db, session: NewSession): Promise<void> {
  const { tenantId, idHash, userId, providerId, idToken, now, expires } = session;
  await db.query(
    sql`insert into sessions (tenant_id, id_hash, user_id, provider_id, id_token, created, last_used, expires)
        values (${tenantId}, ${idHash}, ${userId}, ${providerId}, ${idToken}, ${now}, ${now}, ${expires})`,
  );
}

export async function renewSession(db: Db, tenantId: string, idHash: string, now: Date): Promise<void> {
  await db.query(
    sql`update sessions set last_used = greatest(last_used, ${now}::timestamptz)
         where tenant_id = ${tenantId} and id_hash = ${idHash}`,
  );
}

/** Answers the token by which the provider knows the session; null where it has ended already. */
export async function deleteSession(db: Db, tenantId: string, idHash: string): Promise<string | null> {
  const ended = await findOne<{ idToken: string }>(
    db,
    sql`with gone as (
          delete from sessions where tenant_id = ${tenantId} and id_hash = ${idHash} returning user_id, id_token),
        ${noteStep(tenantId, trusted('gone'), 'session')}
        select id_token as "idToken" from gone`,
  );
  return ended?.idToken ?? null;
}

/** What nobody can use any more: ended sessions and sign-ins that were never completed. */
export async function deleteExpiredSessions(db: Db, now: Date, idleSince: Date): Promise<void> {
  await db.query(sql`delete from sessions where expires <= ${now} or last_used <= ${idleSince}`);
  await db.query(sql`delete from sign_in_states where expires <= ${now}`);
}
