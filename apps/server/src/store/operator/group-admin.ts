import { type Db, countOf, findOne } from '../../db/db';
import { sql } from '../../db/sql';

export type Group = { id: string; name: string; externalId: string | null; members: number };

const GROUP = sql`g.id, g.name, g.external_id as "externalId",
  (select count(*)::int from group_members m where m.tenant_id = g.tenant_id and m.group_id = g.id) as members`;

export type NewGroup = { id: string; name: string; externalId?: string | null; userIds?: readonly string[] };

export async function createGroup(
  db: Db,
  tenantId: string,
  { id, name, externalId = null, userIds = [] }: NewGroup,
): Promise<void> {
  await db.query(
    sql`with made as (
          insert into groups (tenant_id, id, name, external_id) values (${tenantId}, ${id}, ${name}, ${externalId})
          returning tenant_id, id)
        insert into group_members (tenant_id, group_id, user_id)
        select made.tenant_id, made.id, u from made, unnest(${userIds}::uuid[]) u`,
  );
}

/** Many at once, without members. */
export async function createGroups(
  db: Db,
  tenantId: string,
  groups: ReadonlyArray<{ id: string; name: string }>,
): Promise<void> {
  await db.query(
    sql`insert into groups (tenant_id, id, name)
        select ${tenantId}::uuid, * from unnest(${groups.map(({ id }) => id)}::uuid[], ${groups.map(({ name }) => name)}::text[])`,
  );
}

export async function renameGroup(
  db: Db,
  tenantId: string,
  { id, name }: { id: string; name: string },
): Promise<void> {
  await db.query(sql`update groups set name = ${name} where tenant_id = ${tenantId} and id = ${id}`);
}

export async function setGroupExternalId(
  db: Db,
  tenantId: string,
  { id, externalId }: { id: string; externalId: string | null },
): Promise<void> {
  await db.query(
    sql`update groups set external_id = ${externalId} where tenant_id = ${tenantId} and id = ${id}`,
  );
}

/** Answers how many pieces of work and messages are the group's; nothing is removed where there is one. */
export async function removeGroup(db: Db, tenantId: string, id: string): Promise<number> {
  const work = await countOf(
    db,
    sql`select ((select count(*) from group_activity_workflows where tenant_id = ${tenantId} and group_id = ${id})
              + (select count(*) from team_messages where tenant_id = ${tenantId} and group_id = ${id}))::int as count`,
  );
  if (work > 0) return work;
  await db.query(sql`delete from group_members where tenant_id = ${tenantId} and group_id = ${id}`);
  await db.query(sql`delete from groups where tenant_id = ${tenantId} and id = ${id}`);
  return 0;
}

export function findGroup(db: Db, tenantId: string, id: string): Promise<Group | null> {
  return findOne<Group>(
    db,
    sql`select ${GROUP} from groups g where g.tenant_id = ${tenantId} and g.id = ${id}`,
  );
}

export function findGroupByExternalId(db: Db, tenantId: string, externalId: string): Promise<Group | null> {
  return findOne<Group>(
    db,
    sql`select ${GROUP} from groups g where g.tenant_id = ${tenantId} and g.external_id = ${externalId}`,
  );
}

/** In whatever case. Names are not unique in the database: several may have come before they were compared so. */
export function findGroupsByName(db: Db, tenantId: string, name: string): Promise<Group[]> {
  return db.query<Group>(
    sql`select ${GROUP} from groups g where g.tenant_id = ${tenantId} and lower(g.name) = lower(${name}) order by g.id`,
  );
}

/** One group of each name that there is, and how many have it; one in another case only where none is called just so. */
export function findGroupsNamed(
  db: Db,
  tenantId: string,
  names: readonly string[],
): Promise<Array<{ name: string; id: string; count: number }>> {
  return db.query(
    sql`select n.name, min(g.id::text) as id, count(*)::int as count
          from unnest(${names}::text[]) as n (name)
          join groups g on g.tenant_id = ${tenantId} and lower(g.name) = lower(n.name)
         where g.name = n.name
            or not exists (select from groups x where x.tenant_id = ${tenantId} and x.name = n.name)
         group by n.name`,
  );
}

/** In the order of their names, from the one after `after` on; those of one name are never parted. */
export function listGroups(
  db: Db,
  tenantId: string,
  { after, take }: { after: string; take: number },
): Promise<Group[]> {
  return db.query<Group>(
    sql`select * from (select ${GROUP} from groups g where g.tenant_id = ${tenantId} and g.name > ${after}
                        order by g.name fetch first (${take}) rows with ties) page
         order by name, id`,
  );
}

/** Of people of the tenant, into several groups of it at once; answers who is new, once for each group. */
export async function addMemberships(
  db: Db,
  tenantId: string,
  members: ReadonlyArray<{ groupId: string; userId: string }>,
): Promise<string[]> {
  const added = await db.query<{ userId: string }>(
    sql`insert into group_members (tenant_id, group_id, user_id)
        select ${tenantId}::uuid, *
          from unnest(${members.map(({ groupId }) => groupId)}::uuid[], ${members.map(({ userId }) => userId)}::uuid[])
        on conflict do nothing returning user_id as "userId"`,
  );
  return added.map(({ userId }) => userId);
}

/** The groups that a person is in. */
export function groupsOf(db: Db, tenantId: string, userId: string): Promise<Group[]> {
  return db.query<Group>(
    sql`select ${GROUP} from group_members o join groups g on g.tenant_id = o.tenant_id and g.id = o.group_id
         where o.tenant_id = ${tenantId} and o.user_id = ${userId} order by g.name, g.id`,
  );
}
