import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openLearner, type TestLearner } from '../../../testing/attempts/learner';
import { type CourseDifferences, insertOfferedCourse } from '../../../testing/attempts/test-course';
import { NOON, openTestApp, type TestApp } from '../../../testing/test-app';
import { ADA, BEN, NORTH, SOUTH } from '../../../testing/test-tenants';
import { sql } from '../../db/sql';
import { insertUser, LEARNER_LICENCES } from '../../store/people/users';
import {
  insertAccesses,
  insertAttempts,
  insertEnrolments,
  insertResults,
  refreshCardResults,
} from '../../store/setup/course-setup';
import { plainAccess } from '../../../testing/attempts/test-course';
import { insertShowcase } from '../../store/setup/arrangement-setup';
import { countLearners } from '../../store/suggestions/count-learners';
import { countSuccessions } from '../../store/suggestions/count-successions';

const DAY = 86_400_000;
const ago = (days: number) => new Date(NOON.getTime() - days * DAY);
const CRAFT = randomUUID();
const OTHERS = Array.from({ length: 5 }, () => randomUUID());

type Taken = { userId: string; accessId: string; startedAgo?: number; isFinished?: boolean };

let server: TestApp;
let ada: TestLearner;
let ben: TestLearner;

/** Somebody takes a course up, and begins it where it is said when. */
async function take({ userId, accessId, startedAgo, isFinished = false }: Taken): Promise<string> {
  const { db } = server;
  const aggregateId = randomUUID();
  await insertEnrolments(db, NORTH.id, [{ id: aggregateId, userId, accessId, isSelfEnrolled: true }]);
  if (startedAgo === undefined) return aggregateId;
  const finished = isFinished ? ago(startedAgo - 1) : null;
  const state = isFinished ? 'finished' : 'inProgress';
  await insertAttempts(db, NORTH.id, [
    {
      id: randomUUID(),
      aggregateId,
      state,
      progress: 0.5,
      started: ago(startedAgo),
      submitted: finished,
      finished,
      protectResults: false,
    },
  ]);
  await refreshCardResults(db, NORTH.id);
  return aggregateId;
}

/** On offer, and popular. */
async function offer(
  name: string,
  differs: CourseDifferences = {},
): Promise<{ id: string; accessId: string }> {
  const { objectiveId, accessId } = await insertOfferedCourse(server.db, {
    ...differs,
    course: { name, ...differs.course },
  });
  return { id: objectiveId, accessId };
}

async function count(): Promise<void> {
  await countLearners(server.db);
  await countSuccessions(server.db);
}

type Told = { objective: { name: string }; reason: string; finished: unknown; collection: unknown };

async function suggestedTo(learner: TestLearner): Promise<Array<[string, string, unknown, unknown]>> {
  const { status, json, text } = await learner.get('/users/me/suggestions');
  if (status !== 200) throw new Error(text);
  const list = json as unknown as Told[];
  return list.map(({ objective, reason, finished, collection }) => [
    objective.name,
    reason,
    finished,
    collection,
  ]);
}

beforeAll(async () => {
  server = await openTestApp();
  const { db } = server;
  ada = await openLearner(server);
  ben = await openLearner(server, BEN);
  for (const [number, id] of OTHERS.entries())
    await insertUser(db, NORTH.id, {
      id,
      email: `${number}@others.test`,
      firstName: 'Other',
      lastName: `${number}`,
      locale: null,
      timezone: null,
      roles: ['Learner'],
      licences: LEARNER_LICENCES,
    });
  await insertShowcase(db, NORTH.id, { id: CRAFT, name: 'Craft', code: '', description: '', position: 1 });
  const weaving = await offer('Weaving', { course: { showcaseIds: [CRAFT] } });
  const dyeing = await offer('Dyeing');
  const knots = await offer('Knots');
  await offer('Pottery', { course: { showcaseIds: [CRAFT] } });
  const tea = await offer('Tea');
  await take({ userId: ADA.id, accessId: weaving.accessId, startedAgo: 9, isFinished: true });
  for (const [number, userId] of OTHERS.entries()) {
    await take({ userId, accessId: tea.accessId });
    await take({ userId, accessId: weaving.accessId, startedAgo: 20, isFinished: true });
    await take({ userId, accessId: dyeing.accessId, startedAgo: 15 });
    if (number > 0) await take({ userId, accessId: knots.accessId, startedAgo: 12 });
  }
  await count();
});
afterAll(() => server.close());

test('[2.4] a learner hears of what others took next, of the same collection, and of what is popular', async () => {
  const [weaving] = await server.db.query<{ id: string }>(
    sql`select id from objectives where tenant_id = ${NORTH.id} and name = 'Weaving'`,
  );
  const course = { id: weaving?.id, name: 'Weaving', language: null };
  expect(await suggestedTo(ada)).toEqual([
    ['Dyeing', 'becauseFinished', course, null],
    ['Pottery', 'sameCollection', course, { id: CRAFT, name: 'Craft' }],
    ['Tea', 'popular', null, null],
  ]);
});

