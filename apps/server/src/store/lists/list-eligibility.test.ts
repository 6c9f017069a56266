import { randomUUID } from 'node:crypto';
import { isInCatalog, isInEnrolledList } from '@lantern/domain/catalog/list-membership';
import { LIFECYCLE_STATES } from '@lantern/domain/vocabulary';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { plainAccess, plainCourse } from '../../../testing/attempts/test-course';
import { NOON, openTestApp, type TestApp } from '../../../testing/test-app';
import { ADA, NORTH } from '../../../testing/test-tenants';
import { listCatalogCourses } from '../courses/catalog-courses';
import {
  insertAccesses,
  insertAttempts,
  insertCourses,
  insertEnrolments,
  insertResults,
  refreshCardResults,
} from '../setup/course-setup';
import { listEnrolledCourses } from '../courses/enrolled-courses';
import { refreshListedObjectives } from '../courses/listed-objectives';

const BOTH = [false, true];

/** Every course that could be: what it is, and what Ada has done about it. */
const CASES = LIFECYCLE_STATES.flatMap((activityState) =>
  BOTH.flatMap((showInCatalog) =>
    BOTH.flatMap((isMandatory) =>
      BOTH.flatMap((isSelfEnrolled) =>
        BOTH.flatMap((hasWorkflow) =>
          BOTH.map((hasRecord) => ({
            activityState,
            showInCatalog,
            isMandatory,
            isSelfEnrolled,
            hasWorkflow,
            hasRecord,
            course: { ...plainCourse('Course'), activityState },
            accessId: randomUUID(),
            aggregateId: randomUUID(),
            workflowId: randomUUID(),
          })),
        ),
      ),
    ),
  ),
);

const learner = { tenantId: NORTH.id, userId: ADA.id, now: NOON };
let server: TestApp;

beforeAll(async () => {
  server = await openTestApp();
  const { db } = server;
  await insertCourses(
    db,
    NORTH.id,
    CASES.map(({ course }) => course),
  );
  await refreshListedObjectives(db, NORTH.id);
  await insertAccesses(
    db,
    NORTH.id,
    CASES.map(({ course, accessId, showInCatalog, isMandatory }) => ({
      ...plainAccess(course.id),
      id: accessId,
      userId: showInCatalog ? null : ADA.id,
      isMandatory,
    })),
  );
  await insertEnrolments(
    db,
    NORTH.id,
    CASES.map(({ aggregateId, accessId, isSelfEnrolled }) => ({
      id: aggregateId,
      userId: ADA.id,
      accessId,
      isSelfEnrolled,
    })),
  );
  await insertAttempts(
    db,
    NORTH.id,
    CASES.filter(({ hasWorkflow }) => hasWorkflow).map(({ workflowId, aggregateId, hasRecord }) => ({
      id: workflowId,
      aggregateId,
      state: hasRecord ? ('finished' as const) : ('inProgress' as const),
      progress: 0,
      started: NOON,
      submitted: null,
      finished: null,
      protectResults: false,
    })),
  );
  await insertResults(
    db,
    NORTH.id,
    CASES.filter(({ hasRecord }) => hasRecord).map(({ workflowId, aggregateId, hasWorkflow }) => ({
      id: randomUUID(),
      aggregateId,
      workflowId: hasWorkflow ? workflowId : null,
      finished: NOON,
      score: null,
      maxScore: null,
      normalizedScore: null,
      grade: null,
      passed: null,
      progress: 1,
      protectResults: false,
    })),
  );
  await refreshCardResults(db, NORTH.id);
});
afterAll(() => server.close());

const accessIds = (accesses: ReadonlyArray<{ accessId: string }>) =>
  accesses.map(({ accessId }) => accessId).sort();

test('[5.13] my courses holds exactly what the rule says, for every course that could be', async () => {
  const { data } = await listEnrolledCourses(server.db, learner, { take: 200 });
  expect(data.map(({ id }) => id).sort()).toEqual(accessIds(CASES.filter(isInEnrolledList)));
});

test('[5.13] the catalog holds exactly what the rule says, for every course that could be', async () => {
  const { data } = await listCatalogCourses(server.db, learner, { take: 200 });
  expect(data.map(({ id }) => id).sort()).toEqual(accessIds(CASES.filter(isInCatalog)));
});
