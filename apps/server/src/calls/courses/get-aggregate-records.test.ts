import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { gradeActivity } from '../../attempts/grading/grade-activity';
import { openLearner, type TestLearner } from '../../../testing/attempts/learner';
import { insertTestCourse } from '../../../testing/attempts/test-course';
import { insertTestScale } from '../../../testing/attempts/test-scale';
import type { NewAccess } from '../../store/setup/course-setup';
import { sql } from '../../db/sql';
import { NOON, openTestApp, type TestApp } from '../../../testing/test-app';
import { ADA, BEN, NORTH, SOUTH } from '../../../testing/test-tenants';

const DAY_MS = 86_400_000;
const TOMORROW = new Date(NOON.getTime() + DAY_MS);
const HIDDEN = {
  score: null,
  maxScore: null,
  normalizedScore: null,
  grade: null,
  passed: null,
  protectResults: true,
};
const SHOWN = {
  score: 18,
  maxScore: 20,
  normalizedScore: 0.9,
  grade: 'A',
  passed: true,
  protectResults: false,
};

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

/** A finished attempt with nine tenths of the points, as the policy of the access has it. */
async function gradedCourse(access: Partial<NewAccess> = {}) {
  const course = await insertTestCourse(server.db, {
    course: { type: 'discussion', needsGrading: true, gradingScaleId: scaleId },
    access: { retake: true, ...access },
  });
  const workflowId = await gradedAttempt(course.aggregateId);
  return { ...course, workflowId };
}

async function gradedAttempt(aggregateId: string): Promise<string> {
  const id = await ada.start(aggregateId);
  const { json } = await ada.startActivities(id, []);
  const [root] = json['data'] as [{ id: string }];
  await ada.submit(id);
  await gradeActivity(
    server.db,
    { tenantId: NORTH.id, activityWorkflowId: root.id, actor: 'tool', userId: null, score: 9, maxScore: 10 },
    { now: server.clock.now, newId: randomUUID },
  );
  return id;
}

const recordsOf = async (aggregateId: string) =>
  (await ada.get(`/objective-workflow-aggregates/${aggregateId}/objective-records`)).json as unknown as Array<
    Record<string, unknown>
  >;

test('[7.5] [3.12] every result with its attempt, the latest first', async () => {
  const { aggregateId, workflowId } = await gradedCourse();
  server.clock.now = TOMORROW;
  ada = await openLearner(server);
  const second = await gradedAttempt(aggregateId);
  expect(await recordsOf(aggregateId)).toMatchObject([
    { ...SHOWN, objectiveWorkflowId: second, started: TOMORROW.toISOString() },
    { ...SHOWN, objectiveWorkflowId: workflowId, started: NOON.toISOString(), submitted: NOON.toISOString() },
  ]);
  const [latest] = await recordsOf(aggregateId);
  expect(latest?.['activityRecord']).toEqual({ activityWorkflowId: expect.any(String) });
});

test.each<[string, Partial<NewAccess>, object]>([
  ['none: always', { gradeRevealPolicy: 'none' }, SHOWN],
  ['never: not at all', { gradeRevealPolicy: 'never' }, HIDDEN],
  ['afterFinish: once handed in', { gradeRevealPolicy: 'afterFinish' }, SHOWN],
  ['afterDate: not before', { gradeRevealPolicy: 'afterDate', gradeRevealDate: TOMORROW }, HIDDEN],
  ['afterDate: at the very second', { gradeRevealPolicy: 'afterDate', gradeRevealDate: NOON }, SHOWN],
])('[4.20] %s, wherever the result is asked for', async (_policy, access, expected) => {
  const { aggregateId, objectiveId, accessId } = await gradedCourse(access);
  const [record] = await recordsOf(aggregateId);
  expect(record).toMatchObject(expected);
  const id = String(record?.['id']);
  const inRecord = (await ada.get(`/objective-records/${id}`)).json;
  const inQuery = (await ada.get('/objective-records/query?take=200')).json['data'] as Array<{ id: string }>;
  const inCard = (await ada.get(`/users/me/objective-accesses/${accessId}`)).json;
  const inAggregate = (await ada.get(`/objectives/${objectiveId}/objective-workflow-aggregate`)).json;
  const inAggregates = (await ada.get('/objective-workflow-aggregates/query?take=200')).json[
    'data'
  ] as Array<{
    id: string;
  }>;
  const inList = (await ada.get('/users/me/objective-accesses/query?list=enrolled&take=200')).json[
    'data'
  ] as Array<{
    id: string;
  }>;
  expect(inRecord).toMatchObject(expected);
  expect(inQuery.find((each) => each.id === id)).toMatchObject(expected);
  const last = { lastObjectiveRecord: expected };
  expect(inCard['objectiveWorkflowAggregate']).toMatchObject(last);
  expect(inAggregate).toMatchObject(last);
  expect(inAggregates.find((each) => each.id === aggregateId)).toMatchObject(last);
  expect(inList.find((each) => each.id === accessId)).toMatchObject({ objectiveWorkflowAggregate: last });
});

test('[3.5] reading 22: an attempt that protects its results shows none, and neither does its record', async () => {
  const { aggregateId, workflowId } = await gradedCourse();
  await server.db.query(
    sql`update objective_records set protect_results = true where workflow_id = ${workflowId}`,
  );
  expect(await recordsOf(aggregateId)).toMatchObject([HIDDEN]);
});

test.each(['score', 'grade', 'normalizedScore', 'passed'])(
  'a secret cannot be had by ordering or filtering by %s',
  async (field) => {
    const sort = encodeURIComponent(JSON.stringify([{ selector: field }]));
    const filter = encodeURIComponent(JSON.stringify([field, '>', 0]));
    expect((await ada.get(`/objective-records/query?sort=${sort}`)).status).toBe(400);
    expect((await ada.get(`/objective-records/query?filter=${filter}`)).status).toBe(400);
  },
);

test('an enrolment without a result answers none; that of another learner does not exist', async () => {
  const { aggregateId } = await insertTestCourse(server.db);
  expect(await recordsOf(aggregateId)).toEqual([]);
  const path = `/objective-workflow-aggregates/${aggregateId}/objective-records`;
  for (const other of [await openLearner(server, BEN), await openLearner(server, ADA, SOUTH)]) {
    expect((await other.get(path)).status).toBe(404);
  }
  expect((await ada.get(`/objective-workflow-aggregates/${randomUUID()}/objective-records`)).status).toBe(
    404,
  );
});
