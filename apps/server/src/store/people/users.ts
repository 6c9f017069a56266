import type { PlatformRole } from '@lantern/domain/access/roles';
import { type Db, findOne } from '../../db/db';
import { sql } from '../../db/sql';
import type { Learner } from './learner-facts';

/** What a learner needs to learn at all; an operator takes away or adds the rest. */
export const LEARNER_LICENCES = ['Lms.Learning', 'Lms.Catalog', 'Lms.Certificates'];

export type NewUser = {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  locale: string | null;
  timezone: string | null;
  roles: PlatformRole[];
  licences: string[];
};

export async function insertUser(db: Db, tenantId: string, user: NewUser): Promise<void> {
  const { id, email, firstName, lastName, locale, timezone, roles, licences } = user;
  await db.query(
    sql`insert into users (tenant_id, id, email, first_name, last_name, locale, timezone)
        values (${tenantId}, ${id}, ${email}, ${firstName}, ${lastName}, ${locale}, ${timezone})`,
  );
  await db.query(
    sql`insert into user_roles (tenant_id, user_id, role)
        select ${tenantId}::uuid, ${id}::uuid, role from unnest(${roles}::text[]) role`,
  );
  await db.query(
    sql`insert into user_licences (tenant_id, user_id, feature)
        select ${tenantId}::uuid, ${id}::uuid, feature from unnest(${licences}::text[]) feature`,
  );
}

export async function hasRole(db: Db, { tenantId, userId }: Learner, role: PlatformRole): Promise<boolean> {
  const row = await findOne(
    db,
    sql`select role from user_roles where tenant_id = ${tenantId} and user_id = ${userId} and role = ${role}`,
  );
  return row !== null;
}

export async function findPersonName(db: Db, tenantId: string, userId: string): Promise<string | null> {
  const row = await findOne<{ name: string }>(
    db,
    sql`select concat_ws(' ', first_name, last_name) as name from users where tenant_id = ${tenantId} and id = ${userId}`,
  );
  return row?.name ?? null;
}
