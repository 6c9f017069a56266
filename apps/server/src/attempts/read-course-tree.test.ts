import { expect, test } from 'vitest';
import { openTestDatabase } from '../testing/test-database';
import { ADA, insertTestTenants, NORTH } from '../testing/test-tenants';
import { insertAttempts } from '../store/course-setup';
import { readCourseTree } from './read-course-tree';
import { countedDatabase } from './testing/counted-database';
import { insertTestCourse } from './testing/test-course';

test('[7.13] a tree of any depth is read by one statement', async () => {
  const { db, take } = countedDatabase(await openTestDatabase());
  await insertTestTenants(db);
  const { aggregateId } = await insertTestCourse(db, {
    parts: [{ name: 'A', children: [{ name: 'B', children: [{ name: 'C' }] }] }],
  });
  const id = '00000000-0000-4000-8000-000000000077';
  const plain = { submitted: null, finished: null, protectResults: false, progress: 0 };
  const started = new Date('2026-03-02T12:00:00Z');
  await insertAttempts(db, NORTH.id, [{ id, aggregateId, state: 'inProgress', started, ...plain }]);
  take();
  const tree = await readCourseTree(db, { learner: { tenantId: NORTH.id, userId: ADA.id }, id });
  expect(tree?.part.childActivity.children).toMatchObject([{ axis: '1' }]);
  expect(take()).toHaveLength(1);
  await db.close();
});
