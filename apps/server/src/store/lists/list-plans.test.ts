import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertOfferedCourse } from '../../../testing/attempts/test-course';
import type { Database } from '../../db/db';
import { sql } from '../../db/sql';
import { openTestDatabase } from '../../../testing/test-database';
import { ADA, insertTestTenants, NORTH } from '../../../testing/test-tenants';
import { listCatalogCourses } from '../courses/catalog-courses';
import { listEnrolledCourses } from '../courses/enrolled-courses';
import { CARD_COLUMNS, CARD_VALUES } from '../courses/listed-objectives';
import { findObjectiveAccess } from '../courses/objective-accesses';
import { insertObjectiveWorkflow, lockAggregate } from '../attempts/objective-workflows';
import { plansOf } from '../../../testing/store/plans-of';

const MANY = 10_000;
const ada = { tenantId: NORTH.id, userId: ADA.id, now: new Date('2026-05-04T12:00:00Z') };

let db: Database;

/** Ten thousand learners of one course, who each had an attempt annulled, ten thousand courses on offer, and Ada with a few of them. */
beforeAll(async () => {
  db = await openTestDatabase();
  await insertTestTenants(db);
  const { objectiveId } = await insertOfferedCourse(db, { course: { name: 'Taken by all' } });
  await db.query(
    sql`insert into users (tenant_id, id, email, first_name, last_name)
        select ${NORTH.id}::uuid, gen_random_uuid(), n || '@many.test', 'Many', n::text
          from generate_series(1, ${MANY}::int) n`,
  );
  await db.query(
    sql`with copies as (
          insert into activities (tenant_id, id, name, type, state)
          select ${NORTH.id}::uuid, gen_random_uuid(), n::text, 'text', 'ready' from generate_series(1, ${MANY}::int) n
          returning id, name),
        courses as (
          insert into objectives (tenant_id, id, name, sort_name, state, activity_id, listed)
          select o.tenant_id, c.id, c.name, c.name, 'ready', c.id, o.listed from copies c
            join objectives o on o.tenant_id = ${NORTH.id} and o.id = ${objectiveId}
          returning id, sort_name)
        insert into objective_accesses (tenant_id, id, objective_id, show_in_catalog, sort_name)
        select ${NORTH.id}::uuid, gen_random_uuid(), id, true, sort_name from courses`,
  );
  await db.query(
    sql`insert into objective_workflow_aggregates
          (tenant_id, id, user_id, objective_id, objective_access_id, is_self_enrolled, ${CARD_COLUMNS})
        select a.tenant_id, gen_random_uuid(), u.id, a.objective_id, a.id, true, ${CARD_VALUES}
          from users u
          join objective_accesses a on a.tenant_id = u.tenant_id
            and (a.objective_id = ${objectiveId} or (u.id = ${ADA.id} and a.sort_name like '99%'))
          join objectives o on o.tenant_id = a.tenant_id and o.id = a.objective_id
          join activities v on v.tenant_id = o.tenant_id and v.id = o.activity_id
         where u.tenant_id = ${NORTH.id}`,
  );
  await db.query(
    sql`insert into annulled_attempts (tenant_id, id, aggregate_id, user_id, annulled, reason, attempt)
        select tenant_id, gen_random_uuid(), id, user_id, ${ada.now}, 'Begun by mistake', '{}'
          from objective_workflow_aggregates where tenant_id = ${NORTH.id}`,
  );
  await db.query(sql`analyze`);
}, 120_000);
afterAll(() => db.close());

const BY_NAME = { take: 20, sort: [{ selector: 'objective.name' }] };

test('[7.2] my courses by name are read from the cards of the learner alone, in the order of their index', async () => {
  const plans = await plansOf(db, (counted) => listEnrolledCourses(counted, ada, BY_NAME));
  expect(plans).toMatchObject([
    { tables: ['objective_workflow_aggregates'], indexes: ['objective_workflow_aggregates_enrolled'] },
  ]);
  expect(plans[0]?.nodes).not.toContain('Sort');
});

test('[7.2] what is due first is put in order among the cards of the learner alone, found by their index', async () => {
  const plans = await plansOf(db, (counted) => listEnrolledCourses(counted, ada, { take: 20 }));
  expect(plans).toMatchObject([
    { tables: ['objective_workflow_aggregates'], indexes: ['objective_workflow_aggregates_enrolled'] },
  ]);
  expect(plans[0]?.nodes.filter((node) => node === 'Sort')).toHaveLength(1);
  expect(plans[0]?.nodes).not.toContain('Seq Scan');
});

test('[7.2] my courses are counted by the same index, with the page', async () => {
  const query = { take: 20, requireTotalCount: true };
  const plans = await plansOf(db, (counted) => listEnrolledCourses(counted, ada, query));
  expect(plans).toHaveLength(1);
  expect(new Set(plans[0]?.indexes)).toEqual(new Set(['objective_workflow_aggregates_enrolled']));
  expect(plans[0]?.nodes).not.toContain('Seq Scan');
});

/** The list's own order, and the same asked for by name. */
test.each([{ take: 20 }, BY_NAME])(
  '[7.2] a page of the catalog is read in the order of its index, without sorting it all: %j',
  async (query) => {
    const plans = await plansOf(db, (counted) => listCatalogCourses(counted, ada, query));
    expect(plans).toHaveLength(1);
    expect(plans[0]?.indexes).toContain('objective_accesses_catalog');
    expect(plans[0]?.nodes).not.toContain('Sort');
    expect(plans[0]?.nodes).not.toContain('Seq Scan');
  },
);

test.each([
  ['objectives_newest', [{ selector: 'objective.added', desc: true }]],
  ['objectives_popular', [{ selector: 'objective.learnerCount', desc: true }]],
  [
    'objectives_shortest',
    [{ selector: 'objective.hasDuration', desc: true }, { selector: 'objective.activity.duration' }],
  ],
])('[7.2] another order of the catalog is read from %s, without sorting it all', async (index, sort) => {
  const plans = await plansOf(db, (counted) => listCatalogCourses(counted, ada, { take: 20, sort }));
  expect(plans).toHaveLength(1);
  expect(plans[0]?.indexes).toContain(index);
  expect(plans[0]?.nodes).not.toContain('Sort');
  expect(plans[0]?.nodes).not.toContain('Seq Scan');
});

test('[7.3] a course among many is found by its offer and by the access of the learner', async () => {
  const [course] = await db.query<{ id: string }>(
    sql`select objective_id as id from objective_workflow_aggregates group by 1 order by count(*) desc limit 1`,
  );
  const plans = await plansOf(db, (counted) => findObjectiveAccess(counted, ada, course?.id ?? ''));
  expect(plans).toHaveLength(1);
  expect(plans[0]?.indexes).toEqual(
    expect.arrayContaining([
      'objective_accesses_offer',
      'objective_accesses_of_user',
      'objectives_pkey',
      'objective_workflow_aggregates_tenant_id_user_id_objective_i_key',
    ]),
  );
});

test('[4.8] a start finds its rows by their keys', async () => {
  const [aggregate] = await db.query<{ id: string }>(
    sql`select id from objective_workflow_aggregates where user_id = ${ADA.id} limit 1`,
  );
  const aggregateId = aggregate?.id ?? '';
  const now = new Date();
  const plans = await plansOf(db, async (counted) => {
    await lockAggregate(counted, ada, aggregateId);
    await insertObjectiveWorkflow(counted, { ...ada, id: randomUUID(), aggregateId, now });
  });
  expect(plans).toHaveLength(2);
  for (const { nodes } of plans) expect(nodes).not.toContain('Seq Scan');
});
