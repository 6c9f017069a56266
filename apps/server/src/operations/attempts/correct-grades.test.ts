import { afterAll, beforeAll, expect, test } from 'vitest';
import { openLearner, type TestLearner } from '../../../testing/attempts/learner';
import { insertTestCourse, type TestCourse } from '../../../testing/attempts/test-course';
import { insertCertifiedCourse } from '../../../testing/certificates/certified-course';
import { testOperator, type TestOperator } from '../../../testing/operations/operator';
import { openTestApp, type TestApp } from '../../../testing/test-app';
import { ADA, BEN, NORTH } from '../../../testing/test-tenants';
import { sql } from '../../db/sql';
import type { AttemptActivity } from '../../store/operator/attempt-admin';
import { ConfirmationNeeded } from '../operation';
import type { ListedCertificate } from '../../store/operator/certificate-admin';

let server: TestApp;
let ada: TestLearner;
beforeAll(async () => {
  server = await openTestApp();
  ada = await openLearner(server);
});
afterAll(() => server.close());

const ESSAY = { name: 'Essay', type: 'discussion' as const, needsGrading: true };

function operator(actorId: string | null = BEN.id, isConfirmed = true): TestOperator {
  server.clock.now = new Date(server.clock.now.getTime() + 60_000);
  return testOperator(server.db, { tenantId: NORTH.id, now: server.clock.now, actorId, isConfirmed });
}

async function handIn({ aggregateId, part }: TestCourse): Promise<{ attempt: string; activity: string }> {
  const attempt = await ada.start(aggregateId);
  const { json } = await ada.startActivities(attempt, [part('1')]);
  const [{ id: activity }] = json['data'] as [{ id: string }];
  await ada.finishActivities(attempt, [activity]);
  await ada.submit(attempt);
  return { attempt, activity };
}

async function resultOf({ objectiveId }: TestCourse) {
  const { json } = await ada.get(`/users/me/objectives/${objectiveId}/objective-access`);
  return (json as { objectiveWorkflowAggregate: Record<string, unknown> }).objectiveWorkflowAggregate;
}

async function certificatesOf(course: string): Promise<ListedCertificate[]> {
  return (await operator().run('certificates list', { course })) as ListedCertificate[];
}

test('[4.3] a wrong grade of an ended attempt is corrected: result and certificates follow, and who did it is on record', async () => {
  const course = await insertCertifiedCourse(server, { course: { code: 'WRONG' }, parts: [ESSAY] });
  const { attempt, activity } = await handIn(course);
  await operator().run('attempts grade', { activity, points: '9', of: '10' });
  const [first] = await certificatesOf('WRONG');

  expect(await operator().say('attempts activities', { attempt })).toBe(
    `${activity}  Essay  finished  9 of 10`,
  );
  const worse = { activity, points: '2', of: '10' };
  await expect(operator(BEN.id, false).run('attempts grade', worse)).rejects.toThrow(ConfirmationNeeded);
  expect(await operator().say('attempts grade', worse, true)).toMatch(
    / is revoked\. Revoking needs --yes\.$/,
  );
  expect(await certificatesOf('WRONG')).toEqual([first]);
  expect(await operator().say('attempts grade', worse)).toBe(
    `Corrected. The attempt is finished. ${first?.certificateNumber} is revoked.`,
  );
  expect(await resultOf(course)).toMatchObject({
    lastObjectiveWorkflow: { id: attempt, state: 6 },
    lastObjectiveRecord: { passed: false, score: 4, normalizedScore: 0.2 },
  });
  const [activities] = (await operator().run('attempts activities', { attempt })) as AttemptActivity[];
  expect(activities).toMatchObject({ score: 2, maxScore: 10 });

  const better = await operator(BEN.id, false).say('attempts grade', { activity, points: '8', of: '10' });
  const { lastObjectiveRecord } = await resultOf(course);
  expect(lastObjectiveRecord).toMatchObject({ passed: true, score: 16 });
  const given = await certificatesOf('WRONG');
  expect(given).toHaveLength(2);
  const [valid, ...others] = given.filter(({ revoked }) => revoked === null);
  expect(others).toEqual([]);
  expect(better).toBe(`Corrected. The attempt is finished. ${valid?.certificateNumber} is issued.`);
  const audited = await server.db.query(
    sql`select user_id as "userId", subject from audit_entries
         where action = 'correctGrade' and subject ->> 'objectiveWorkflowId' = ${attempt} order by id`,
  );
  const what = { objectiveWorkflowId: attempt, activityWorkflowId: activity, of: '10' };
  expect(audited).toEqual([
    { userId: BEN.id, subject: { ...what, points: '2' } },
    { userId: BEN.id, subject: { ...what, points: '8' } },
  ]);
});

