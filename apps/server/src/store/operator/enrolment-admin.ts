import { type Db, countOf } from '../../db/db';
import { sql, trusted } from '../../db/sql';
import { CARD_COLUMNS, CARD_VALUES } from '../courses/listed-objectives';
import { notePersonalChange, noteStep } from '../live/live-changes';

export type NamedEnrolment = { email: string; course: string };

/** Null where there is nobody or nothing of that name; `courses` tells how many have the code. */
export type FoundEnrolment = { userId: string | null; objectiveId: string | null; courses: number };

/** In the order in which they are given. */
export function findEnrolled(
  db: Db,
  tenantId: string,
  named: readonly NamedEnrolment[],
): Promise<FoundEnrolment[]> {
  return db.query<FoundEnrolment>(
    sql`with named as (
          select * from unnest(${named.map(({ email }) => email)}::text[], ${named.map(({ course }) => course)}::text[])
                     with ordinality as n (email, course, place)),
        courses as (
          select c.code, min(c.id::text)::uuid as id, count(*)::int as courses from objectives c
           where c.tenant_id = ${tenantId} and c.code = any(array(select distinct course from named)) group by c.code)
        select u.id as "userId", o.id as "objectiveId", coalesce(o.courses, 0) as courses
          from named n
          left join users u on u.tenant_id = ${tenantId} and lower(u.email) = lower(n.email)
          left join courses o on o.code = n.course
         order by n.place`,
  );
}

/** `count` tells how many have the code. */
export type FoundCourse = { code: string; id: string; count: number; hasScale: boolean };

export async function findCourses(
  db: Db,
  tenantId: string,
  codes: readonly string[],
): Promise<Map<string, FoundCourse>> {
  const found = await db.query<FoundCourse>(
    sql`select code, min(id::text)::uuid as id, count(*)::int as count, bool_and(grading_scale_id is not null) as "hasScale"
          from objectives
         where tenant_id = ${tenantId} and code = any(${codes}::text[]) group by code`,
  );
  return new Map(found.map((course) => [course.code, course]));
}

/** The names of a tenant's terms. */
export async function termNames(db: Db, tenantId: string): Promise<Set<string>> {
  const terms = await db.query<{ name: string }>(sql`select name from terms where tenant_id = ${tenantId}`);
  return new Set(terms.map(({ name }) => name));
}

/** What is null stays as it is; of a new enrolment it is the plain case. */
export type WrittenEnrolment = {
  accessId: string;
  aggregateId: string;
  userId: string;
  objectiveId: string;
  term: string | null;
  isMandatory: boolean | null;
  mayRetake: boolean | null;
  due: Date | null;
  availableFrom: Date | null;
  availableUntil: Date | null;
};

export type EnrolmentsWritten = { added: number; changed: number; unchanged: number };

/** Many at once: each person gets an access of their own to the course, and its card. Answers whom it changed something for. */
export async function upsertEnrolments(
  db: Db,
  tenantId: string,
  enrolments: readonly WrittenEnrolment[],
): Promise<{ counts: EnrolmentsWritten; userIds: string[] }> {
  const rows = JSON.stringify(enrolments);
  const given = sql`jsonb_to_recordset(${rows}::jsonb) as g ("accessId" uuid, "userId" uuid, "objectiveId" uuid, term text,
    "isMandatory" boolean, "mayRetake" boolean, due timestamptz, "availableFrom" timestamptz, "availableUntil" timestamptz)`;
  const added = await db.query<{ userId: string }>(
    sql`insert into objective_accesses (tenant_id, id, objective_id, user_id, sort_name)
        select o.tenant_id, g."accessId", o.id, g."userId", o.sort_name
          from ${given}
          join objectives o on o.tenant_id = ${tenantId} and o.id = g."objectiveId"
        on conflict do nothing returning user_id as "userId"`,
  );
  const touched = await db.query<{ id: string; userId: string }>(
    sql`update objective_accesses a
           set term_id = coalesce(t.id, a.term_id), is_mandatory = coalesce(g."isMandatory", a.is_mandatory),
               retake = coalesce(g."mayRetake", a.retake), due_date = coalesce(g.due, a.due_date),
               availability_date = coalesce(g."availableFrom", a.availability_date),
               availability_end_date = coalesce(g."availableUntil", a.availability_end_date)
          from ${given}
          left join terms t on t.tenant_id = ${tenantId} and t.name = g.term
         where a.tenant_id = ${tenantId} and a.user_id = g."userId" and a.objective_id = g."objectiveId"
           and (a.term_id, a.is_mandatory, a.retake, a.due_date, a.availability_date, a.availability_end_date)
               is distinct from
               (coalesce(t.id, a.term_id), coalesce(g."isMandatory", a.is_mandatory), coalesce(g."mayRetake", a.retake),
                coalesce(g.due, a.due_date), coalesce(g."availableFrom", a.availability_date),
                coalesce(g."availableUntil", a.availability_end_date))
        returning a.id, a.user_id as "userId"`,
  );
  await refreshCards(db, tenantId, rows);
  const made = new Set(enrolments.map(({ accessId }) => accessId));
  const changed = touched.filter(({ id }) => !made.has(id)).length;
  const counts = { added: added.length, changed, unchanged: enrolments.length - added.length - changed };
  return { counts, userIds: [...added, ...touched].map(({ userId }) => userId) };
}

