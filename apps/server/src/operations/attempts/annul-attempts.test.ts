import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openLearner, type TestLearner } from '../../../testing/attempts/learner';
import type { TestCourse } from '../../../testing/attempts/test-course';
import { insertCertifiedCourse, takeCourse } from '../../../testing/certificates/certified-course';
import { launchTool, takeLtiCourse } from '../../../testing/lti/lti-world';
import { sendScore } from '../../../testing/lti/scores';
import { registerTestTool } from '../../../testing/lti/test-tool';
import { testOperator, type TestOperator } from '../../../testing/operations/operator';
import { openTestApp, type TestApp } from '../../../testing/test-app';
import { ADA, BEN, NORTH, SOUTH } from '../../../testing/test-tenants';
import { sql } from '../../db/sql';
import { insertApiClient } from '../../store/platform/api-clients';
import type { ListedCertificate } from '../../store/operator/certificate-admin';
import type { AnnulledAttempt, ListedAttempt } from '../../store/operator/attempt-admin';

let server: TestApp;
let ada: TestLearner;
beforeAll(async () => {
  server = await openTestApp();
  ada = await openLearner(server);
});
afterAll(() => server.close());

const REASON = 'Somebody else sat the exam';

function operatorOf(tenantId: string, actorId: string | null = null): TestOperator {
  server.clock.now = new Date(server.clock.now.getTime() + 60_000);
  return testOperator(server.db, { tenantId, now: server.clock.now, actorId });
}

/** Ada hands an attempt in; a later one is later. */
async function handIn(course: TestCourse, share: number): Promise<string> {
  const attempt = await takeCourse(server, ada, course, { share });
  await ada.submit(attempt);
  server.clock.now = new Date(server.clock.now.getTime() + 60_000);
  return attempt;
}

async function cardOf({ objectiveId }: TestCourse) {
  const { json } = await ada.get(`/users/me/objectives/${objectiveId}/objective-access`);
  const { objectiveWorkflowAggregate: card } = json as {
    objectiveWorkflowAggregate: Record<string, unknown>;
  };
  return card;
}

async function resultsOf({ aggregateId }: TestCourse) {
  const { json } = await ada.get(`/objective-workflow-aggregates/${aggregateId}/objective-records`);
  return json as unknown as unknown[]; // the call's own answer
}

const auditOf = (action: string) =>
  server.db.query<{ userId: string | null; subject: Record<string, string> }>(
    sql`select user_id as "userId", subject from audit_entries where action = ${action} order by id`,
  );

test('[4.8] a passed attempt is taken away: the course is not passed, can be taken, and the certificate is revoked', async () => {
  const course = await insertCertifiedCourse(server, { course: { code: 'BOOK' }, access: { retake: false } });
  const attempt = await handIn(course, 0.9);
  expect(await cardOf(course)).toMatchObject({ lastObjectiveRecord: { passed: true } });
  const operator = operatorOf(NORTH.id, BEN.id);
  const [given] = (await operator.run('certificates list', { course: 'BOOK' })) as Array<{
    certificateNumber: string;
  }>;
  const number = given?.certificateNumber ?? '';

  const input = { attempt, reason: ` ${REASON} ` };
  expect(await operator.say('attempts annul', input, true)).toBe(`Annulled. ${number} is revoked.`);
  expect(await cardOf(course)).toMatchObject({ lastObjectiveRecord: { passed: true } });
  expect(await operator.say('attempts annul', input)).toBe(`Annulled. ${number} is revoked.`);

  expect(await cardOf(course)).toMatchObject({ lastObjectiveWorkflow: null, lastObjectiveRecord: null });
  expect(await resultsOf(course)).toEqual([]);
  const shown = await server.ask(`/api/lms/v1/public/certificate-records/${number}`);
  expect([shown.status, shown.json]).toEqual([
    200,
    expect.objectContaining({ revoked: server.clock.now.toISOString(), grade: null, score: null }),
  ]);
  const own = await ada.get('/certificate-records/query');
  expect(own.json['data']).toEqual([
    expect.objectContaining({
      certificateNumber: number,
      objectiveRecord: expect.objectContaining({ passed: null, score: null }),
    }),
  ]);
  expect(await operator.say('attempts annulled', { course: 'BOOK' })).toBe(
    `${attempt}  BOOK  ${ADA.email}  ${server.clock.now.toISOString()}  ${REASON}`,
  );
  expect((await auditOf('annul')).at(-1)).toEqual({
    userId: BEN.id,
    subject: { objectiveWorkflowId: attempt },
  });
  expect((await auditOf('revokeCertificate')).at(-1)?.subject).toEqual({ certificateNumber: number });
  await expect(operator.run('enrolments remove', { email: ADA.email, course: 'BOOK' })).rejects.toThrow(
    'has attempts or results',
  );

  await handIn(course, 0.6);
  expect(await cardOf(course)).toMatchObject({ lastObjectiveRecord: { passed: true } });
  expect(await operator.run('certificates list', { course: 'BOOK' })).toHaveLength(2);
});

