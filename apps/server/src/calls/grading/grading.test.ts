import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { learnerOf, openLearner, type TestLearner } from '../../attempts/testing/learner';
import { setActivityState } from '../../attempts/testing/set-state';
import { insertTestCourse } from '../../attempts/testing/test-course';
import { sql } from '../../db/sql';
import { insertUser } from '../../store/users';
import { openTestApp, type TestApp } from '../../testing/test-app';
import { ADA, NORTH, SOUTH } from '../../testing/test-tenants';

const STATE = { inProgress: 1, inGrading: 3, graded: 4, finished: 6 };
const INES = { id: randomUUID(), email: 'ines@people.test', firstName: 'Ines', locale: null };

let house: TestApp;
let ada: TestLearner;
let ines: TestLearner;

beforeAll(async () => {
  house = await openTestApp();
  const person = { ...INES, lastName: 'north', timezone: null, licences: ['Lms.Learning'] };
  for (const { id } of [NORTH, SOUTH])
    await insertUser(house.db, id, { ...person, roles: ['Instructor', 'Learner'] });
});
beforeEach(async () => {
  house.clock.now = new Date(house.clock.now.getTime() + 60_000);
  ada = await openLearner(house);
  ines = learnerOf(house, await house.signIn(INES));
});
afterAll(() => house.close());

/** An attempt of two graded pieces, both begun, the essay handed in. */
async function handedIn({ needsApproval = false, userId = ADA.id, learner = ada } = {}) {
  const course = await insertTestCourse(house.db, {
    userId,
    course: { name: 'Writing', needsApproval },
    parts: [
      { name: 'Essay', type: 'discussion', needsGrading: true },
      { name: 'Quiz', type: 'lti', needsGrading: true },
    ],
  });
  const id = await learner.start(course.aggregateId);
  const { json } = await learner.startActivities(id, [course.part('1'), course.part('2')]);
  const [essay, quiz] = json['data'] as [{ id: string }, { id: string }]; // the call's own answer, asked for two
  await learner.finishActivities(id, [essay.id]);
  return { ...course, id, essay: essay.id, quiz: quiz.id };
}

const grade = (activityWorkflowId: string, score = 8, grader = ines) =>
  grader.post('/grade-activity-workflows', { id: randomUUID(), activityWorkflowId, score, maxScore: 10 });
const approve = (objectiveWorkflowId: string) =>
  ines.post('/approve-objective-workflows', { id: randomUUID(), objectiveWorkflowId });
const reopen = (objectiveWorkflowId: string) =>
  ines.post('/reopen-objective-workflows', { id: randomUUID(), objectiveWorkflowId });

async function waiting(attemptId: string, grader = ines): Promise<Array<Record<string, unknown>>> {
  const { json } = await grader.get('/work-to-grade');
  const data = json['data'] as Array<Record<string, unknown>>;
  return data.filter(({ objectiveWorkflowId }) => objectiveWorkflowId === attemptId);
}

test('[4.3] what was handed in is listed, graded, and the attempt ends with it', async () => {
  const { id, essay, objectiveId } = await handedIn();
  await ada.submit(id);
  expect(await waiting(id)).toEqual([
    {
      awaits: 'grade',
      objectiveWorkflowId: id,
      activityWorkflowId: essay,
      attemptState: STATE.inGrading,
      objectiveId,
      objectiveName: 'Writing',
      activityName: 'Essay',
      learner: { id: ADA.id, first_name: ADA.firstName, last_name: 'north' },
      submitted: house.clock.now.toISOString(),
      attempts: 1,
    },
  ]);
  const { status, json } = await grade(essay);
  expect({ status, json }).toEqual({ status: 200, json: { objectiveWorkflowId: id, state: STATE.finished } });
  expect(await waiting(id)).toEqual([]);
  const [audited] = await house.db.query(
    sql`select user_id as "userId", action from audit_entries where tenant_id = ${NORTH.id} and action = 'grade'
          and subject ->> 'objectiveWorkflowId' = ${id}`,
  );
  expect(audited).toEqual({ userId: INES.id, action: 'grade' });
});

test('[4.3] where grades are approved, the attempt waits for that, and ends with it', async () => {
  const { id, essay } = await handedIn({ needsApproval: true });
  await ada.submit(id);
  expect((await approve(id)).json['errors']).toEqual({
    objectiveWorkflowId: ['Not everything in this attempt has been graded yet.'],
  });
  expect((await grade(essay)).json).toMatchObject({ state: STATE.graded });
  expect(await waiting(id)).toMatchObject([{ awaits: 'approval', activityWorkflowId: null }]);
  expect((await approve(id)).json).toMatchObject({ state: STATE.finished });
  expect((await approve(id)).status).toBe(400);
});

test('[4.3] [4.29] what is archived while it waits keeps no attempt for ever', async () => {
  const { id, part } = await handedIn({ needsApproval: true });
  await ada.submit(id);
  await setActivityState(house.db, part('1'), 'archived');
  expect((await approve(id)).json).toMatchObject({ state: STATE.finished });
});

test('[4.3] an attempt that is given back is worked on and handed in again', async () => {
  const { id, essay, quiz } = await handedIn();
  await ada.submit(id);
  expect((await reopen(id)).json).toEqual({ objectiveWorkflowId: id, state: STATE.inProgress });
  expect(await waiting(id)).toEqual([]);
  expect((await ada.finishActivities(id, [quiz, essay])).json).toMatchObject({
    data: [{ state: STATE.inGrading }, { state: STATE.inGrading }],
  });
  expect((await ada.submit(id)).json).toMatchObject({ state: STATE.inGrading });
  await grade(essay);
  expect((await grade(quiz)).json).toMatchObject({ state: STATE.finished });
  expect((await reopen(id)).json['errors']).toEqual({
    objectiveWorkflowId: ['This attempt does not wait for a grade or an approval.'],
  });
});

test('[4.3] what is not handed in is not graded', async () => {
  const { quiz } = await handedIn();
  expect((await grade(quiz)).json['errors']).toEqual({
    activityWorkflowId: ['This work has not been handed in yet.'],
  });
});

test('[4.3] nobody grades, approves or gives back their own work', async () => {
  const { id, essay } = await handedIn({ userId: INES.id, learner: ines });
  await ines.submit(id);
  expect(await waiting(id)).toEqual([]);
  for (const answer of [await grade(essay), await approve(id), await reopen(id)]) {
    expect(answer.text).toContain('Nobody grades their own work.');
  }
});

test('a grader of another tenant finds nothing here', async () => {
  const { id, essay } = await handedIn();
  await ada.submit(id);
  const south = learnerOf(house, await house.signIn(INES, SOUTH), SOUTH);
  expect(await waiting(id, south)).toEqual([]);
  expect((await grade(essay, 8, south)).text).toContain('This attempt does not exist.');
});

test.each([
  ['more than the whole', { score: 11, maxScore: 10 }],
  ['less than nothing', { score: -1, maxScore: 10 }],
  ['of nothing', { score: 0, maxScore: 0 }],
])('a score that is %s is refused', async (_case, points) => {
  const { essay } = await handedIn();
  const body = { id: randomUUID(), activityWorkflowId: essay, ...points };
  expect((await ines.post('/grade-activity-workflows', body)).status).toBe(400);
});
