import type { PlatformRole } from '@lantern/domain/access/roles';
import type { ListQuery } from '@lantern/contract/list-query';
import { type Db, countOf, findOne } from '../../db/db';
import { sql, trusted } from '../../db/sql';
import { compileListQuery } from '../lists/compile-list-query';
import type { ListFields } from '../lists/list-field';
import { type ListPage, readListPage } from '../lists/list-page';
import { noteStep } from '../live/live-changes';
import { LEARNER_LICENCES } from '../people/users';

/** A person as an operator sees them. */
export type Person = {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  locale: string | null;
  timezone: string | null;
  suspended: Date | null;
  /** The id that whoever provisions them has for them. */
  externalId: string | null;
  created: Date;
  roles: PlatformRole[];
  licences: string[];
  /** The codes of the units they are in. */
  units: string[];
};

const PERSON = sql`u.id, u.email, u.first_name as "firstName", u.last_name as "lastName", u.locale, u.timezone, u.suspended,
  u.external_id as "externalId", u.created,
  array(select r.role from user_roles r where r.tenant_id = u.tenant_id and r.user_id = u.id order by r.role) as roles,
  array(select l.feature from user_licences l where l.tenant_id = u.tenant_id and l.user_id = u.id order by l.feature)
    as licences,
  array(select n.code from unit_members m join units n on n.tenant_id = m.tenant_id and n.id = m.unit_id
         where m.tenant_id = u.tenant_id and m.user_id = u.id order by n.code) as units`;

export function findPerson(db: Db, tenantId: string, email: string): Promise<Person | null> {
  return findOne<Person>(
    db,
    sql`select ${PERSON} from users u where u.tenant_id = ${tenantId} and lower(u.email) = lower(${email})`,
  );
}

export function findPersonById(db: Db, tenantId: string, id: string): Promise<Person | null> {
  return findOne<Person>(
    db,
    sql`select ${PERSON} from users u where u.tenant_id = ${tenantId} and u.id = ${id}`,
  );
}

export function findPersonByExternalId(db: Db, tenantId: string, externalId: string): Promise<Person | null> {
  return findOne<Person>(
    db,
    sql`select ${PERSON} from users u where u.tenant_id = ${tenantId} and u.external_id = ${externalId}`,
  );
}

/** What a list of people may be filtered and sorted by. */
export const PERSON_FIELDS: ListFields = {
  id: { column: trusted('u.id'), type: 'id' },
  email: { column: trusted('u.email'), sortColumn: trusted('lower(u.email)'), type: 'text' },
  /** Everybody has the one address. */
  emailType: { column: trusted(`'work'::text`), type: 'text' },
  externalId: { column: trusted('u.external_id'), type: 'text', isExact: true },
  firstName: { column: trusted('u.first_name'), type: 'text' },
  lastName: { column: trusted('u.last_name'), type: 'text' },
  name: { column: trusted(`(u.first_name || ' ' || u.last_name)`), type: 'text' },
  locale: { column: trusted('u.locale'), type: 'text' },
  timezone: { column: trusted('u.timezone'), type: 'text' },
  isActive: { column: trusted('(u.suspended is null)'), type: 'boolean' },
  created: { column: trusted('u.created'), type: 'date' },
};

export function queryPeople(db: Db, tenantId: string, query: ListQuery): Promise<ListPage<Person>> {
  return readListPage(db, compileListQuery(query, PERSON_FIELDS, sql`lower(u.email)`), {
    columns: PERSON,
    from: sql`from users u where u.tenant_id = ${tenantId}`,
  });
}

/** The ids of those who are there, by their addresses in small letters. */
export async function findPeopleIds(
  db: Db,
  tenantId: string,
  emails: readonly string[],
): Promise<Map<string, string>> {
  const found = await db.query<{ email: string; id: string }>(
    sql`select lower(u.email) as email, u.id from users u
         where u.tenant_id = ${tenantId} and lower(u.email) = any(select lower(e) from unnest(${emails}::text[]) e)`,
  );
  return new Map(found.map(({ email, id }) => [email, id]));
}

/** In the order of their addresses, from the one after `after` on. */
export function listPeople(
  db: Db,
  tenantId: string,
  { after, take }: { after: string; take: number },
): Promise<Person[]> {
  return db.query<Person>(
    sql`select ${PERSON} from users u where u.tenant_id = ${tenantId} and lower(u.email) > lower(${after})
         order by lower(u.email) limit ${take}`,
  );
}

export type WrittenPerson = {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  locale: string | null;
  timezone: string | null;
  /** Null, as the licences: whoever is known keeps theirs, whoever is new learns. */
  roles: PlatformRole[] | null;
  licences: string[] | null;
  /** The codes of all the units they are in from now on; null, or not said: whoever is known stays in theirs. */
  units?: string[] | null;
};

export type PeopleWritten = { added: number; changed: number; unchanged: number };

/**
 * Many at once, each known by their address. What is the same already is not written; answers the ids of who is new, and
 * of who is new or has changed.
 */
