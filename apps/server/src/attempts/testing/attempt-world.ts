import { randomUUID } from 'node:crypto';
import { sql } from '../../db/sql';
import { hashOf, randomSecret } from '../../http/random-secret';
import { insertEnrolments } from '../../store/course-setup';
import { NOON, SESSION_LIMITS, type TestApp } from '../../testing/test-app';
import { NORTH } from '../../testing/test-tenants';
import { learnerOf, type TestLearner } from './learner';
import { insertOfferedCourse } from './test-course';

export const KINDS = ['graded', 'film', 'page'] as const;
export type CourseKind = (typeof KINDS)[number];

const HOUR_MS = 3_600_000;
/** After this nobody starts the graded course any more. */
export const LAST_START = new Date(NOON.getTime() + HOUR_MS);

export type Offered = Record<CourseKind, { accessId: string; part: (axis: string) => string }>;

/** The three ways in which a course can be taken: graded and approved, watched once, read and finished. */
export async function offerCourses({ db }: TestApp): Promise<Offered> {
  return {
    graded: await insertOfferedCourse(db, {
      course: { name: 'Graded', needsApproval: true },
      access: { retake: true, availabilityEndDate: LAST_START },
      parts: [
        { name: 'Film', type: 'video', scoreWeight: 0 },
        { name: 'Quiz', type: 'lti', needsGrading: true },
      ],
    }),
    film: await insertOfferedCourse(db, {
      course: { name: 'Film', type: 'video' },
      access: { retake: true },
    }),
    page: await insertOfferedCourse(db, { course: { name: 'Page', type: 'text' }, access: { retake: true } }),
  };
}

/** One learner of their own in two browsers, enrolled in all three courses; their clock stands at noon. */
export type World = {
  house: TestApp;
  userId: string;
  clock: { now: Date };
  clients: [TestLearner, TestLearner];
  aggregates: Record<CourseKind, string>;
  parts: Record<CourseKind, (axis: string) => string>;
};

/** As many learners as asked for, in as many statements as for one. */
export async function openWorlds(house: TestApp, offered: Offered, count: number): Promise<World[]> {
  const people = Array.from({ length: count }, () => ({
    userId: randomUUID(),
    secrets: [randomSecret(), randomSecret()] as const,
    aggregates: { graded: randomUUID(), film: randomUUID(), page: randomUUID() },
  }));
  await insertPeople(house, people);
  await insertEnrolments(
    house.db,
    NORTH.id,
    people.flatMap(({ userId, aggregates }) =>
      KINDS.map((kind) => ({
        id: aggregates[kind],
        userId,
        accessId: offered[kind].accessId,
        isSelfEnrolled: true,
      })),
    ),
  );
  return people.map(({ userId, secrets, aggregates }) => ({
    house,
    userId,
    clock: { now: NOON },
    clients: [learnerOf(house, secrets[0]), learnerOf(house, secrets[1])],
    aggregates,
    parts: { graded: offered.graded.part, film: offered.film.part, page: offered.page.part },
  }));
}

type Person = { userId: string; secrets: readonly string[] };

async function insertPeople({ db }: TestApp, people: Person[]): Promise<void> {
  const ids = people.map(({ userId }) => userId);
  await db.query(
    sql`insert into users (tenant_id, id, email, first_name, last_name)
        select ${NORTH.id}::uuid, id, id || '@people.test', 'Cleo', 'Model' from unnest(${ids}::uuid[]) id`,
  );
  await db.query(
    sql`insert into user_roles (tenant_id, user_id, role)
        select ${NORTH.id}::uuid, id, 'Learner' from unnest(${ids}::uuid[]) id`,
  );
  await db.query(
    sql`insert into user_licences (tenant_id, user_id, feature)
        select ${NORTH.id}::uuid, id, 'Lms.Learning' from unnest(${ids}::uuid[]) id`,
  );
  const sessions = people.flatMap(({ userId, secrets }) =>
    secrets.map((secret) => ({ userId, hash: hashOf(secret) })),
  );
  await db.query(
    sql`insert into sessions (tenant_id, id_hash, user_id, provider_id, id_token, created, last_used, expires)
        select ${NORTH.id}::uuid, hash, "userId", ${randomUUID()}::uuid, 'an id token', ${NOON}::timestamptz,
               ${NOON}::timestamptz, ${new Date(NOON.getTime() + SESSION_LIMITS.absoluteMs)}::timestamptz
          from jsonb_to_recordset(${JSON.stringify(sessions)}::jsonb) as s (hash text, "userId" uuid)`,
  );
}
