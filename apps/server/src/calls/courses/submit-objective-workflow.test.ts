import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { approveAttempt } from '../../attempts/grading/approve-attempt';
import { gradeActivity } from '../../attempts/grading/grade-activity';
import { openLearner, type TestLearner } from '../../../testing/attempts/learner';
import { insertTestCourse } from '../../../testing/attempts/test-course';
import { insertTestScale } from '../../../testing/attempts/test-scale';
import { NOON, openTestApp, type TestApp } from '../../../testing/test-app';
import { BEN, NORTH, SOUTH } from '../../../testing/test-tenants';

const STATE = { inProgress: 1, submitted: 2, inGrading: 3, graded: 4, gradingApproved: 5, finished: 6 };

let server: TestApp;
let ada: TestLearner;
let scaleId: string;

beforeAll(async () => {
  server = await openTestApp();
  scaleId = await insertTestScale(server.db);
});
beforeEach(async () => {
  server.clock.now = NOON;
  ada = await openLearner(server);
});
afterAll(() => server.close());

const moment = () => ({ now: server.clock.now, newId: randomUUID });
const graded = (activityWorkflowId: string, score: number) =>
  gradeActivity(
    server.db,
    { tenantId: NORTH.id, activityWorkflowId, actor: 'grader', userId: BEN.id, score, maxScore: 10 },
    moment(),
  );
const cardOf = async (objectiveId: string) =>
  (await ada.get(`/users/me/objectives/${objectiveId}/objective-access`)).json['objectiveWorkflowAggregate'];

test('[4.10] with nothing to wait for, submitting ends the attempt with its record and its card', async () => {
  const { aggregateId, objectiveId, part } = await insertTestCourse(server.db, {
    parts: [
      { name: 'Film', type: 'video', duration: 60 },
      { name: 'Talk', type: 'discussion', duration: 180 },
    ],
  });
  const id = await ada.start(aggregateId);
  const started = await ada.startActivities(id, [part('2')]);
  const [activity] = started.json['data'] as [{ id: string }];
  await ada.finishActivities(id, [activity.id]);
  const { status, json } = await ada.submit(id);
  expect(status).toBe(200);
  expect(json).toMatchObject({
    id,
    state: STATE.finished,
    progress: 0.75,
    submitted: NOON.toISOString(),
    finished: NOON.toISOString(),
  });
  expect(json['objectiveRecordId']).toBeTypeOf('string');
  expect(await cardOf(objectiveId)).toMatchObject({
    lastObjectiveWorkflow: { id, state: STATE.finished, objectiveRecordId: json['objectiveRecordId'] },
    lastObjectiveRecord: { id: json['objectiveRecordId'], progress: 0.75, objectiveWorkflowId: id },
  });
});

test('[4.10] [4.3] an attempt waits in grading for every activity, then ends with the weighed score', async () => {
  const { aggregateId, objectiveId, part } = await insertTestCourse(server.db, {
    course: { gradingScaleId: scaleId },
    parts: [
      { name: 'Essay', type: 'discussion', needsGrading: true, scoreWeight: 3 },
      { name: 'Quiz', type: 'lti', needsGrading: true },
    ],
  });
  const id = await ada.start(aggregateId);
  const { json } = await ada.startActivities(id, [part('1'), part('2')]);
  const [essay, quiz] = json['data'] as [{ id: string }, { id: string }];
  await ada.finishActivities(id, [essay.id, quiz.id]);
  expect((await ada.submit(id)).json).toMatchObject({ state: STATE.inGrading, objectiveRecordId: null });
  expect(await graded(essay.id, 10)).toMatchObject({ kind: 'graded', attemptState: 'inGrading' });
  expect(await graded(quiz.id, 4)).toMatchObject({ kind: 'graded', attemptState: 'finished' });
  expect(await cardOf(objectiveId)).toMatchObject({
    lastObjectiveWorkflow: { state: STATE.finished },
    lastObjectiveRecord: { normalizedScore: 0.85, score: 17, maxScore: 20, grade: 'A', passed: true },
  });
  expect(await graded(quiz.id, 10)).toEqual({ kind: 'refused', reason: 'alreadyGraded' });
});

test('[4.3] where somebody approves grades, the attempt ends with the approval', async () => {
  const { aggregateId } = await insertTestCourse(server.db, {
    course: { type: 'lti', needsGrading: true, needsApproval: true, gradingScaleId: scaleId },
  });
  const id = await ada.start(aggregateId);
  const { json } = await ada.startActivities(id, []);
  const [root] = json['data'] as [{ id: string }];
  await ada.finishActivities(id, [root.id]);
  await ada.submit(id);
  const approval = { tenantId: NORTH.id, objectiveWorkflowId: id, userId: BEN.id };
  expect(await approveAttempt(server.db, approval, moment())).toEqual({
    kind: 'refused',
    reason: 'notGraded',
  });
  expect(await graded(root.id, 5)).toMatchObject({ kind: 'graded', attemptState: 'graded' });
  expect((await ada.get(`/objective-workflows/${id}`)).json).toMatchObject({ objectiveRecordId: null });
  expect(await approveAttempt(server.db, approval, moment())).toEqual({
    kind: 'approved',
    attemptState: 'finished',
  });
  expect((await ada.get(`/objective-workflows/${id}`)).json['objectiveRecordId']).toBeTypeOf('string');
});

