import { type Db, findOne } from '../../db/db';
import { sql } from '../../db/sql';
import { LEARNER_FACTS } from './learner-facts';
import type { Session } from './sessions';

export type AppCode = {
  codeHash: string;
  clientId: string;
  userId: string;
  providerId: string;
  redirectUri: string;
  codeChallenge: string;
  expires: Date;
};

export async function insertAppCode(db: Db, tenantId: string, code: AppCode): Promise<void> {
  const { codeHash, clientId, userId, providerId, redirectUri, codeChallenge, expires } = code;
  await db.query(
    sql`insert into app_codes
          (tenant_id, code_hash, client_id, user_id, provider_id, redirect_uri, code_challenge, expires)
        values (${tenantId}, ${codeHash}, ${clientId}, ${userId}, ${providerId}, ${redirectUri}, ${codeChallenge},
                ${expires})`,
  );
}

/** Takes it away as it is read: of two who bring the same one finds nothing. */
export function takeAppCode(db: Db, tenantId: string, codeHash: string): Promise<AppCode | null> {
  return findOne<AppCode>(
    db,
    sql`delete from app_codes where tenant_id = ${tenantId} and code_hash = ${codeHash}
        returning code_hash as "codeHash", client_id as "clientId", user_id as "userId", provider_id as "providerId",
                  redirect_uri as "redirectUri", code_challenge as "codeChallenge", expires`,
  );
}

export type GrantTokens = {
  accessHash: string;
  accessExpires: Date;
  refreshHash: string;
  refreshExpires: Date;
};

export type NewAppGrant = GrantTokens &
  Pick<AppCode, 'clientId' | 'userId' | 'providerId' | 'codeHash'> & { id: string; expires: Date };

/** False for somebody who is suspended by now. */
export async function insertAppGrant(db: Db, tenantId: string, grant: NewAppGrant): Promise<boolean> {
  const { id, clientId, userId, providerId, codeHash, expires } = grant;
  const { accessHash, accessExpires, refreshHash, refreshExpires } = grant;
  const made = await findOne(
    db,
    sql`insert into app_grants (tenant_id, id, client_id, user_id, provider_id, code_hash, access_hash, access_expires,
                                refresh_hash, refresh_expires, expires)
        select u.tenant_id, ${id}::uuid, ${clientId}::uuid, u.id, ${providerId}::uuid, ${codeHash}, ${accessHash},
               ${accessExpires}::timestamptz, ${refreshHash}, ${refreshExpires}::timestamptz, ${expires}::timestamptz
          from users u where u.tenant_id = ${tenantId} and u.id = ${userId} and u.suspended is null
        returning id`,
  );
  return made !== null;
}

/** Whoever an access token stands for, as a session would; the app that was revoked has none. */
export function findAppSession(
  db: Db,
  tenantId: string,
  { accessHash, now }: { accessHash: string; now: Date },
): Promise<Session | null> {
  return findOne<Session>(
    db,
    sql`select g.access_hash as "idHash", g.user_id as "userId", g.provider_id as "providerId",
               ${now}::timestamptz as "lastUsed",
               u.locale as "userLocale", u.timezone as "userTimezone",
               p.code as "providerCode",
               ${LEARNER_FACTS}
          from app_grants g
          join users u on u.tenant_id = g.tenant_id and u.id = g.user_id
          left join identity_providers p on p.tenant_id = g.tenant_id and p.id = g.provider_id
         where g.tenant_id = ${tenantId} and g.access_hash = ${accessHash} and g.access_expires > ${now}`,
  );
}

export type Rotation = GrantTokens & { id: string; clientId: string; usedHash: string; now: Date };

/** Puts new tokens in the place of the old ones, which end; answers when the grant ends, and null where the token does not do. */
export function rotateAppGrant(
  db: Db,
  tenantId: string,
  { id, clientId, usedHash, now, accessHash, accessExpires, refreshHash, refreshExpires }: Rotation,
): Promise<{ expires: Date } | null> {
  return findOne(
    db,
    sql`update app_grants g
           set access_hash = ${accessHash}, access_expires = least(${accessExpires}::timestamptz, g.expires),
               refresh_hash = ${refreshHash}, refresh_expires = least(${refreshExpires}::timestamptz, g.expires)
          from users u
         where g.tenant_id = ${tenantId} and g.id = ${id} and g.client_id = ${clientId} and g.refresh_hash = ${usedHash}
           and g.refresh_expires > ${now} and u.tenant_id = g.tenant_id and u.id = g.user_id and u.suspended is null
        returning g.expires`,
  );
}

type Grant = { id: string; clientId: string } | { codeHash: string };

/** Answers whose it was. */
export function deleteAppGrant(db: Db, tenantId: string, grant: Grant): Promise<{ userId: string } | null> {
  const which =
    'id' in grant
      ? sql`id = ${grant.id} and client_id = ${grant.clientId}`
      : sql`code_hash = ${grant.codeHash}`;
  return findOne(
    db,
    sql`delete from app_grants where tenant_id = ${tenantId} and ${which} returning user_id as "userId"`,
  );
}

export async function deleteExpiredAppGrants(db: Db, now: Date): Promise<void> {
  await db.query(sql`delete from app_codes where expires <= ${now}`);
  await db.query(sql`delete from app_grants where refresh_expires <= ${now}`);
}
