import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../db/db';
import { openEmbedded } from '../db/open-embedded';
import { openPostgresql } from '../db/open-postgresql';
import { sql } from '../db/sql';
import { hashOf, randomSecret } from '../http/random-secret';
import { insertAccesses, insertCourses, insertEnrolments } from '../store/setup/course-setup';
import { refreshListedObjectives } from '../store/courses/listed-objectives';
import { insertSession } from '../store/people/sessions';
import { insertDomains } from '../store/setup/tenant-setup';
import { embeddedTemplate } from '../../testing/embedded-template';
import { freePort } from '../../testing/free-port';
import { createTemporaryDatabase, type TemporaryDatabase } from '../../testing/temporary-database';
import { ADA, insertTestTenants, NORTH } from '../../testing/test-tenants';
import { buildKilledProgram, type KilledProgram } from '../../testing/killed-program';
import { plainAccess, plainCourse } from '../../testing/attempts/test-course';

const COURSES_A_LIFE = 12;
const STREAMS = 4;
const STARTED = new Date();
/** After so many answers in one life, while others are under way. */
const KILLED_AFTER = [2, 4, 7, 11, 15, 19];

let server: KilledProgram;
let temporary: TemporaryDatabase | null = null;
let port: number;
const session = randomSecret();
const aggregates: string[] = [];

beforeAll(async () => {
  server = await buildKilledProgram('attempts/crash-server.ts');
  port = await freePort();
  const serverUrl = process.env['TEST_DATABASE_URL'];
  if (serverUrl) temporary = await createTemporaryDatabase(serverUrl);
  const db = await openDatabase();
  await insertTestTenants(db);
  await insertDomains(db, NORTH.id, ['127.0.0.1']);
  await insertSession(db, {
    tenantId: NORTH.id,
    idHash: hashOf(session),
    userId: ADA.id,
    providerId: randomUUID(),
    idToken: 'an id token',
    now: STARTED,
    expires: new Date('2100-01-01T00:00:00Z'),
  });
  for (let index = 0; index < KILLED_AFTER.length * COURSES_A_LIFE; index += 1) aggregates.push(randomUUID());
  await enrol(db);
  await db.close();
}, 180_000);

afterAll(async () => {
  await server.remove();
  await temporary?.drop();
});

async function openDatabase(): Promise<Database> {
  if (temporary)
    return openPostgresql({ url: temporary.url, poolSize: 2, onConnectionLost: () => undefined });
  const dataDir = join(server.folder, 'data/database');
  return openEmbedded({ dataDir, ...(aggregates.length === 0 && { loadDataDir: await embeddedTemplate() }) });
}

/** One course for every attempt. */
async function enrol(db: Database): Promise<void> {
  const courses = aggregates.map(() => ({ ...plainCourse('Film'), type: 'video' as const }));
  const accesses = courses.map(({ id }) => plainAccess(id));
  await insertCourses(db, NORTH.id, courses);
  await refreshListedObjectives(db, NORTH.id);
  await insertAccesses(db, NORTH.id, accesses);
  const enrolments = accesses.map(({ id: accessId }, index) => ({
    id: aggregates[index] ?? '',
    userId: ADA.id,
    accessId,
    isSelfEnrolled: true,
  }));
  await insertEnrolments(db, NORTH.id, enrolments);
}

function startServer(): Promise<void> {
  return server.start({
    ...(temporary ? { DATABASE_URL: temporary.url } : { LANTERN_DATA: join(server.folder, 'data') }),
    PORT: String(port),
    STARTED: String(STARTED.getTime()),
  });
}

type Command = { path: string; body: { id: string } };

/** The status, or null when the answer never came. */
async function send({ path, body }: Command): Promise<number | null> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/lms/v1/${path}`, {
    method: 'POST',
    headers: {
      cookie: `sid=${session}`,
      'content-type': 'application/json',
      'x-requested-with': 'XMLHttpRequest',
      'sec-fetch-site': 'same-origin',
    },
    body: JSON.stringify(body),
  }).catch(() => null);
  return answer?.status ?? null;
}

async function resultOf({ path, body }: Command): Promise<unknown> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/lms/v1/${path}/${body.id}`, {
    headers: { cookie: `sid=${session}` },
  });
  return answer.json();
}

test('[4.10] killed in the middle of things, the server has every acknowledged command once and answers for each', async () => {
  const acknowledged: Command[] = [];
  let unanswered: Command[] = [];
  for (const [life, most] of KILLED_AFTER.entries()) {
    await startServer();
    // What got no answer is sent again, as a browser does.
    for (const command of unanswered) {
      expect(await send(command)).toBe(202);
      acknowledged.push(command);
    }
    unanswered = [];
    const mine = aggregates.slice(life * COURSES_A_LIFE, (life + 1) * COURSES_A_LIFE);
    let answers = 0;
    const onAnswer = () => {
      answers += 1;
      if (answers === most) void server.kill();
    };
    const streams = Array.from({ length: STREAMS }, (_, stream) =>
      takeCourses(
        mine.filter((_aggregate, index) => index % STREAMS === stream),
        onAnswer,
      ),
    );
    for (const stream of await Promise.all(streams)) {
      acknowledged.push(...stream.acknowledged);
      unanswered.push(...stream.unanswered);
    }
    expect(unanswered.length).toBeGreaterThan(0);
    await server.kill();
  }
  await startServer();
  for (const command of acknowledged) {
    expect(await resultOf(command)).toMatchObject({ completed: true, result: 1, errors: {} });
  }
  expect(acknowledged.length).toBeGreaterThan(0);
  await server.kill();
  await checkDatabase(acknowledged);
}, 600_000);

/** Starts and submits one course after the other until the server is gone. */
async function takeCourses(mine: string[], onAnswer: () => void) {
  const acknowledged: Command[] = [];
  const unanswered: Command[] = [];
  for (const objectiveWorkflowAggregateId of mine) {
    const id = randomUUID();
    const commands: Command[] = [
      { path: 'start-objective-workflows', body: { id, objectiveWorkflowAggregateId } as { id: string } },
      { path: 'submit-objective-workflows', body: { id } },
    ];
    for (const command of commands) {
      const status = await send(command);
      if (status === null) return { acknowledged, unanswered: [...unanswered, command] };
      expect(status).toBe(202);
      acknowledged.push(command);
      onAnswer();
    }
  }
  return { acknowledged, unanswered };
}

/** No more and no less than what was acknowledged, or sent just before the end. */
async function checkDatabase(acknowledged: Command[]): Promise<void> {
  const db = await openDatabase();
  const attempts = await db.query<{ id: string; state: string; hasRecord: boolean }>(
    sql`select w.id, w.state, r.id is not null as "hasRecord" from objective_workflows w
          left join objective_records r on r.tenant_id = w.tenant_id and r.workflow_id = w.id`,
  );
  const [commands] = await db.query<{ total: number }>(
    sql`select count(*) as total from commands where result = 1`,
  );
  await db.close();
  const byId = new Map(attempts.map((attempt) => [attempt.id, attempt]));
  expect(byId.size).toBe(attempts.length);
  for (const { path, body } of acknowledged) {
    const isSubmit = path.startsWith('submit');
    expect(byId.get(body.id)).toMatchObject(
      isSubmit ? { state: 'finished', hasRecord: true } : { id: body.id },
    );
  }
  for (const { state, hasRecord } of attempts) expect(hasRecord).toBe(state === 'finished');
  expect(commands?.total).toBe(attempts.length + attempts.filter(({ hasRecord }) => hasRecord).length);
}
