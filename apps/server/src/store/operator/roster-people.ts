import type { PlatformRole } from '@lantern/domain/access/roles';
import type { Db } from '../../db/db';
import { sql } from '../../db/sql';

/** Whom an address and an id of another system mean, which may be two people. */
export type RosterMatch = {
  /** Who has the id. */
  known: { id: string; email: string } | null;
  /** Who has the address. */
  addressed: { id: string; sourcedId: string | null } | null;
  roles: PlatformRole[];
  isSuspended: boolean;
};

/** In the order in which they are given. */
export function matchRosterPeople(
  db: Db,
  tenantId: string,
  people: ReadonlyArray<{ sourcedId: string; email: string }>,
): Promise<RosterMatch[]> {
  return db.query<RosterMatch>(
    sql`select case when s.id is not null then jsonb_build_object('id', s.id, 'email', s.email) end as known,
               case when e.id is not null then jsonb_build_object('id', e.id, 'sourcedId', e.sourced_id) end as addressed,
               array(select r.role from user_roles r
                      where r.tenant_id = ${tenantId} and r.user_id = coalesce(s.id, e.id) order by r.role) as roles,
               coalesce(s.suspended, e.suspended) is not null as "isSuspended"
          from unnest(${people.map(({ sourcedId }) => sourcedId)}::text[], ${people.map(({ email }) => email)}::text[])
               with ordinality as n (sourced_id, email, place)
          left join users s on s.tenant_id = ${tenantId} and s.sourced_id = n.sourced_id
          left join users e on e.tenant_id = ${tenantId} and lower(e.email) = lower(n.email)
         order by n.place`,
  );
}

/** Gives people the id and the address that another system has for them; answers whom it changed. */
export async function renameRosterPeople(
  db: Db,
  tenantId: string,
  people: ReadonlyArray<{ id: string; email: string }>,
): Promise<string[]> {
  const changed = await db.query<{ id: string }>(
    sql`update users u set email = g.email
          from jsonb_to_recordset(${JSON.stringify(people)}::jsonb) as g (id uuid, email text)
         where u.tenant_id = ${tenantId} and u.id = g.id and u.email <> g.email returning u.id`,
  );
  return changed.map(({ id }) => id);
}

/** By their addresses; answers whom it changed. */
export async function linkRosterPeople(
  db: Db,
  tenantId: string,
  people: ReadonlyArray<{ sourcedId: string; email: string }>,
): Promise<string[]> {
  const linked = await db.query<{ id: string }>(
    sql`update users u set sourced_id = g."sourcedId"
          from jsonb_to_recordset(${JSON.stringify(people)}::jsonb) as g ("sourcedId" text, email text)
         where u.tenant_id = ${tenantId} and lower(u.email) = lower(g.email)
           and u.sourced_id is distinct from g."sourcedId" returning u.id`,
  );
  return linked.map(({ id }) => id);
}

/** Answers who was not suspended before. */
export async function suspendRosterPeople(
  db: Db,
  tenantId: string,
  { sourcedIds, since }: { sourcedIds: readonly string[]; since: Date },
): Promise<string[]> {
  const suspended = await db.query<{ id: string }>(
    sql`update users set suspended = ${since}
         where tenant_id = ${tenantId} and sourced_id = any(${sourcedIds}::text[]) and suspended is null returning id`,
  );
  return suspended.map(({ id }) => id);
}

export async function findRosterPeople(
  db: Db,
  tenantId: string,
  sourcedIds: readonly string[],
): Promise<Map<string, string>> {
  const found = await db.query<{ sourcedId: string; id: string }>(
    sql`select sourced_id as "sourcedId", id from users
         where tenant_id = ${tenantId} and sourced_id = any(${sourcedIds}::text[])`,
  );
  return new Map(found.map(({ sourcedId, id }) => [sourcedId, id]));
}
