import type { ListedObjectiveAccess } from '@lantern/contract/entities/objective-access';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertTestCourse } from '../../../testing/attempts/test-course';
import type { Database } from '../../db/db';
import { type Sql, sql } from '../../db/sql';
import { openTestDatabase } from '../../../testing/test-database';
import { ADA, insertTestTenants, NORTH } from '../../../testing/test-tenants';
import { listEnrolledCourses } from './enrolled-courses';

const DAY = new Date('2026-05-04T10:00:00.123Z');
const ada = { tenantId: NORTH.id, userId: ADA.id, now: DAY };
const [ATTEMPT, RESULT] = [randomUUID(), randomUUID()];

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
  await insertTestTenants(db);
  await insertTestCourse(db, { course: { name: 'Optics' } });
});
afterAll(() => db.close());

const CHANGES: Array<[string, Sql, (card: ListedObjectiveAccess) => unknown, unknown]> = [
  ['when it is due', sql`due_date = ${DAY}`, ({ dueDate }) => dueDate, DAY],
  ['that it must be taken', sql`is_mandatory = true`, ({ isMandatory }) => isMandatory, true],
  ['when grades are shown', sql`grade_reveal_date = ${DAY}`, (card) => card.gradeRevealDate, DAY],
  [
    'when it was opened',
    sql`last_opened = ${DAY}`,
    (card) => card.objectiveWorkflowAggregate?.lastOpened,
    DAY,
  ],
  ['its version', sql`version = 41`, (card) => card.objectiveWorkflowAggregate?.version, 41],
  [
    'the attempt',
    sql`workflow_id = ${ATTEMPT}, workflow_state = 'inProgress', workflow_progress = 30, workflow_started = ${DAY},
        workflow_protect_results = true`,
    (card) => card.objectiveWorkflowAggregate?.lastObjectiveWorkflow,
    {
      id: ATTEMPT,
      state: 'inProgress',
      progress: 30,
      started: DAY,
      submitted: null,
      finished: null,
      protectResults: true,
      objectiveRecordId: null,
    },
  ],
  [
    'the result',
    sql`record_id = ${RESULT}, record_finished = ${DAY}, record_score = 7.5, record_max_score = 10,
        record_normalized_score = 0.75, record_grade = 'B', record_passed = true, record_progress = 100,
        record_protect_results = false, record_workflow_id = ${ATTEMPT}`,
    (card) => card.objectiveWorkflowAggregate?.lastObjectiveRecord,
    {
      id: RESULT,
      finished: DAY,
      score: 7.5,
      maxScore: 10,
      normalizedScore: 0.75,
      grade: 'B',
      passed: true,
      progress: 100,
      protectResults: false,
      objectiveWorkflowId: ATTEMPT,
    },
  ],
];

test.each(CHANGES)(
  '[7.2] a card tells %s as it was last written, whoever wrote it',
  async (_, set, read, expected) => {
    await db.query(sql`update objective_workflow_aggregates set ${set}`);
    const { data } = await listEnrolledCourses(db, ada, { take: 20 });
    expect(data.map(read)).toEqual([expected]);
  },
);

test('[7.2] a page past the end still tells how many there are', async () => {
  const query = { skip: 20, take: 20, requireTotalCount: true };
  const page = await listEnrolledCourses(db, ada, query);
  expect(page).toEqual({ data: [], totalCount: 1 });
});