export async function writePeople(
  db: Db,
  tenantId: string,
  people: readonly WrittenPerson[],
): Promise<{ added: Set<string>; touched: Set<string> }> {
  const rows = JSON.stringify(people);
  const written = await db.query<{ id: string; isNew: boolean }>(
    sql`insert into users as u (tenant_id, id, email, first_name, last_name, locale, timezone)
        select ${tenantId}::uuid, g.id, g.email, g."firstName", g."lastName", g.locale, g.timezone
          from jsonb_to_recordset(${rows}::jsonb) as g (id uuid, email text, "firstName" text, "lastName" text,
               locale text, timezone text)
        on conflict (tenant_id, lower(email)) do update
           set email = excluded.email, first_name = excluded.first_name, last_name = excluded.last_name,
               locale = coalesce(excluded.locale, u.locale), timezone = coalesce(excluded.timezone, u.timezone)
         where (u.email, u.first_name, u.last_name, u.locale, u.timezone) is distinct from
               (excluded.email, excluded.first_name, excluded.last_name, coalesce(excluded.locale, u.locale),
                coalesce(excluded.timezone, u.timezone))
        returning u.id, u.xmax = 0 as "isNew"`,
  );
  const others = await writeRolesAndLicences(db, tenantId, rows);
  const moved = await writeUnits(db, tenantId, rows);
  return {
    added: new Set(written.filter(({ isNew }) => isNew).map(({ id }) => id)),
    touched: new Set([...written, ...others, ...moved].map(({ id }) => id)),
  };
}

/** Answers whom it changed something for. Whoever is new has nothing to lose, so that nothing is looked for. */
function writeRolesAndLicences(db: Db, tenantId: string, rows: string): Promise<Array<{ id: string }>> {
  return db.query<{ id: string }>(
    sql`with given as (
          select u.id, g.roles, g.licences,
                 not exists (select from user_roles r where r.tenant_id = u.tenant_id and r.user_id = u.id) as is_bare,
                 not exists (select from user_licences l
                              where l.tenant_id = u.tenant_id and l.user_id = u.id) as is_unlicensed
            from jsonb_to_recordset(${rows}::jsonb) as g (email text, roles text[], licences text[])
            join users u on u.tenant_id = ${tenantId} and lower(u.email) = lower(g.email)),
        wanted as (
          select id, is_bare, is_unlicensed,
                 coalesce(roles, case when is_bare then array['Learner'] end) as roles,
                 coalesce(licences, case when is_bare then ${LEARNER_LICENCES}::text[] end) as licences from given),
        dropped_roles as (
          delete from user_roles r using wanted w
           where r.tenant_id = ${tenantId} and r.user_id = w.id and not w.is_bare and w.roles is not null
             and r.role <> all (w.roles)
          returning r.user_id),
        added_roles as (
          insert into user_roles (tenant_id, user_id, role)
          select ${tenantId}::uuid, w.id, role from wanted w, unnest(w.roles) role
          on conflict do nothing returning user_id),
        dropped_licences as (
          delete from user_licences l using wanted w
           where l.tenant_id = ${tenantId} and l.user_id = w.id and not w.is_unlicensed and w.licences is not null
             and l.feature <> all (w.licences)
          returning l.user_id),
        added_licences as (
          insert into user_licences (tenant_id, user_id, feature)
          select ${tenantId}::uuid, w.id, feature from wanted w, unnest(w.licences) feature
          on conflict do nothing returning user_id)
        select distinct user_id as id
          from (select * from dropped_roles union all select * from added_roles
                union all select * from dropped_licences union all select * from added_licences) touched`,
  );
}

/** Answers whom it changed something for. */
function writeUnits(db: Db, tenantId: string, rows: string): Promise<Array<{ id: string }>> {
  return db.query<{ id: string }>(
    sql`with given as (
          select u.id, array(select n.id from units n where n.tenant_id = ${tenantId} and n.code = any(g.units)) as units
            from jsonb_to_recordset(${rows}::jsonb) as g (email text, units text[])
            join users u on u.tenant_id = ${tenantId} and lower(u.email) = lower(g.email)
           where g.units is not null),
        gone as (
          delete from unit_members m using given g
           where m.tenant_id = ${tenantId} and m.user_id = g.id and m.unit_id <> all (g.units) returning m.user_id),
        made as (
          insert into unit_members (tenant_id, unit_id, user_id)
          select ${tenantId}::uuid, unit, g.id from given g, unnest(g.units) unit
          on conflict do nothing returning user_id)
        select distinct user_id as id from (select * from gone union all select * from made) touched`,
  );
}

/** In browsers and in apps; answers how many ended. */
export function endSessions(db: Db, tenantId: string, userId: string): Promise<number> {
  return countOf(
    db,
    sql`with gone as (delete from sessions where tenant_id = ${tenantId} and user_id = ${userId} returning user_id),
             ${noteStep(tenantId, trusted('gone'), 'session')},
             codes as (delete from app_codes where tenant_id = ${tenantId} and user_id = ${userId}),
             apps as (delete from app_grants where tenant_id = ${tenantId} and user_id = ${userId} returning 1)
        select (select count(*) from gone)::int + (select count(*) from apps)::int as count`,
  );
}

export async function setEmail(
  db: Db,
  tenantId: string,
  { userId, email }: { userId: string; email: string },
): Promise<void> {
  await db.query(sql`update users set email = ${email} where tenant_id = ${tenantId} and id = ${userId}`);
}

export async function setExternalId(
  db: Db,
  tenantId: string,
  { userId, externalId }: { userId: string; externalId: string | null },
): Promise<void> {
  await db.query(
    sql`update users set external_id = ${externalId} where tenant_id = ${tenantId} and id = ${userId}`,
  );
}
