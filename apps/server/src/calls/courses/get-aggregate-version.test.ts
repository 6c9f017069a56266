import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { approveAttempt } from '../../attempts/grading/approve-attempt';
import { gradeActivity } from '../../attempts/grading/grade-activity';
import { removeToolScore } from '../../attempts/tool-scores/remove-tool-score';
import { openLearner } from '../../../testing/attempts/learner';
import { insertTestCourse } from '../../../testing/attempts/test-course';
import { NOON, openTestApp, type TestApp } from '../../../testing/test-app';
import { ADA, BEN, NORTH, SOUTH } from '../../../testing/test-tenants';

let server: TestApp;
beforeAll(async () => {
  server = await openTestApp();
});
afterAll(() => server.close());

type Begun = { id: string };

const versionPath = (aggregateId: string) => `/users/me/objective-workflow-aggregates/${aggregateId}/version`;

test('[4.3] the version grows with all that happens to an attempt, whoever does it, and with nothing else', async () => {
  const ada = await openLearner(server);
  const { aggregateId, objectiveId, part } = await insertTestCourse(server.db, {
    course: { needsApproval: true },
    parts: [
      { name: 'Film', type: 'video' },
      { name: 'Quiz', type: 'lti', needsGrading: true },
      { name: 'Essay', type: 'lti', needsGrading: true },
    ],
  });
  let before = -1;
  async function grown(): Promise<boolean> {
    const { json } = await ada.get(versionPath(aggregateId));
    const course = await ada.get(`/users/me/objectives/${objectiveId}/objective-access`);
    expect(course.json['objectiveWorkflowAggregate']).toMatchObject(json);
    const now = Number(json['version']);
    const hasGrown = now > before;
    before = now;
    return hasGrown;
  }
  await grown();

  const attempt = await ada.start(aggregateId);
  expect(await grown()).toBe(true);
  const { json } = await ada.startActivities(attempt, [part('1'), part('2'), part('3')]);
  expect(await grown()).toBe(true);
  const [film, quiz, essay] = json['data'] as [Begun, Begun, Begun]; // the three in the order of the parts
  const save = (body: unknown) =>
    ada.put(`/users/me/objective-workflows/${attempt}/activity-workflows/${film.id}`, body);
  await save({ progress: 0.5 });
  await ada.startActivities(attempt, [part('1')]);
  expect(await grown(), 'only further in the film').toBe(false);
  await ada.finishActivities(attempt, [film.id]);
  expect(await grown()).toBe(true);

  const grading = { tenantId: NORTH.id, userId: null, score: 3, maxScore: 4 };
  const moment = { now: NOON, newId: randomUUID };
  await gradeActivity(server.db, { ...grading, activityWorkflowId: quiz.id, actor: 'tool' }, moment);
  expect(await grown()).toBe(true);
  await removeToolScore(server.db, { tenantId: NORTH.id, activityWorkflowId: quiz.id, now: NOON });
  expect(await grown()).toBe(true);
  await ada.finishActivities(attempt, [essay.id]);
  expect(await grown()).toBe(true);
  await ada.submit(attempt);
  expect(await grown()).toBe(true);
  await gradeActivity(server.db, { ...grading, activityWorkflowId: essay.id, actor: 'grader' }, moment);
  expect(await grown()).toBe(true);
  await approveAttempt(server.db, { tenantId: NORTH.id, objectiveWorkflowId: attempt, userId: null }, moment);
  expect(await grown()).toBe(true);
  expect(await grown()).toBe(false);
});

test('the version of an enrolment is for its learner alone', async () => {
  const { aggregateId } = await insertTestCourse(server.db);
  expect((await (await openLearner(server)).get(versionPath(aggregateId))).json).toEqual({ version: 0 });
  for (const other of [await openLearner(server, BEN), await openLearner(server, ADA, SOUTH)]) {
    expect((await other.get(versionPath(aggregateId))).status).toBe(404);
  }
});
