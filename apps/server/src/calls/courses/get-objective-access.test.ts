import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openLearner, type TestLearner } from '../../../testing/attempts/learner';
import { insertOfferedCourse, insertTestCourse } from '../../../testing/attempts/test-course';
import { insertTestScale } from '../../../testing/attempts/test-scale';
import { sql } from '../../db/sql';
import { insertTerm } from '../../store/setup/arrangement-setup';
import { cleanRichText } from '../../rich-text/clean-rich-text';
import { NOON, openTestApp, type TestApp } from '../../../testing/test-app';
import { ADA, BEN, NORTH, SOUTH } from '../../../testing/test-tenants';

let server: TestApp;
let ada: TestLearner;

beforeAll(async () => {
  server = await openTestApp();
});
beforeEach(async () => {
  ada = await openLearner(server);
});
afterAll(() => server.close());

const pathOf = (objectiveId: string) => `/users/me/objectives/${objectiveId}/objective-access`;

test('[7.3] [7.22] [3.2] [3.4] a course with its text, its scale, and what the learner has of it', async () => {
  const gradingScaleId = await insertTestScale(server.db);
  const about = cleanRichText('<p>All of it</p>', { frameSources: [] });
  const course = { name: 'Risk', about, gradingScaleId, childrenCount: 3, duration: 600 };
  const { objectiveId, accessId, aggregateId } = await insertTestCourse(server.db, { course });
  const { json } = await ada.get(pathOf(objectiveId));
  expect(json).toMatchObject({
    id: accessId,
    userId: ADA.id,
    objective: {
      id: objectiveId,
      name: 'Risk',
      about: '<p>All of it</p>',
      objectiveGradingScale: { id: gradingScaleId, maxScore: 20, numberOfGrades: 2 },
      activity: { type: 3, state: 2, supportReview: true, proctored: false, childrenCount: 3, duration: 600 },
    },
    objectiveWorkflowAggregate: { id: aggregateId, lastObjectiveWorkflow: null, lastObjectiveRecord: null },
  });
  expect((await ada.get(`/users/me/objective-accesses/${accessId}`)).json).toEqual(json);
});

test('[3.1] [3.2] [3.4] a course tells all that the specification names, and its activity too', async () => {
  const gradingScaleId = await insertTestScale(server.db);
  const { objectiveId, accessId } = await insertTestCourse(server.db, {
    course: {
      name: 'Risk',
      gradingScaleId,
      imageUrl: '/risk.jpg',
      supportLtiAuthoring: true,
      supportCollaborativeMode: true,
      supportReview: false,
    },
    parts: [
      { name: 'Module', children: [{ name: 'Page' }] },
      { name: 'Draft', state: 'draft' },
      { name: 'End' },
    ],
  });
  const { json } = await ada.get(pathOf(objectiveId));
  expect(json['objective']).toMatchObject({
    supportLtiAuthoring: true,
    supportReview: false,
    gradingScaleId,
    activity: {
      name: 'Risk',
      code: expect.any(String),
      activityType: null,
      imageUrl: '/risk.jpg',
      preferredWidth: null,
      preferredHeight: null,
      presentationMode: 0,
      supportCollaborativeMode: true,
      supportPersonalMode: true,
      supportLtiGrading: false,
      supportMobileView: true,
      allowPublishing: false,
      allowEditing: false,
      children: [
        { name: 'Module', type: 3, state: 2 },
        { name: 'End', type: 1, state: 2 },
      ],
    },
  });
  expect(json).toMatchObject({
    objectiveAccess: { id: accessId },
    objectiveWorkflowAggregate: { objectiveGradingScale: { id: gradingScaleId } },
  });
  const { json: aggregate } = await ada.get(`/objectives/${objectiveId}/objective-workflow-aggregate`);
  const { data } = (await ada.get('/objective-workflow-aggregates/query')).json as { data: object[] };
  expect(data).toContainEqual(aggregate);
  expect(aggregate).toMatchObject({
    objectiveId,
    userId: ADA.id,
    objective: { name: 'Risk' },
    objectiveAccess: { id: accessId },
    objectiveGradingScale: { id: gradingScaleId, objectiveGrades: expect.any(Array) },
    retake: false,
    gradeRevealPolicy: 'none',
  });
});