test('[4.3] the same points again change nothing, and that is said', async () => {
  const course = await insertCertifiedCourse(server, { course: { code: 'SAME' }, parts: [ESSAY] });
  const { attempt, activity } = await handIn(course);
  const input = { activity, points: '9', of: '10' };
  await operator().run('attempts grade', input);
  const before = await resultOf(course);
  expect(await operator().say('attempts grade', input)).toBe(
    'Nothing to change: it has these points. The attempt is finished.',
  );
  expect(await resultOf(course)).toEqual(before);
  const corrections = sql`select id from audit_entries
    where action = 'correctGrade' and subject ->> 'objectiveWorkflowId' = ${attempt}`;
  expect(await server.db.query(corrections)).toEqual([]);
});

test('[3.11] another grade that passes as well keeps the certificate, which is drawn anew', async () => {
  const course = await insertCertifiedCourse(server, { course: { code: 'BETTER' }, parts: [ESSAY] });
  const { activity } = await handIn(course);
  await operator().run('attempts grade', { activity, points: '6', of: '10' });
  const drawn = sql`update certificate_records set rendered = now() where objective_id = ${course.objectiveId}`;
  await server.db.query(drawn);
  const before = await certificatesOf('BETTER');
  await operator().run('attempts grade', { activity, points: '9', of: '10' });
  expect(await certificatesOf('BETTER')).toEqual(before);
  expect(
    await server.db.query(
      sql`select rendered from certificate_records where objective_id = ${course.objectiveId}`,
    ),
  ).toEqual([{ rendered: null }]);
});

test('[4.3] what waits for its approval is corrected too, and an earlier attempt leaves the latest alone', async () => {
  const waiting = await insertTestCourse(server.db, { course: { needsApproval: true }, parts: [ESSAY] });
  const { activity } = await handIn(waiting);
  await operator().run('attempts grade', { activity, points: '9', of: '10' });
  expect(await operator().say('attempts grade', { activity, points: '5', of: '10' })).toBe(
    'Corrected. The attempt is graded.',
  );

  const twice = await insertCertifiedCourse(server, { parts: [ESSAY] });
  const first = await handIn(twice);
  await operator().run('attempts grade', { activity: first.activity, points: '9', of: '10' });
  operator();
  const second = await handIn(twice);
  await operator().run('attempts grade', { activity: second.activity, points: '7', of: '10' });
  await operator().run('attempts grade', { activity: first.activity, points: '1', of: '10' });
  expect(await resultOf(twice)).toMatchObject({
    lastObjectiveWorkflow: { id: second.attempt },
    lastObjectiveRecord: { normalizedScore: 0.7 },
  });
});

test('[4.3] nobody corrects their own grade, nor what the course no longer counts alike', async () => {
  const course = await insertCertifiedCourse(server, { parts: [ESSAY, { name: 'Film', type: 'video' }] });
  const { activity } = await handIn(course);
  await operator().run('attempts grade', { activity, points: '9', of: '10' });
  const input = { activity, points: '10', of: '10' };
  await expect(operator(ADA.id).run('attempts grade', input)).rejects.toThrow('their own work');
  await server.db.query(sql`update activity_parts set optional = true where id = ${course.part('2')}`);
  await expect(operator().run('attempts grade', input)).rejects.toThrow('other activities');
});

test('[4.3] a text has no points to get, in an attempt under way or in an ended one', async () => {
  const course = await insertTestCourse(server.db, { parts: [ESSAY, { name: 'Text', type: 'text' }] });
  const attempt = await ada.start(course.aggregateId);
  const { json } = await ada.startActivities(attempt, [course.part('1'), course.part('2')]);
  const [{ id: essay }, { id: text }] = json['data'] as [{ id: string }, { id: string }];
  await ada.finishActivities(attempt, [essay, text]);
  const input = { activity: text, points: '9', of: '10' };
  await expect(operator().run('attempts grade', input)).rejects.toThrow('is not graded');
  await ada.submit(attempt);
  await operator().run('attempts grade', { ...input, activity: essay });
  await expect(operator().run('attempts grade', input)).rejects.toThrow('is not graded');
});
