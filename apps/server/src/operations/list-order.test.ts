import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertTestCourse } from '../../testing/attempts/test-course';
import { testOperator, type TestOperator } from '../../testing/operations/operator';
import { NOON } from '../../testing/test-app';
import { openTestDatabase } from '../../testing/test-database';
import { insertTestTenants, NORTH } from '../../testing/test-tenants';
import type { Database } from '../db/db';
import type { ListedEnrolment } from '../store/operator/enrolment-admin';
import { createGroup } from '../store/operator/group-admin';
import {
  insertFilterAttribute,
  insertFilterCategory,
  insertGradingScale,
  insertShowcase,
  insertTerm,
} from '../store/setup/arrangement-setup';

let db: Database;
let north: TestOperator;
beforeAll(async () => {
  db = await openTestDatabase();
  await insertTestTenants(db);
  north = testOperator(db, { tenantId: NORTH.id, now: NOON });
});
afterAll(() => db.close());

/** From the last on, so that the order in which they came is not the one that is expected. */
const IDS = Array.from({ length: 9 }, () => randomUUID()).toSorted();
const BACKWARDS = IDS.toReversed();
const ALIKE = { name: 'Twin', position: 1 };

const SCALE = { description: '', maxScore: 1, normalizedPassingScore: 1, grades: [], passingGradeId: null };

test.each<[string, (id: string) => Promise<unknown>]>([
  ['terms list', (id) => insertTerm(db, NORTH.id, { id, ...ALIKE })],
  ['collections list', (id) => insertShowcase(db, NORTH.id, { id, code: '', description: '', ...ALIKE })],
  [
    'filters list',
    async (id) => {
      await insertFilterCategory(db, NORTH.id, { id, ...ALIKE });
      await insertFilterAttribute(db, NORTH.id, { id, categoryId: id, ...ALIKE });
    },
  ],
  ['scales list', (id) => insertGradingScale(db, NORTH.id, { id, name: 'Twin', ...SCALE })],
  ['groups list', (id) => createGroup(db, NORTH.id, { id, name: 'Twin' })],
  ['courses list', (id) => insertTestCourse(db, { course: { id, name: 'Twin', code: 'TWIN' } })],
])('%s has one order, whatever is alike in it', async (name, insert) => {
  for (const id of BACKWARDS) await insert(id);
  const listed = (await north.run(name, {})) as Array<{ id: string }>; // of all these
  expect(listed.map(({ id }) => id)).toEqual(IDS);
});

test('enrolments list has one order, whatever is alike in it', async () => {
  const made = await Promise.all(
    IDS.map(async (_, place) => {
      const dueDate = new Date(NOON.getTime() + place * 60_000);
      return { dueDate, ...(await insertTestCourse(db, { course: { code: 'SAME' }, access: { dueDate } })) };
    }),
  );
  const listed = (await north.run('enrolments list', { course: 'SAME' })) as ListedEnrolment[]; // what it answers
  const inOrder = made.toSorted((one, other) => (one.aggregateId < other.aggregateId ? -1 : 1));
  expect(listed.map(({ due }) => due)).toEqual(inOrder.map(({ dueDate }) => dueDate));
});