test('[4.10] [7.8] the answer comes at once, its result is kept at the address it names', async () => {
  const { aggregateId } = await insertTestCourse(server.db);
  const id = await ada.start(aggregateId);
  const session = await server.signIn();
  const path = '/api/lms/v1/submit-objective-workflows';
  const accepted = await server.ask(path, { session, method: 'POST', body: { id } });
  expect(accepted).toMatchObject({ status: 202, json: { id } });
  const result = await server.ask(String(accepted.headers['location']), { session });
  expect(result.json).toEqual({ id, completed: true, result: 1, entityId: id, errors: {} });
});

test('[4.10] an attempt is handed in once: the same command again answers the first outcome', async () => {
  const { aggregateId } = await insertTestCourse(server.db);
  const id = await ada.start(aggregateId);
  const first = await ada.submit(id);
  server.clock.now = new Date(NOON.getTime() + 60_000);
  const second = await ada.submit(id);
  expect(second.json).toEqual(first.json);
  expect(first.status).toBe(200);
});

test('[4.10] ten submits at once make one record', async () => {
  const { aggregateId } = await insertTestCourse(server.db);
  const id = await ada.start(aggregateId);
  const answers = await Promise.all(Array.from({ length: 10 }, () => ada.submit(id)));
  for (const { status, json } of answers)
    expect({ status, json }).toEqual({ status: 200, json: answers[0]?.json });
  const records = await ada.get(`/objective-workflow-aggregates/${aggregateId}/objective-records`);
  expect(records.json).toHaveLength(1);
});

test('an attempt of another learner, or of another tenant, does not exist', async () => {
  const { aggregateId } = await insertTestCourse(server.db);
  const id = await ada.start(aggregateId);
  const ben = await openLearner(server, BEN);
  const south = await openLearner(server, BEN, SOUTH);
  for (const other of [ben, south]) {
    const { status, json } = await other.submit(id);
    expect(status).toBe(400);
    expect(json['errors']).toEqual({ id: ['This attempt does not exist.'] });
    expect((await other.get(`/objective-workflows/${id}`)).status).toBe(404);
  }
  expect((await ada.get(`/objective-workflows/${id}`)).json).toMatchObject({ state: STATE.inProgress });
});

test('[3.6] what was open but not done goes with the attempt, and counts as not done', async () => {
  const { aggregateId, part } = await insertTestCourse(server.db, {
    course: { gradingScaleId: scaleId },
    parts: [
      { name: 'Film', type: 'video' },
      { name: 'Quiz', type: 'lti' },
    ],
  });
  const id = await ada.start(aggregateId);
  const { json } = await ada.startActivities(id, [part('1')]);
  const [film] = json['data'] as [{ id: string }];
  await ada.put(`/users/me/objective-workflows/${id}/activity-workflows/${film.id}`, { progress: 0.5 });
  const submitted = await ada.submit(id);
  expect(submitted.json).toMatchObject({ state: STATE.finished, progress: 0 });
  const record = await ada.get(`/objective-records/${String(submitted.json['objectiveRecordId'])}`);
  expect(record.json).toMatchObject({ progress: 0, normalizedScore: 0, passed: false });
});

test('[4.10] reading 66: a tool that was opened but has handed nothing in is waited for by nobody', async () => {
  const { aggregateId, part } = await insertTestCourse(server.db, {
    course: { gradingScaleId: scaleId },
    parts: [
      { name: 'Film', type: 'video', scoreWeight: 0 },
      { name: 'Quiz', type: 'lti', needsGrading: true },
    ],
  });
  const id = await ada.start(aggregateId);
  const { json } = await ada.startActivities(id, [part('2')]);
  const [quiz] = json['data'] as [{ id: string }];
  await ada.put(`/users/me/objective-workflows/${id}/activity-workflows/${quiz.id}`, { progress: 1 });
  const submitted = await ada.submit(id);
  expect(submitted.json).toMatchObject({ state: STATE.finished, progress: 0 });
  const record = await ada.get(`/objective-records/${String(submitted.json['objectiveRecordId'])}`);
  expect(record.json).toMatchObject({ progress: 0, normalizedScore: 0, passed: false });
});

test.each([true, false])(
  '[4.10] reading 66: so is a tool that is the whole course, opened: %s',
  async (isOpened) => {
    const { aggregateId } = await insertTestCourse(server.db, {
      course: { type: 'lti', needsGrading: true, gradingScaleId: scaleId },
    });
    const id = await ada.start(aggregateId);
    if (isOpened) await ada.startActivities(id, []);
    expect((await ada.submit(id)).json).toMatchObject({ state: STATE.finished, progress: 0 });
  },
);
