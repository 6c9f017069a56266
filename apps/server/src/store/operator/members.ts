import { type Db, countOf } from '../../db/db';
import { trusted, sql } from '../../db/sql';

/** Where it stands who is in what: the table, and its column that says in which. */
export const GROUP_MEMBERS = { table: trusted('group_members'), column: trusted('group_id') };
export const UNIT_MEMBERS = { table: trusted('unit_members'), column: trusted('unit_id') };

export type Members = typeof GROUP_MEMBERS;
type Which = { members: Members; id: string };
type Whom = Which & { userIds: readonly string[] };

/** Answers how many are new in it; who is nobody of the tenant is passed over. */
export function addMembers(db: Db, tenantId: string, { members, id, userIds }: Whom): Promise<number> {
  return countOf(
    db,
    sql`with made as (
          insert into ${members.table} (tenant_id, ${members.column}, user_id)
          select u.tenant_id, ${id}::uuid, u.id from users u
           where u.tenant_id = ${tenantId} and u.id = any(${userIds}::uuid[])
          on conflict do nothing returning 1)
        select count(*)::int as count from made`,
  );
}

/** Answers how many were in it. */
export function removeMembers(db: Db, tenantId: string, { members, id, userIds }: Whom): Promise<number> {
  return countOf(
    db,
    sql`with gone as (
          delete from ${members.table}
           where tenant_id = ${tenantId} and ${members.column} = ${id} and user_id = any(${userIds}::uuid[])
          returning 1)
        select count(*)::int as count from gone`,
  );
}

export type Member = { id: string; email: string; firstName: string; lastName: string };

/** By address, from the one after `after` on. */
export function listMembers(
  db: Db,
  tenantId: string,
  { members, id, after, take }: Which & { after: string; take: number },
): Promise<Member[]> {
  return db.query<Member>(
    sql`select u.id, u.email, u.first_name as "firstName", u.last_name as "lastName"
          from ${members.table} m join users u on u.tenant_id = m.tenant_id and u.id = m.user_id
         where m.tenant_id = ${tenantId} and m.${members.column} = ${id} and lower(u.email) > lower(${after})
         order by lower(u.email) limit ${take}`,
  );
}
