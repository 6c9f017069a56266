import type { ListQuery } from '@lantern/contract/list-query';
import type { Db } from '../../db/db';
import { sql, trusted } from '../../db/sql';
import { compileListQuery } from '../lists/compile-list-query';
import type { ListFields } from '../lists/list-field';
import { type ListPage, readListPage } from '../lists/list-page';

/** A group as an identity provider sees it. */
export type ProvisionedGroup = { id: string; name: string; externalId: string | null };
export type GroupMember = { groupId: string; userId: string; fullName: string };

const GROUP_FIELDS: ListFields = {
  id: { column: trusted('g.id'), type: 'id' },
  name: { column: trusted('g.name'), type: 'text' },
  externalId: { column: trusted('g.external_id'), type: 'text', isExact: true },
  memberId: {
    column: trusted('m.user_id'),
    type: 'ids',
    rows: trusted('group_members m where m.tenant_id = g.tenant_id and m.group_id = g.id'),
  },
};

export function queryGroups(db: Db, tenantId: string, query: ListQuery): Promise<ListPage<ProvisionedGroup>> {
  return readListPage(db, compileListQuery(query, GROUP_FIELDS, sql`g.name, g.id`), {
    columns: sql`g.id, g.name, g.external_id as "externalId"`,
    from: sql`from groups g where g.tenant_id = ${tenantId}`,
  });
}

export async function membersOfGroups(
  db: Db,
  tenantId: string,
  groupIds: readonly string[],
): Promise<GroupMember[]> {
  if (groupIds.length === 0) return [];
  return db.query<GroupMember>(
    sql`select m.group_id as "groupId", m.user_id as "userId", u.first_name || ' ' || u.last_name as "fullName"
          from group_members m join users u on u.tenant_id = m.tenant_id and u.id = m.user_id
         where m.tenant_id = ${tenantId} and m.group_id = any(${groupIds}::uuid[])
         order by lower(u.email)`,
  );
}

/** Leaves nobody in it but these, of those who are in it. */
export async function removeOtherMembers(
  db: Db,
  tenantId: string,
  { groupId, userIds }: { groupId: string; userIds: readonly string[] },
): Promise<void> {
  await db.query(
    sql`delete from group_members
         where tenant_id = ${tenantId} and group_id = ${groupId} and user_id <> all(${userIds}::uuid[])`,
  );
}

/** The ids among these that are nobody's in this tenant. */
export async function findUnknownPeople(
  db: Db,
  tenantId: string,
  userIds: readonly string[],
): Promise<string[]> {
  const unknown = await db.query<{ id: string }>(
    sql`select g.id from unnest(${userIds}::uuid[]) as g (id)
         where not exists (select from users u where u.tenant_id = ${tenantId} and u.id = g.id)`,
  );
  return unknown.map(({ id }) => id);
}