export type NewEnrolment = { accessId: string; userId: string; objectiveId: string; courseName: string };

/** Of those that were to be written: the ones that were not there before. */
export function listNewEnrolments(db: Db, tenantId: string, accessIds: string[]): Promise<NewEnrolment[]> {
  return db.query<NewEnrolment>(
    sql`select a.id as "accessId", a.user_id as "userId", o.id as "objectiveId", o.name as "courseName"
          from objective_accesses a
          join objectives o on o.tenant_id = a.tenant_id and o.id = a.objective_id
         where a.tenant_id = ${tenantId} and a.id = any(${accessIds}::uuid[])`,
  );
}

export type ClearedTerms = Pair & {
  term: boolean;
  due: boolean;
  availableFrom: boolean;
  availableUntil: boolean;
};

/** What is true here is none from now on; the card follows with `upsertEnrolments`. */
export async function clearTerms(
  db: Db,
  tenantId: string,
  { userId, objectiveId, term, due, availableFrom, availableUntil }: ClearedTerms,
): Promise<void> {
  await db.query(
    sql`update objective_accesses
           set term_id = case when ${term} then null else term_id end,
               due_date = case when ${due} then null else due_date end,
               availability_date = case when ${availableFrom} then null else availability_date end,
               availability_end_date = case when ${availableUntil} then null else availability_end_date end
         where tenant_id = ${tenantId} and user_id = ${userId} and objective_id = ${objectiveId}`,
  );
}

/**
 * [5.13] Enrolled by an operator is enrolled, as by oneself: the course stands among the learner's own. Who had it through
 * the catalog has it through their own access from now on; their attempts stay.
 */
async function refreshCards(db: Db, tenantId: string, rows: string): Promise<void> {
  await db.query(
    sql`with fresh as (
        insert into objective_workflow_aggregates as g
          (tenant_id, id, user_id, objective_id, objective_access_id, is_self_enrolled, ${CARD_COLUMNS})
        select a.tenant_id, n."aggregateId", a.user_id, a.objective_id, a.id, true, ${CARD_VALUES}
          from jsonb_to_recordset(${rows}::jsonb) as n ("aggregateId" uuid, "userId" uuid, "objectiveId" uuid)
          join objective_accesses a
            on a.tenant_id = ${tenantId} and a.user_id = n."userId" and a.objective_id = n."objectiveId"
          join objectives o on o.tenant_id = a.tenant_id and o.id = a.objective_id
          join activities v on v.tenant_id = o.tenant_id and v.id = o.activity_id
        on conflict (tenant_id, user_id, objective_id) do update
           set objective_access_id = excluded.objective_access_id, is_self_enrolled = true, term_id = excluded.term_id,
               is_mandatory = excluded.is_mandatory, retake = excluded.retake, show_in_catalog = excluded.show_in_catalog,
               due_date = excluded.due_date, availability_date = excluded.availability_date,
               availability_end_date = excluded.availability_end_date
         where (g.objective_access_id, g.is_self_enrolled, g.term_id, g.is_mandatory, g.retake, g.due_date,
                g.availability_date, g.availability_end_date)
               is distinct from
               (excluded.objective_access_id, true, excluded.term_id, excluded.is_mandatory, excluded.retake,
                excluded.due_date, excluded.availability_date, excluded.availability_end_date)
        returning g.user_id),
        ${noteStep(tenantId, trusted('fresh'), 'enrolments')} select`,
  );
}

