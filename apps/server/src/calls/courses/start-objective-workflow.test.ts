import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { countedDatabase } from '../../../testing/attempts/counted-database';
import { openLearner, type TestLearner } from '../../../testing/attempts/learner';
import { type CourseDifferences, insertTestCourse } from '../../../testing/attempts/test-course';
import { buildApp } from '../../app';
import { NOON, openTestApp, SESSION_LIMITS, type TestApp } from '../../../testing/test-app';
import { ADA, BEN, NORTH, SOUTH } from '../../../testing/test-tenants';
import { memoryStorage } from '../../../testing/memory-storage';

const LATER = new Date(NOON.getTime() + 1000);
const PATH = '/start-objective-workflows';

let server: TestApp;
let ada: TestLearner;

beforeAll(async () => {
  server = await openTestApp();
});
beforeEach(async () => {
  server.clock.now = NOON;
  ada = await openLearner(server);
});
afterAll(() => server.close());

test('[4.8] [7.7] starting makes an attempt with the id of the client, and opens the course', async () => {
  const { aggregateId, objectiveId } = await insertTestCourse(server.db);
  const id = await ada.start(aggregateId);
  const { json } = await ada.get(`/users/me/objectives/${objectiveId}/objective-access`);
  expect(json['objectiveWorkflowAggregate']).toMatchObject({
    lastOpened: NOON.toISOString(),
    lastObjectiveWorkflow: {
      id,
      state: 1,
      progress: 0,
      started: NOON.toISOString(),
      objectiveRecordId: null,
    },
  });
  expect((await ada.get(`/objective-workflows/${id}`)).json).toMatchObject({ id, state: 1 });
});

