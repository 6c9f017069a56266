import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openLearner, type TestLearner } from '../../../testing/attempts/learner';
import { insertOfferedCourse, insertTestCourse } from '../../../testing/attempts/test-course';
import { sql } from '../../db/sql';
import { openTestApp, type TestApp } from '../../../testing/test-app';
import { ADA, BEN, NORTH, SOUTH } from '../../../testing/test-tenants';

const PATH = '/create-self-enrollments';
const NO_LONGER = { objectiveAccessId: ['This course is no longer offered in the catalog.'] };

let server: TestApp;
let ada: TestLearner;

beforeAll(async () => {
  server = await openTestApp();
});
beforeEach(async () => {
  ada = await openLearner(server);
});
afterAll(() => server.close());

const enrol = (learner: TestLearner, objectiveAccessId: string) =>
  learner.post(PATH, { id: randomUUID(), objectiveAccessId });
const listed = async (learner: TestLearner, list: string) =>
  (
    (await learner.get(`/users/me/objective-accesses/query?list=${list}&take=200`)).json['data'] as Array<{
      id: string;
    }>
  ).map(({ id }) => id);

test('[4.13] [7.21] [3.19] an enrolled course leaves the catalog and joins my courses, for this learner alone', async () => {
  const { accessId, objectiveId } = await insertOfferedCourse(server.db);
  expect(await listed(ada, 'catalog')).toContain(accessId);
  const id = randomUUID();
  const { status, json } = await ada.post(PATH, { id, objectiveAccessId: accessId });
  expect({ status, json }).toEqual({ status: 200, json: { id, objectiveAccessId: accessId } });
  expect(await listed(ada, 'catalog')).not.toContain(accessId);
  expect(await listed(ada, 'enrolled')).toContain(accessId);
  const aggregate = await ada.get(`/objectives/${objectiveId}/objective-workflow-aggregate`);
  expect(aggregate.json).toMatchObject({ isSelfEnrolled: true, lastObjectiveWorkflow: null });
  const ben = await openLearner(server, BEN);
  expect(await listed(ben, 'catalog')).toContain(accessId);
  expect((await ben.get(`/objectives/${objectiveId}/objective-workflow-aggregate`)).status).toBe(404);
});

test('[4.13] two tabs that enrol at once make one enrolment, and both are told of it', async () => {
  const { accessId, objectiveId } = await insertOfferedCourse(server.db);
  const answers = await Promise.all(Array.from({ length: 6 }, () => enrol(ada, accessId)));
  expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
  expect(new Set(answers.map(({ json }) => json['id'])).size).toBe(1);
  const rows = await server.db.query(
    sql`select from objective_workflow_aggregates where tenant_id = ${NORTH.id} and objective_id = ${objectiveId}`,
  );
  expect(rows).toHaveLength(1);
});

test.each(['draft', 'archived'] as const)('[4.18] nobody enrols in a course that is %s', async (state) => {
  const { accessId } = await insertOfferedCourse(server.db, { course: { state } });
  const { status, json } = await enrol(ada, accessId);
  expect({ status, errors: json['errors'] }).toEqual({ status: 400, errors: NO_LONGER });
});

test('[8.10] a course that was withdrawn meanwhile is no longer offered', async () => {
  const { accessId } = await insertOfferedCourse(server.db);
  await server.db.query(sql`update objective_accesses set show_in_catalog = false where id = ${accessId}`);
  expect((await enrol(ada, accessId)).json['errors']).toEqual(NO_LONGER);
});

test('an access of another person or another tenant is not on offer', async () => {
  const bens = await insertTestCourse(server.db, { userId: BEN.id });
  const souths = await insertOfferedCourse(server.db, { tenantId: SOUTH.id });
  for (const accessId of [bens.accessId, souths.accessId, randomUUID()]) {
    expect((await enrol(ada, accessId)).json['errors']).toEqual(NO_LONGER);
  }
  const south = await openLearner(server, ADA, SOUTH);
  expect((await enrol(south, souths.accessId)).status).toBe(200);
});

test('[4.12] [4.13] [4.23] an optional course that a person was assigned is theirs to take up, nobody else’s', async () => {
  const { accessId, objectiveId, aggregateId } = await insertTestCourse(server.db, { isSelfEnrolled: false });
  const access = await ada.get(`/users/me/objectives/${objectiveId}/objective-access`);
  expect(access.json).toMatchObject({ id: accessId, showInCatalog: false });
  expect(await listed(ada, 'enrolled')).not.toContain(accessId);

  const south = await openLearner(server, ADA, SOUTH);
  for (const stranger of [await openLearner(server, BEN), south]) {
    expect((await enrol(stranger, accessId)).json['errors']).toEqual(NO_LONGER);
    expect(await listed(stranger, 'enrolled')).not.toContain(accessId);
  }

  expect((await enrol(ada, accessId)).status).toBe(200);
  expect((await enrol(ada, accessId)).status).toBe(200);
  expect(await listed(ada, 'enrolled')).toContain(accessId);
  const aggregate = await ada.get(`/objectives/${objectiveId}/objective-workflow-aggregate`);
  expect(aggregate.json).toMatchObject({ id: aggregateId, isSelfEnrolled: true });
  await ada.start(aggregateId);
});

test.each(['draft', 'archived'] as const)('[4.18] nor in one of their own that is %s', async (state) => {
  const { accessId } = await insertTestCourse(server.db, { course: { state }, isSelfEnrolled: false });
  expect((await enrol(ada, accessId)).json['errors']).toEqual(NO_LONGER);
});

test('[4.12] enrolling, then starting, works in one go', async () => {
  const { accessId, objectiveId } = await insertOfferedCourse(server.db);
  await enrol(ada, accessId);
  const { json } = await ada.get(`/objectives/${objectiveId}/objective-workflow-aggregate`);
  await ada.start(String(json['id']));
});