export type Pair = { userId: string; objectiveId: string };

export async function isEnrolmentOpen(
  db: Db,
  tenantId: string,
  { userId, objectiveId, at }: Pair & { at: Date },
): Promise<boolean> {
  const open = await countOf(
    db,
    sql`select count(*)::int as count from objective_workflow_aggregates
         where tenant_id = ${tenantId} and user_id = ${userId} and objective_id = ${objectiveId}
           and (availability_end_date is null or availability_end_date > ${at})`,
  );
  return open > 0;
}

/** Answers how many attempts and results there are, annulled ones among them; nothing is removed where there is one. */
export async function deleteEnrolment(
  db: Db,
  tenantId: string,
  { userId, objectiveId }: Pair,
): Promise<{ isEnrolled: boolean; work: number }> {
  const mine = sql`g.tenant_id = ${tenantId} and g.user_id = ${userId} and g.objective_id = ${objectiveId}`;
  const enrolled = await countOf(
    db,
    sql`select count(*)::int as count from objective_workflow_aggregates g where ${mine}`,
  );
  const work = await countOf(
    db,
    sql`select (select count(*) from objective_workflows w join objective_workflow_aggregates g
                  on g.tenant_id = w.tenant_id and g.id = w.aggregate_id where ${mine})::int
             + (select count(*) from objective_records r join objective_workflow_aggregates g
                  on g.tenant_id = r.tenant_id and g.id = r.aggregate_id where ${mine})::int
             + (select count(*) from annulled_attempts d join objective_workflow_aggregates g
                  on g.tenant_id = d.tenant_id and g.id = d.aggregate_id where ${mine})::int as count`,
  );
  if (enrolled === 0 || work > 0) return { isEnrolled: enrolled > 0, work };
  await db.query(sql`delete from objective_workflow_aggregates g where ${mine}`);
  await db.query(
    sql`delete from objective_accesses g where ${mine}
         and not exists (select from objective_workflow_aggregates x
                          where x.tenant_id = g.tenant_id and x.objective_access_id = g.id)`,
  );
  await db.query(
    sql`delete from notifications g where g.tenant_id = ${tenantId} and g.user_id = ${userId} and g.course_id = ${objectiveId}`,
  );
  await notePersonalChange(db, { tenantId, userId }, 'enrolments');
  await notePersonalChange(db, { tenantId, userId }, 'notifications');
  return { isEnrolled: true, work: 0 };
}

export type ListedEnrolment = {
  email: string;
  course: string;
  state: string;
  term: string | null;
  isMandatory: boolean;
  mayRetake: boolean;
  due: Date | null;
  availableFrom: Date | null;
  availableUntil: Date | null;
};

export function listEnrolments(
  db: Db,
  tenantId: string,
  { course, email, take }: { course: string | null; email: string | null; take: number },
): Promise<ListedEnrolment[]> {
  return db.query<ListedEnrolment>(
    sql`select u.email, o.code as course, g.course_progress as state, t.name as term,
               g.is_mandatory as "isMandatory", g.retake as "mayRetake", g.due_date as due,
               g.availability_date as "availableFrom", g.availability_end_date as "availableUntil"
          from objective_workflow_aggregates g
          join users u on u.tenant_id = g.tenant_id and u.id = g.user_id
          join objectives o on o.tenant_id = g.tenant_id and o.id = g.objective_id
          left join terms t on t.tenant_id = g.tenant_id and t.id = g.term_id
         where g.tenant_id = ${tenantId} and (${course}::text is null or o.code = ${course})
           and (${email}::text is null or lower(u.email) = lower(${email}))
         order by o.code, lower(u.email), g.id limit ${take}`,
  );
}