test('[2.4] what four learners did is written nowhere', async () => {
  const rows = await server.db.query(
    sql`select o.name, n.name as next, s.learners from course_successions s
          join objectives o on o.id = s.objective_id join objectives n on n.id = s.next_id`,
  );
  expect(rows).toEqual([{ name: 'Weaving', next: 'Dyeing', learners: 5 }]);
});

test('[2.4] whoever is new hears of what is popular, and of nothing else', async () => {
  expect(await suggestedTo(ben)).toEqual([
    ['Weaving', 'popular', null, null],
    ['Dyeing', 'popular', null, null],
    ['Tea', 'popular', null, null],
  ]);
});

test('[4.12] [4.21] [5.13] nobody hears of what they have or cannot take, however many others did', async () => {
  const { db } = server;
  const open = { availabilityDate: NOON, availabilityEndDate: NOON };
  const shown = await offer('Open at this moment', { access: open });
  const refused = [
    await offer('Archived', { course: { state: 'archived' } }),
    await offer('Draft', { course: { state: 'draft' } }),
    await offer('Not yet open', { access: { availabilityDate: new Date(NOON.getTime() + 1) } }),
    await offer('Closed', { access: { availabilityEndDate: new Date(NOON.getTime() - 1) } }),
    await offer('For everybody', { access: { isMandatory: true } }),
    await offer('Withdrawn'),
    await offer('Taken up'),
    await offer('Begun'),
    await offer('Known from elsewhere'),
  ];
  const [, , , , , withdrawn, taken, begun, known] = refused;
  const own = await insertOfferedCourse(db, { course: { name: 'Of one other' }, access: { userId: BEN.id } });
  await insertAccesses(
    db,
    NORTH.id,
    OTHERS.map((userId) => ({ ...plainAccess(own.objectiveId), userId })),
  );
  await insertOfferedCourse(db, { tenantId: SOUTH.id, course: { name: 'Foreign' } });
  for (const userId of OTHERS) {
    for (const { accessId } of [shown, ...refused]) await take({ userId, accessId });
    const [access] = await db.query<{ id: string }>(
      sql`select id from objective_accesses where objective_id = ${own.objectiveId} and user_id = ${userId}`,
    );
    await take({ userId, accessId: access?.id ?? '' });
  }
  await db.query(
    sql`update objective_accesses set show_in_catalog = false where id = ${withdrawn?.accessId}`,
  );
  await take({ userId: ADA.id, accessId: taken?.accessId ?? '' });
  await take({ userId: ADA.id, accessId: begun?.accessId ?? '', startedAgo: 1 });
  const aggregateId = randomUUID();
  await insertEnrolments(db, NORTH.id, [
    { id: aggregateId, userId: ADA.id, accessId: known?.accessId ?? '', isSelfEnrolled: false },
  ]);
  await insertResults(db, NORTH.id, [
    {
      id: randomUUID(),
      aggregateId,
      workflowId: null,
      finished: ago(40),
      score: null,
      maxScore: null,
      normalizedScore: null,
      grade: null,
      passed: null,
      progress: 1,
      protectResults: false,
    },
  ]);
  await refreshCardResults(db, NORTH.id);
  await count();
  const names = (await suggestedTo(ada)).map(([name]) => name);
  expect(names).toEqual(['Dyeing', 'Pottery', 'Open at this moment', 'Tea']);
});

test('[4.12] what is taken up is suggested no more, at once', async () => {
  const [dyeing] = await server.db.query<{ accessId: string }>(
    sql`select a.id as "accessId" from objective_accesses a join objectives o on o.id = a.objective_id
         where o.name = 'Dyeing' and a.user_id is null`,
  );
  await ada.post('/create-self-enrollments', { id: randomUUID(), objectiveAccessId: dyeing?.accessId });
  expect((await suggestedTo(ada)).map(([name]) => name)).not.toContain('Dyeing');
});

test('[4.33] whoever may not learn hears of nothing', async () => {
  await server.db.query(sql`delete from role_permissions where permission = 'ObjectiveWorkflow.Create'`);
  expect(await suggestedTo(await openLearner(server))).toEqual([]);
});

test('what learners do no more is forgotten with the next count', async () => {
  await server.db.query(
    sql`update objective_workflow_aggregates set workflow_started = ${ago(60)}
         where user_id = ${OTHERS[0] ?? ''} and listed->>'name' = 'Dyeing'`,
  );
  await countSuccessions(server.db);
  expect(await server.db.query(sql`select 1 from course_successions`)).toEqual([]);
});