test('[4.8] two tabs that start at once get one attempt and a clear answer', async () => {
  const { aggregateId } = await insertTestCourse(server.db);
  const bodies = Array.from({ length: 6 }, () => ({
    id: randomUUID(),
    objectiveWorkflowAggregateId: aggregateId,
  }));
  const answers = await Promise.all(bodies.map((body) => ada.post(PATH, body)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const refused = answers.filter(({ status }) => status !== 200);
  for (const { status, json } of refused) {
    expect(status).toBe(400);
    expect(json['errors']).toEqual({ _: ['You have already started this course.'] });
  }
});

test('[4.8] the same start sent many times at once is one start', async () => {
  const { aggregateId } = await insertTestCourse(server.db);
  const body = { id: randomUUID(), objectiveWorkflowAggregateId: aggregateId };
  const answers = await Promise.all(Array.from({ length: 8 }, () => ada.post(PATH, body)));
  for (const { status, json } of answers)
    expect({ status, id: json['id'] }).toEqual({ status: 200, id: body.id });
});

test.each<[string, CourseDifferences, string]>([
  ['[4.18] a draft', { course: { state: 'draft' } }, 'This course is coming soon.'],
  ['[4.18] an archived course', { course: { state: 'archived' } }, 'Course is not available'],
  [
    '[4.21] a course before its date',
    { access: { availabilityDate: LATER } },
    'This course cannot be started yet.',
  ],
  [
    '[4.21] a course after its end',
    { access: { availabilityEndDate: new Date(NOON.getTime() - 1) } },
    'The time to start this course is over.',
  ],
])('%s is not started, whatever the client sends', async (_case, differs, message) => {
  const { aggregateId } = await insertTestCourse(server.db, differs);
  const { status, json } = await ada.post(PATH, {
    id: randomUUID(),
    objectiveWorkflowAggregateId: aggregateId,
  });
  expect(status).toBe(400);
  expect(json['errors']).toEqual({ _: [message] });
});

test('[4.21] at the very second of its date a course can be started', async () => {
  const { aggregateId } = await insertTestCourse(server.db, {
    access: { availabilityDate: NOON, availabilityEndDate: NOON },
  });
  await ada.start(aggregateId);
});

test('[4.17] a retake needs a finished attempt and the permission to retake', async () => {
  const once = await insertTestCourse(server.db, { course: { type: 'video' } });
  const again = await insertTestCourse(server.db, { course: { type: 'video' }, access: { retake: true } });
  const text = await insertTestCourse(server.db, { course: { type: 'text' }, access: { retake: true } });
  for (const { aggregateId } of [once, again, text]) await ada.submit(await ada.start(aggregateId));
  await ada.start(again.aggregateId);
  for (const { aggregateId } of [once, text]) {
    const { json } = await ada.post(PATH, { id: randomUUID(), objectiveWorkflowAggregateId: aggregateId });
    expect(json['errors']).toEqual({ _: ['This course can be taken once only.'] });
  }
  const { json } = await ada.post(PATH, {
    id: randomUUID(),
    objectiveWorkflowAggregateId: again.aggregateId,
  });
  expect(json['errors']).toEqual({ _: ['You have already started this course.'] });
});

test('a refusal speaks Arabic to whoever asks in Arabic', async () => {
  const { aggregateId } = await insertTestCourse(server.db, { course: { state: 'draft' } });
  const session = await server.signIn();
  const { json } = await server.ask(`/api/lms/v1${PATH}`, {
    session,
    method: 'POST',
    headers: { prefer: 'respond-sync', 'accept-language': 'ar' },
    body: { id: randomUUID(), objectiveWorkflowAggregateId: aggregateId },
  });
  expect(json['errors']).toEqual({ _: ['هذه الدورة قريبًا.'] });
});

test('nobody starts for another learner, nor in another tenant', async () => {
  const { aggregateId } = await insertTestCourse(server.db);
  for (const other of [await openLearner(server, BEN), await openLearner(server, ADA, SOUTH)]) {
    const { status, json } = await other.post(PATH, {
      id: randomUUID(),
      objectiveWorkflowAggregateId: aggregateId,
    });
    expect(status).toBe(400);
    expect(json['errors']).toEqual({
      objectiveWorkflowAggregateId: ['You are not enrolled in this course.'],
    });
  }
});

test("the id of somebody's attempt cannot be used for another", async () => {
  const mine = await insertTestCourse(server.db);
  const bens = await insertTestCourse(server.db, { userId: BEN.id });
  const id = await ada.start(mine.aggregateId);
  const ben = await openLearner(server, BEN);
  const { status, json } = await ben.post(PATH, { id, objectiveWorkflowAggregateId: bens.aggregateId });
  expect({ status, code: json['code'] }).toEqual({ status: 422, code: 'idReused' });
  expect((await ben.get(`/objective-workflows/${id}`)).status).toBe(404);
});

test('starting costs no statement more than it needs: the memory of commands, the lock, the attempt, the memory', async () => {
  const { aggregateId } = await insertTestCourse(server.db);
  const { db, take } = countedDatabase(server.db);
  const app = await buildApp({
    db,
    files: memoryStorage(),
    clock: () => NOON,
    session: SESSION_LIMITS,
    trustProxy: { kind: 'none' },
    logger: false,
    portal: null,
  });
  const session = await server.signIn();
  const ask = (id: string) =>
    app.inject({
      method: 'POST',
      url: `/api/lms/v1${PATH}`,
      headers: {
        host: NORTH.host,
        cookie: `sid=${session}`,
        prefer: 'respond-sync',
        'x-requested-with': 'XMLHttpRequest',
        'sec-fetch-site': 'same-origin',
      },
      payload: { id, objectiveWorkflowAggregateId: aggregateId },
    });
  expect((await ask(randomUUID())).statusCode).toBe(200);
  const asked = take().filter((text) => !/from (tenants|domains|sessions|tenant_domains)/.test(text));
  const kinds = asked.map((text) => text.split(' ').slice(0, 1).join(' '));
  const fromCommand = kinds.slice(kinds.indexOf('begin') - 1);
  expect(fromCommand).toEqual(['select', 'begin', 'select', 'with', 'insert', 'commit']);
  await app.close();
});