test('[4.8] of several attempts one goes, and the others count as before', async () => {
  const course = await insertCertifiedCourse(server, { course: { code: 'TWICE' } });
  const first = await handIn(course, 0.4);
  const second = await handIn(course, 0.9);
  const operator = operatorOf(NORTH.id);
  await operator.run('attempts annul', { attempt: second, reason: REASON });
  expect(await cardOf(course)).toMatchObject({
    lastObjectiveWorkflow: { id: first, state: 6 },
    lastObjectiveRecord: { passed: false },
  });
  const left = (await operator.run('attempts list', { course: 'TWICE' })) as ListedAttempt[];
  expect(left.map(({ id }) => id)).toEqual([first]);
});

test('[4.15] whoever has the attempt open is told that it was annulled, and it never begins again', async () => {
  const course = await insertCertifiedCourse(server, { course: { code: 'OPEN' } });
  const attempt = await ada.start(course.aggregateId);
  const { json } = await ada.startActivities(attempt, [course.part('1')]);
  const [{ id: quiz }] = json['data'] as [{ id: string }];
  await operatorOf(NORTH.id).run('attempts annul', { attempt, reason: REASON });

  const told = expect.stringContaining('"This attempt was annulled.');
  expect((await ada.startActivities(attempt, [course.part('1')])).text).toEqual(told);
  expect((await ada.finishActivities(attempt, [quiz])).text).toEqual(told);
  const place = { at: server.clock.now.toISOString() };
  const address = `/users/me/objective-workflows/${attempt}/activity-workflows/${quiz}`;
  expect((await ada.put(address, { place })).text).toEqual(told);
  expect((await ada.put(address, { progress: 0.5 })).text).toEqual(told);
  expect((await ada.submit(attempt)).text).toEqual(told);
  expect((await ada.finish(attempt)).text).toEqual(told);
  expect((await ada.get(`/objective-workflows/${attempt}`)).status).toBe(404);
  const again = { id: attempt, objectiveWorkflowAggregateId: course.aggregateId };
  expect((await ada.post('/start-objective-workflows', again)).status).toBe(422);
  expect(await ada.start(course.aggregateId)).not.toBe(attempt);
});

test('[4.3] what a tool sent is on record with it, and what it sends later is for nobody', async () => {
  const tool = await registerTestTool(server.db, { now: () => server.clock.now });
  const taken = await takeLtiCourse(server, tool, { course: { code: 'TOOL' } });
  expect((await sendScore(server, { tool, taken })).status).toBe(204);
  await launchTool(server, { tool, taken });
  const attempt = taken.objectiveWorkflowId;
  await operatorOf(NORTH.id).run('attempts annul', { attempt, reason: REASON });
  const [row] = await server.db.query<{ attempt: Record<string, unknown> }>(
    sql`select attempt from annulled_attempts where id = ${attempt}`,
  );
  expect(row?.attempt['scoreEvents']).toEqual([expect.objectContaining({ score_given: 8 })]);
  await ada.start(taken.aggregateId);
  expect((await sendScore(server, { tool, taken })).status).toBe(404);
  expect(await cardOf(taken)).toMatchObject({ lastObjectiveRecord: null });
});

