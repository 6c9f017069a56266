import { allNodes } from '@lantern/domain/activity/course-node';
import { expect, test } from 'vitest';
import { openTestDatabase } from '../../../testing/test-database';
import { ADA, BEN, insertTestTenants, NORTH } from '../../../testing/test-tenants';
import { insertAttempts } from '../../store/setup/course-setup';
import { readActivityPath, readCourseTree } from './read-course-tree';
import { countedDatabase } from '../../../testing/attempts/counted-database';
import { insertTestCourse } from '../../../testing/attempts/test-course';

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

test('[4.26] to judge one activity the way to it is read, and the whole tree where something on it waits', async () => {
  const db = await openTestDatabase();
  await insertTestTenants(db);
  const { aggregateId, part } = await insertTestCourse(db, {
    parts: [
      { name: 'A', children: [{ name: 'A1' }, { name: 'A2', children: [{ name: 'A21' }] }] },
      { name: 'B', requiresPrevious: true, children: [{ name: 'B1' }] },
    ],
  });
  const id = '00000000-0000-4000-8000-000000000078';
  const plain = { submitted: null, finished: null, protectResults: false, progress: 0 };
  const started = new Date('2026-03-02T12:00:00Z');
  await insertAttempts(db, NORTH.id, [{ id, aggregateId, state: 'inProgress', started, ...plain }]);
  const learner = { tenantId: NORTH.id, userId: ADA.id };
  const axesTo = async (axis: string) => {
    const tree = await readActivityPath(db, { learner, id, partId: part(axis) });
    return tree && allNodes(tree.root).map(({ part: { axis } }) => axis);
  };
  expect(await axesTo('1.2.1')).toEqual(['', '1', '1.2', '1.2.1']);
  expect(await axesTo('2.1')).toEqual(['', '1', '1.1', '1.2', '1.2.1', '2', '2.1']);
  expect(
    await readActivityPath(db, { learner: { ...learner, userId: BEN.id }, id, partId: part('1') }),
  ).toBeNull();
  await db.close();
});
