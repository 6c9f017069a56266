import { randomUUID } from 'node:crypto';
import type { Db } from '../../src/db/db';
import { sql } from '../../src/db/sql';
import { hashOf, randomSecret } from '../../src/http/random-secret';
import { insertEnrolments } from '../../src/store/setup/course-setup';
import { NOON, SESSION_LIMITS, type TestApp } from '../test-app';
import { NORTH } from '../test-tenants';
import { learnerOf, type TestLearner } from './learner';
import { MOST_TRIES, type Piece } from './piece-model';
import { insertOfferedCourse } from './test-course';

export const KINDS = ['graded', 'film', 'page'] as const;
export type CourseKind = (typeof KINDS)[number];

const HOUR_MS = 3_600_000;
/** At once on the server. */
export const MOST_TOGETHER = 40;
/** After this nobody starts the graded course any more, nor the quiz in it. */
export const LAST_START = new Date(NOON.getTime() + HOUR_MS);

type Graded = { objectiveId: string; accessId: string; parts: Record<Piece, string> };
export type Offered = {
  /** One for each of those who live at once, for its author changes it under their feet. */
  graded: Graded[];
  film: { accessId: string };
  page: { accessId: string };
};

/** The three ways in which a course can be taken: graded and approved, watched once, read and finished. */
export async function offerCourses({ db }: TestApp): Promise<Offered> {
  const graded: Graded[] = [];
  for (let count = 0; count < MOST_TOGETHER; count += 1) graded.push(await offerGraded(db));
  return {
    graded,
    film: await insertOfferedCourse(db, {
      course: { name: 'Film', type: 'video' },
      access: { retake: true },
    }),
    page: await insertOfferedCourse(db, { course: { name: 'Page', type: 'text' }, access: { retake: true } }),
  };
}

async function offerGraded(db: Db): Promise<Graded> {
  const { objectiveId, accessId, part } = await insertOfferedCourse(db, {
    course: { name: 'Graded', needsApproval: true },
    access: { retake: true, availabilityEndDate: LAST_START },
    parts: [
      { name: 'Film', type: 'video', scoreWeight: 0 },
      {
        name: 'Quiz',
        type: 'lti',
        needsGrading: true,
        maxAttempts: MOST_TRIES.quiz,
        constraint: { startUntil: LAST_START.toISOString() },
      },
      { name: 'Essay', type: 'discussion', needsGrading: true, maxAttempts: MOST_TRIES.essay },
    ],
  });
  return { objectiveId, accessId, parts: { film: part('1'), quiz: part('2'), essay: part('3') } };
}

/** One learner of their own in two browsers, enrolled in all three courses; their clock stands at noon. */
export type World = {
  server: TestApp;
  userId: string;
  clock: { now: Date };
  clients: [TestLearner, TestLearner];
  aggregates: Record<CourseKind, string>;
  /** Of the graded course. */
  objectiveId: string;
  parts: Record<Piece, string>;
};

/** As many learners as asked for, in as many statements as for one. */
export async function openWorlds(server: TestApp, offered: Offered, count: number): Promise<World[]> {
  const people = Array.from({ length: count }, () => ({
    userId: randomUUID(),
    secrets: [randomSecret(), randomSecret()] as const,
    aggregates: { graded: randomUUID(), film: randomUUID(), page: randomUUID() },
  }));
  await bringBack(server, offered);
  await insertPeople(server, people);
  await insertEnrolments(
    server.db,
    NORTH.id,
    people.flatMap(({ userId, aggregates }, slot) =>
      KINDS.map((kind) => ({
        id: aggregates[kind],
        userId,
        accessId: kind === 'graded' ? gradedAt(offered, slot).accessId : offered[kind].accessId,
        isSelfEnrolled: true,
      })),
    ),
  );
  return people.map(({ userId, secrets, aggregates }, slot) => ({
    server,
    userId,
    clock: { now: NOON },
    clients: [learnerOf(server, secrets[0]), learnerOf(server, secrets[1])],
    aggregates,
    objectiveId: gradedAt(offered, slot).objectiveId,
    parts: gradedAt(offered, slot).parts,
  }));
}

function gradedAt({ graded }: Offered, slot: number): Graded {
  const found = graded[slot];
  if (!found) throw new Error('More lives than courses');
  return found;
}

/** As the last learner found it. */
async function bringBack({ db }: TestApp, { graded }: Offered): Promise<void> {
  const ids = graded.map(({ objectiveId }) => objectiveId);
  await db.query(
    sql`update objectives set state = 'ready'
         where tenant_id = ${NORTH.id} and id = any(${ids}::uuid[]) and state <> 'ready'`,
  );
  const partIds = graded.flatMap(({ parts }) => Object.values(parts));
  await db.query(
    sql`update activities set state = 'ready' where tenant_id = ${NORTH.id} and state <> 'ready'
           and id in (select activity_id from activity_parts
                       where tenant_id = ${NORTH.id} and id = any(${partIds}::uuid[]))`,
  );
}

/** Whoever was shut out signs in anew. */
export async function signInAgain(world: World): Promise<void> {
  const secrets = [randomSecret(), randomSecret()] as const;
  await insertSessions(world.server, [{ userId: world.userId, secrets }], world.clock.now);
  world.clients = [learnerOf(world.server, secrets[0]), learnerOf(world.server, secrets[1])];
}

type Person = { userId: string; secrets: readonly string[] };

async function insertPeople(server: TestApp, people: Person[]): Promise<void> {
  const { db } = server;
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
  await insertSessions(server, people, NOON);
}

async function insertSessions({ db }: TestApp, people: Person[], now: Date): Promise<void> {
  const sessions = people.flatMap(({ userId, secrets }) =>
    secrets.map((secret) => ({ userId, hash: hashOf(secret) })),
  );
  await db.query(
    sql`insert into sessions (tenant_id, id_hash, user_id, provider_id, id_token, created, last_used, expires)
        select ${NORTH.id}::uuid, hash, "userId", ${randomUUID()}::uuid, 'an id token', ${now}::timestamptz,
               ${now}::timestamptz, ${new Date(now.getTime() + SESSION_LIMITS.absoluteMs)}::timestamptz
          from jsonb_to_recordset(${JSON.stringify(sessions)}::jsonb) as s (hash text, "userId" uuid)`,
  );
}
