import { expect, test } from 'vitest';
import { insertTestCourse } from '../../../testing/attempts/test-course';
import { sql } from '../../db/sql';
import { openTestDatabase } from '../../../testing/test-database';
import { ADA, insertTestTenants, NORTH } from '../../../testing/test-tenants';
import { listEnrolledCourses } from './enrolled-courses';
import { refreshListedObjectives } from './listed-objectives';

test('[7.2] a course that gets another name, state or date has it on the cards of those who are enrolled', async () => {
  const db = await openTestDatabase();
  await insertTestTenants(db);
  const changed = await insertTestCourse(db, { course: { name: 'Optics' } });
  await insertTestCourse(db, { course: { name: 'Statics' } });
  const cards = async () => {
    const query = { sort: [{ selector: 'objective.name', desc: false }], skip: 0, take: 20 };
    const ada = { tenantId: NORTH.id, userId: ADA.id, now: new Date() };
    const { data } = await listEnrolledCourses(db, ada, { ...query, requireTotalCount: false });
    return data.map(({ objective: { name, state }, dueDate }) => ({ name, state, dueDate }));
  };
  const writings = () => db.query(sql`select xmin::text from objective_workflow_aggregates order by id`);
  const statics = { name: 'Statics', state: 'ready', dueDate: null };
  expect(await cards()).toEqual([{ name: 'Optics', state: 'ready', dueDate: null }, statics]);

  const before = await writings();
  await refreshListedObjectives(db, NORTH.id);
  expect(await writings()).toEqual(before);

  const dueDate = new Date('2026-05-04T10:00:00Z');
  await db.query(
    sql`update objectives set name = 'Waves', sort_name = 'waves', state = 'expired' where id = ${changed.objectiveId}`,
  );
  await db.query(sql`update objective_accesses set due_date = ${dueDate} where id = ${changed.accessId}`);
  await refreshListedObjectives(db, NORTH.id);
  expect(await cards()).toEqual([statics, { name: 'Waves', state: 'expired', dueDate }]);
  await db.close();
});