test('[3.13] an enrolment says from when to when it can be started, when it is due, and whether it may be repeated', async () => {
  const [from, due, until] = [1, 2, 3].map((days) => new Date(NOON.getTime() + days * 86_400_000));
  const { objectiveId } = await insertTestCourse(server.db, {
    access: {
      availabilityDate: from ?? null,
      dueDate: due ?? null,
      availabilityEndDate: until ?? null,
      retake: true,
    },
  });
  expect((await ada.get(pathOf(objectiveId))).json).toMatchObject({
    availabilityDate: from?.toISOString(),
    dueDate: due?.toISOString(),
    availabilityEndDate: until?.toISOString(),
    retake: true,
  });
});

test('[4.28] a course under way says in which activity its learner was last', async () => {
  const { objectiveId, aggregateId, part } = await insertTestCourse(server.db, {
    parts: [
      {
        name: 'Module',
        children: [{ name: 'One' }, { name: 'Two' }],
      },
    ],
  });
  const openedLast = async () => (await ada.get(pathOf(objectiveId))).json['openedLast'];
  expect(await openedLast()).toBeNull();
  const attempt = await ada.start(aggregateId);
  const { json } = await ada.startActivities(attempt, [part('1.2')]);
  const [two] = json['data'] as [{ id: string }]; // the one that was begun
  expect(await openedLast()).toEqual({ axis: '1.2', name: 'Two', language: null });
  server.clock.now = new Date(server.clock.now.getTime() + 1000);
  await ada.startActivities(attempt, [part('1.1')]);
  expect(await openedLast()).toEqual({ axis: '1.1', name: 'One', language: null });
  server.clock.now = new Date(server.clock.now.getTime() + 1000);
  const place = { at: server.clock.now.toISOString(), second: 3 };
  await ada.put(`/users/me/objective-workflows/${attempt}/activity-workflows/${two.id}`, { place });
  expect(await openedLast()).toEqual({ axis: '1.2', name: 'Two', language: null });
  await ada.finishActivities(attempt, [two.id]);
  expect(await openedLast()).toEqual({ axis: '1.1', name: 'One', language: null });
  await ada.submit(attempt);
  expect(await openedLast()).toBeNull();
});

test('[3.18] a course says the name of its term', async () => {
  const termId = randomUUID();
  await insertTerm(server.db, NORTH.id, { id: termId, name: 'Autumn 2026', position: 1 });
  const { objectiveId } = await insertTestCourse(server.db, { access: { termId } });
  expect((await ada.get(pathOf(objectiveId))).json).toMatchObject({ termId, termName: 'Autumn 2026' });
});

test('[7.3] what the catalog offers can be looked at before enrolling', async () => {
  const { objectiveId, accessId } = await insertOfferedCourse(server.db);
  expect((await ada.get(pathOf(objectiveId))).json).toMatchObject({
    id: accessId,
    showInCatalog: true,
    objectiveWorkflowAggregate: null,
  });
});

test('[8.4] a course of another learner, of another tenant, or of nobody does not exist', async () => {
  const bens = await insertTestCourse(server.db, { userId: BEN.id });
  const souths = await insertOfferedCourse(server.db, { tenantId: SOUTH.id });
  for (const objectiveId of [bens.objectiveId, souths.objectiveId, randomUUID()]) {
    expect((await ada.get(pathOf(objectiveId))).status).toBe(404);
  }
  for (const accessId of [bens.accessId, souths.accessId, randomUUID()]) {
    expect((await ada.get(`/users/me/objective-accesses/${accessId}`)).status).toBe(404);
  }
});

test('looking changes nothing', async () => {
  const { objectiveId, aggregateId } = await insertTestCourse(server.db);
  const rowOf = () =>
    server.db.query(
      sql`select g.*, g.xmin::text from objective_workflow_aggregates g where id = ${aggregateId}`,
    );
  const before = await rowOf();
  await ada.get(pathOf(objectiveId));
  await ada.get(`/objectives/${objectiveId}/objective-workflow-aggregate`);
  await ada.get(`/objective-workflow-aggregates/${aggregateId}/objective-records`);
  expect(await rowOf()).toEqual(before);
});
