import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { gradeActivity } from '../../attempts/grading/grade-activity';
import { openGrader, type TestGrader } from '../../../testing/attempts/grader';
import { openLearner, type TestLearner } from '../../../testing/attempts/learner';
import { insertCertifiedCourse } from '../../../testing/certificates/certified-course';
import type { Seedling } from '../../store/setup/planted-parts';
import { openTestApp, type TestApp } from '../../../testing/test-app';
import { NORTH } from '../../../testing/test-tenants';

const STATE = { inProgress: 1, inGrading: 3, graded: 4, finished: 6 };
const ESSAY: Seedling = { name: 'Essay', type: 'discussion', needsGrading: true };

let server: TestApp;
let ada: TestLearner;
let ines: TestGrader;

beforeAll(async () => {
  server = await openTestApp();
});
beforeEach(async () => {
  pass();
  ada = await openLearner(server);
  ines = await openGrader(server);
});
afterAll(() => server.close());

function pass(): void {
  server.clock.now = new Date(server.clock.now.getTime() + 60_000);
}

/** A course that gives a certificate, of an essay and what a test puts beside it; an attempt with all of it begun. */
async function begun({ needsApproval = false, besides = [] as Seedling[], essay = ESSAY } = {}) {
  const parts = [essay, ...besides];
  const course = await insertCertifiedCourse(server, { parts, course: { needsApproval } });
  const id = await ada.start(course.aggregateId);
  const partIds = parts.map((_part, index) => course.part(`${index + 1}`));
  const { json } = await ada.startActivities(id, partIds);
  const works = (json['data'] as Array<{ id: string }>).map((work) => work.id); // the call's own answer
  return { ...course, id, essay: works[0] ?? '', other: works[1] ?? '' };
}

async function handIn(id: string, works: string[]): Promise<void> {
  expect((await ada.finishActivities(id, works)).status).toBe(200);
  expect((await ada.submit(id)).json).toMatchObject({ state: STATE.inGrading });
}

const cardOf = async (objectiveId: string) => {
  const { json } = await ada.get(`/users/me/objectives/${objectiveId}/objective-access`);
  return json['objectiveWorkflowAggregate'] as Record<string, unknown>; // [3.4] the learner's own
};
const certificatesOf = async (objectiveId: string) => {
  const filter = encodeURIComponent(JSON.stringify(['objectiveId', '=', objectiveId]));
  const { json } = await ada.get(`/certificate-records/query?filter=${filter}`);
  return json['data'] as unknown[]; // the call's own answer
};
const stateOf = async (id: string) => (await ada.get(`/objective-workflows/${id}`)).json;
const score = (activityWorkflowId: string, points: number) =>
  gradeActivity(
    server.db,
    { tenantId: NORTH.id, activityWorkflowId, actor: 'tool', userId: null, score: points, maxScore: 10 },
    { now: server.clock.now, newId: randomUUID },
  );

test('[4.3] [4.10] [3.11] handed in, graded, approved: the learner has the result and the certificate', async () => {
  const { id, essay, objectiveId } = await begun({ needsApproval: true });
  await handIn(id, [essay]);
  expect(await cardOf(objectiveId)).toMatchObject({ lastObjectiveWorkflow: { state: STATE.inGrading } });
  expect(await ines.waiting(id)).toMatchObject([{ awaits: 'grade', activityWorkflowId: essay }]);

  pass();
  expect((await ines.grade(essay, 9)).json).toMatchObject({ state: STATE.graded });
  expect(await certificatesOf(objectiveId)).toEqual([]);
  pass();
  expect((await ines.approve(id)).json).toMatchObject({ state: STATE.finished });

  expect(await stateOf(id)).toMatchObject({ state: STATE.finished, progress: 1 });
  expect(await cardOf(objectiveId)).toMatchObject({
    lastObjectiveWorkflow: { state: STATE.finished, progress: 1 },
    lastObjectiveRecord: { normalizedScore: 0.9, score: 18, maxScore: 20, grade: 'A', passed: true },
  });
  expect(await certificatesOf(objectiveId)).toHaveLength(1);
});

test('[4.3] [4.10] given back: the learner goes on, hands in again, and is graded anew', async () => {
  const { id, essay, objectiveId } = await begun();
  await handIn(id, [essay]);
  pass();
  expect((await ines.reopen(id)).json).toEqual({ objectiveWorkflowId: id, state: STATE.inProgress });
  expect(await ines.waiting(id)).toEqual([]);
  expect(await stateOf(id)).toMatchObject({ state: STATE.inProgress, submitted: null, progress: 0 });
  expect(await cardOf(objectiveId)).toMatchObject({ lastObjectiveWorkflow: { state: STATE.inProgress } });

  pass();
  await handIn(id, [essay]);
  expect(await ines.waiting(id)).toMatchObject([{ submitted: server.clock.now.toISOString() }]);
  expect((await ines.grade(essay, 7)).json).toMatchObject({ state: STATE.finished });
  expect(await cardOf(objectiveId)).toMatchObject({ lastObjectiveRecord: { normalizedScore: 0.7 } });
  expect(await certificatesOf(objectiveId)).toHaveLength(1);
  expect((await ines.reopen(id)).json['errors']).toEqual({
    objectiveWorkflowId: ['This attempt does not wait for a grade or an approval.'],
  });
});

test('[4.3] [4.10] what the first hand-in had left behind is taken up again in what is given back', async () => {
  const film: Seedling = { name: 'Film', type: 'video' };
  const { id, essay, other } = await begun({ besides: [film] });
  await handIn(id, [essay]);
  await ines.reopen(id);
  await handIn(id, [essay, other]);
  await ines.grade(essay);
  expect(await stateOf(id)).toMatchObject({ state: STATE.finished, progress: 1 });
});

test('[4.3] [8.8] a tool that scored late what was left behind does not keep it from being finished', async () => {
  const quiz: Seedling = { name: 'Quiz', type: 'lti', needsGrading: true };
  const { id, essay, other } = await begun({ besides: [quiz] });
  await handIn(id, [essay]);
  pass();
  expect(await score(other, 5)).toMatchObject({ kind: 'graded', attemptState: 'inGrading' });
  await ines.reopen(id);
  await handIn(id, [essay, other]);
  await score(other, 9);
  await ines.grade(essay, 9);
  expect(await stateOf(id)).toMatchObject({ state: STATE.finished, progress: 1 });
});

test('[4.3] [8.8] graded and given back: a second try is graded, and the better one counts', async () => {
  const essay: Seedling = { ...ESSAY, maxAttempts: 2, passingScore: 0.6 };
  const life = await begun({ needsApproval: true, essay });
  await handIn(life.id, [life.essay]);
  await ines.grade(life.essay, 4);
  expect((await ines.reopen(life.id)).json).toMatchObject({ state: STATE.inProgress });
  pass();
  expect((await ada.tryAgain(life.id, life.part('1'))).json).toMatchObject({ data: [{ state: 1 }] });
  await handIn(life.id, [life.essay]);
  expect(await ines.waiting(life.id)).toMatchObject([{ attempts: 2 }]);
  await ines.grade(life.essay, 8);
  await ines.approve(life.id);
  expect(await cardOf(life.objectiveId)).toMatchObject({
    lastObjectiveRecord: { normalizedScore: 0.8, passed: true },
  });
});
