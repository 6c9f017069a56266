import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openGrader, type TestGrader } from '../../../testing/attempts/grader';
import { openLearner, type TestLearner } from '../../../testing/attempts/learner';
import { setActivityState, setCourseState } from '../../../testing/attempts/set-state';
import { insertTestCourse } from '../../../testing/attempts/test-course';
import { sql } from '../../db/sql';
import { openTestApp, type TestApp } from '../../../testing/test-app';
import { ADA, NORTH, SOUTH } from '../../../testing/test-tenants';

const STATE = { inProgress: 1, inGrading: 3, graded: 4, finished: 6 };

let server: TestApp;
let ada: TestLearner;
let ines: TestGrader;

beforeAll(async () => {
  server = await openTestApp();
});
beforeEach(async () => {
  server.clock.now = new Date(server.clock.now.getTime() + 60_000);
  ada = await openLearner(server);
  ines = await openGrader(server);
});
afterAll(() => server.close());

/** An attempt of two graded pieces, both begun, the essay handed in. */
async function handedIn({ needsApproval = false, userId = ADA.id, learner = ada } = {}) {
  const course = await insertTestCourse(server.db, {
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

const auditedIn = (objectiveWorkflowId: string) =>
  server.db.query(
    sql`select user_id as "userId", action from audit_entries
         where tenant_id = ${NORTH.id} and subject ->> 'objectiveWorkflowId' = ${objectiveWorkflowId}
           and action in ('grade', 'approve', 'reopen') order by at, action desc`,
  );

test('[4.3] what was handed in is listed, graded, and the attempt ends with it', async () => {
  const { id, essay, objectiveId } = await handedIn();
  await ada.submit(id);
  expect(await ines.waiting(id)).toEqual([
    {
      awaits: 'grade',
      objectiveWorkflowId: id,
      activityWorkflowId: essay,
      attemptState: STATE.inGrading,
      objectiveId,
      objectiveName: 'Writing',
      activityName: 'Essay',
      learner: { id: ADA.id, first_name: ADA.firstName, last_name: 'north' },
      submitted: server.clock.now.toISOString(),
      attempts: 1,
    },
  ]);
  const { status, json } = await ines.grade(essay);
  expect({ status, json }).toEqual({ status: 200, json: { objectiveWorkflowId: id, state: STATE.finished } });
  expect(await ines.waiting(id)).toEqual([]);
  expect(await auditedIn(id)).toEqual([{ userId: ines.person.id, action: 'grade' }]);
});

test('[4.3] where grades are approved, the attempt waits for that, and ends with it', async () => {
  const { id, essay } = await handedIn({ needsApproval: true });
  await ada.submit(id);
  expect((await ines.approve(id)).json['errors']).toEqual({
    objectiveWorkflowId: ['Not everything in this attempt has been graded yet.'],
  });
  expect((await ines.grade(essay)).json).toMatchObject({ state: STATE.graded });
  expect(await ines.waiting(id)).toMatchObject([{ awaits: 'approval', activityWorkflowId: null }]);
  server.clock.now = new Date(server.clock.now.getTime() + 1000);
  expect((await ines.approve(id)).json).toMatchObject({ state: STATE.finished });
  expect((await ines.approve(id)).status).toBe(400);
  const userId = ines.person.id;
  expect(await auditedIn(id)).toEqual([
    { userId, action: 'grade' },
    { userId, action: 'approve' },
  ]);
});

test('[4.3] [4.29] what is archived while it waits keeps no attempt for ever, and waits no more itself', async () => {
  const { id, essay, part } = await handedIn({ needsApproval: true });
  await ada.submit(id);
  await setActivityState(server.db, part('1'), 'archived');
  expect((await ines.approve(id)).json).toMatchObject({ state: STATE.finished });
  const [left] = await server.db.query(
    sql`select state from activity_workflows where tenant_id = ${NORTH.id} and id = ${essay}`,
  );
  expect(left).toEqual({ state: 'finished' });
});

test('[4.18] reading 65: a closed course holds no grader up', async () => {
  const { id, essay, objectiveId } = await handedIn({ needsApproval: true });
  await ada.submit(id);
  await setCourseState(server.db, objectiveId, 'archived');
  expect((await ines.grade(essay)).json).toMatchObject({ state: STATE.graded });
  expect((await ines.approve(id)).json).toMatchObject({ state: STATE.finished });
});

test('[4.3] what is not handed in is not graded', async () => {
  const { quiz } = await handedIn();
  expect((await ines.grade(quiz)).json['errors']).toEqual({
    activityWorkflowId: ['This work has not been handed in yet.'],
  });
});

test('[4.10] reading 66: nor is what was left behind when the attempt was handed in', async () => {
  const { id, quiz } = await handedIn();
  await ada.submit(id);
  expect((await ines.grade(quiz)).json['errors']).toEqual({
    activityWorkflowId: ['This work has not been handed in yet.'],
  });
});

test('[4.3] nobody grades, approves or gives back their own work', async () => {
  const { id, essay } = await handedIn({ userId: ines.person.id, learner: ines.asLearner });
  await ines.asLearner.submit(id);
  expect(await ines.waiting(id)).toEqual([]);
  for (const answer of [await ines.grade(essay), await ines.approve(id), await ines.reopen(id)]) {
    expect(answer.text).toContain('Nobody grades their own work.');
  }
});

test('a grader of another tenant finds nothing here, and an unknown id sounds the same', async () => {
  const { id, essay } = await handedIn();
  await ada.submit(id);
  const south = await openGrader(server, SOUTH);
  expect(await south.waiting(id)).toEqual([]);
  const unknown = await ines.grade(randomUUID());
  const answers = [await south.grade(essay), await south.approve(id), await south.reopen(id), unknown];
  for (const { status, json } of answers) {
    expect({ status, ...json }).toEqual({ ...unknown.json, status: 404, traceId: json['traceId'] });
  }
  expect(await ines.waiting(id)).toHaveLength(1);
});

test('[7.32] a grade that is sent twice is given once', async () => {
  const { id, essay } = await handedIn({ needsApproval: true });
  await ada.submit(id);
  const body = { id: randomUUID(), activityWorkflowId: essay, score: 8, maxScore: 10 };
  const send = (sent: object) => ines.asLearner.post('/grade-activity-workflows', sent);
  const [first, second] = await Promise.all([send(body), send(body)]);
  expect(second.json).toEqual(first.json);
  expect((await send(body)).json).toEqual(first.json);
  expect((await send({ ...body, score: 9 })).status).toBe(422);
  expect(await auditedIn(id)).toHaveLength(1);
});

test.each([
  ['more than the whole', { score: 11, maxScore: 10 }],
  ['less than nothing', { score: -1, maxScore: 10 }],
  ['of nothing', { score: 0, maxScore: 0 }],
])('a score that is %s is refused', async (_case, points) => {
  const { essay } = await handedIn();
  const body = { id: randomUUID(), activityWorkflowId: essay, ...points };
  expect((await ines.asLearner.post('/grade-activity-workflows', body)).status).toBe(400);
});