test('[4.10] handed in and annulled at the same moment it is annulled, whichever came first', async () => {
  const course = await insertCertifiedCourse(server, { course: { code: 'RACE' } });
  for (let round = 0; round < 5; round += 1) {
    const attempt = await takeCourse(server, ada, course, { share: 0.9 });
    const operator = operatorOf(NORTH.id);
    const both = [ada.submit(attempt), operator.run('attempts annul', { attempt, reason: REASON })];
    await Promise.all(round % 2 === 0 ? both : both.toReversed());
    expect(await cardOf(course)).toMatchObject({ lastObjectiveWorkflow: null, lastObjectiveRecord: null });
  }
  const given = (await operatorOf(NORTH.id).run('certificates list', {
    course: 'RACE',
  })) as ListedCertificate[];
  expect(given.filter(({ revoked }) => revoked === null)).toEqual([]);
});

test('an attempt is annulled once, at its own tenant, for a reason, by somebody else', async () => {
  const course = await insertCertifiedCourse(server, { course: { code: 'ONCE' } });
  const attempt = await handIn(course, 0.9);
  const input = { attempt, reason: REASON };
  const refused: Array<[TestOperator, Record<string, unknown>, string]> = [
    [operatorOf(SOUTH.id), input, 'There is no such attempt.'],
    [operatorOf(NORTH.id), { attempt: randomUUID(), reason: REASON }, 'There is no such attempt.'],
    [operatorOf(NORTH.id), { attempt, reason: '  ' }, 'reason'],
    [operatorOf(NORTH.id), { attempt }, 'reason'],
    [operatorOf(NORTH.id, ADA.id), input, 'Nobody grades or annuls their own work.'],
  ];
  for (const [operator, given, reason] of refused) {
    await expect(operator.run('attempts annul', given)).rejects.toThrow(reason);
  }
  await operatorOf(NORTH.id).run('attempts annul', input);
  await expect(operatorOf(NORTH.id).run('attempts annul', input)).rejects.toThrow('annulled already');
  expect(await operatorOf(SOUTH.id).say('attempts annulled', {})).toBe('There is none.');
});

test('a program that annuls is told by its name', async () => {
  const course = await insertCertifiedCourse(server, { course: { code: 'ROBOT' } });
  const attempt = await handIn(course, 0.9);
  const clientId = randomUUID();
  const signed = { secretHash: null, jwks: null, jwksUrl: 'https://timetable.test/keys' };
  const terms = { scopes: ['attempts'], created: server.clock.now, expires: null };
  await insertApiClient(server.db, NORTH.id, { ...signed, ...terms, clientId, name: 'Timetable' });
  const robot = testOperator(server.db, { tenantId: NORTH.id, now: server.clock.now, clientId });
  await robot.run('attempts annul', { attempt, reason: REASON });
  const listed = (await robot.run('attempts annulled', { course: 'ROBOT' })) as AnnulledAttempt[];
  expect(listed).toEqual([expect.objectContaining({ annulledBy: 'Timetable' })]);
});

test('what is annulled stays on record whole, and goes over when two people are made one', async () => {
  const course = await insertCertifiedCourse(server, { course: { code: 'MERGE' } });
  const attempt = await handIn(course, 0.9);
  const operator = operatorOf(NORTH.id);
  await operator.run('attempts annul', { attempt, reason: REASON });
  const [row] = await server.db.query<{ attempt: Record<string, unknown> }>(
    sql`select attempt from annulled_attempts where id = ${attempt}`,
  );
  expect(row?.attempt).toMatchObject({
    workflow: { id: attempt, state: 'finished' },
    record: { passed: true },
    activities: [{ state: 'finished' }],
    activityRecords: [{ normalized_score: 0.9 }],
    tries: [{ number: 1 }],
    scoreEvents: [],
  });
  await operator.run('people merge', { from: ADA.email, into: BEN.email });
  const [annulled] = (await operator.run('attempts annulled', { course: 'MERGE' })) as AnnulledAttempt[];
  expect(annulled).toMatchObject({ id: attempt, email: BEN.email });
});
