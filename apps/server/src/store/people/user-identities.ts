import { type Db, findOne } from '../../db/db';
import { sql } from '../../db/sql';

/** A person at a provider. */
export type Identity = { issuer: string; subject: string };

export type LinkedUser = { id: string; isSuspended: boolean };

export function findUserByIdentity(
  db: Db,
  tenantId: string,
  { issuer, subject }: Identity,
): Promise<LinkedUser | null> {
  return findOne<LinkedUser>(
    db,
    sql`select u.id, u.suspended is not null as "isSuspended"
          from user_identities i
          join users u on u.tenant_id = i.tenant_id and u.id = i.user_id
         where i.tenant_id = ${tenantId} and i.issuer = ${issuer} and i.subject = ${subject}`,
  );
}

export type UserByEmail = LinkedUser & {
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
    sql`select u.id, u.suspended is not null as "isSuspended",
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
