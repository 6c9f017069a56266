import { type Db, findOne } from '../db/db';
import { sql } from '../db/sql';

/** A person at a provider. */
export type Identity = { issuer: string; subject: string };

export async function findUserIdByIdentity(
  db: Db,
  tenantId: string,
  { issuer, subject }: Identity,
): Promise<string | null> {
  const row = await findOne<{ userId: string }>(
    db,
    sql`select user_id as "userId" from user_identities
         where tenant_id = ${tenantId} and issuer = ${issuer} and subject = ${subject}`,
  );
  return row?.userId ?? null;
}

export type UserByEmail = {
  id: string;
  /** Someone else at the same provider already signs in as this user. */
  isLinkedAtIssuer: boolean;
};

export function findUserByEmail(
  db: Db,
  tenantId: string,
  { email, issuer }: { email: string; issuer: string },
): Promise<UserByEmail | null> {
  return findOne<UserByEmail>(
    db,
    sql`select u.id,
               exists (select from user_identities i
                        where i.tenant_id = u.tenant_id and i.user_id = u.id and i.issuer = ${issuer})
                 as "isLinkedAtIssuer"
          from users u
         where u.tenant_id = ${tenantId} and lower(u.email) = lower(${email})`,
  );
}

export async function insertUserIdentity(
  db: Db,
  tenantId: string,
  { userId, issuer, subject }: Identity & { userId: string },
): Promise<void> {
  await db.query(
    sql`insert into user_identities (tenant_id, issuer, subject, user_id)
        values (${tenantId}, ${issuer}, ${subject}, ${userId})`,
  );
}
