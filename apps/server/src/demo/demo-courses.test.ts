import { afterAll, beforeAll, expect, test } from 'vitest';
import { attemptTree } from '../attempts/attempt-tree';
import { takenPart } from '../attempts/taken-part';
import { rollUp } from '@lantern/domain/attempt/roll-up';
import type { Database } from '../db/db';
import { sql } from '../db/sql';
import { listAttemptActivities } from '../store/attempt-activities';
import { insertFallbackTenant } from '../store/tenant-setup';
import { memoryStorage } from '../testing/memory-storage';
import { openTestDatabase } from '../testing/test-database';
import { DEMO_PEOPLE } from './demo-people';
import { fillDemo } from './fill-demo';
import { DEMO_TENANT_ID } from './prepare-tenant';

const files = memoryStorage();
let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
  await insertFallbackTenant(db, { id: DEMO_TENANT_ID, code: 'demo', productTitle: 'Lantern' });
  await db.transaction((tx) => fillDemo({ db: tx, files }, DEMO_TENANT_ID, new Date('2026-03-02T12:00:00Z')));
});
afterAll(() => db.close());

test('a course says as many modules and as much time as its tree has', async () => {
  const liars = await db.query<{ code: string }>(
    sql`select o.code from objectives o
          join activities v on v.tenant_id = o.tenant_id and v.id = o.activity_id
          join lateral (
            select count(*) filter (where p.parent_id is null) as modules,
                   sum(leaf.duration) filter (where leaf.type <> 'composite') as duration
              from activity_parts p
              join activities leaf on leaf.tenant_id = p.tenant_id and leaf.id = p.activity_id
             where p.tenant_id = o.tenant_id and p.objective_id = o.id) tree on true
         where v.type = 'composite' and (v.children_count <> tree.modules or v.duration is distinct from tree.duration)`,
  );
  expect(liars).toEqual([]);
});

test('[3.5] [3.6] every attempt of Ada shows the progress and the result that its activities add up to', async () => {
  const attempts = await db.query<{
    id: string;
    objectiveId: string;
    code: string;
    progress: number;
    score: number | null;
  }>(
    sql`select w.id, g.objective_id as "objectiveId", g.listed->>'code' as code, w.progress,
               r.normalized_score as score
          from objective_workflows w
          join objective_workflow_aggregates g on g.tenant_id = w.tenant_id and g.id = w.aggregate_id
          left join objective_records r on r.tenant_id = w.tenant_id and r.workflow_id = w.id
         where w.user_id = ${DEMO_PEOPLE.ada.id}`,
  );
  expect(attempts.length).toBeGreaterThan(20);
  for (const { id, objectiveId, code, progress, score } of attempts) {
    const tree = attemptTree(await listAttemptActivities(db, DEMO_TENANT_ID, { id, objectiveId }));
    const rolled = rollUp(takenPart(tree), null);
    const expected = { code, progress, score: score ?? rolled.normalizedScore };
    expect({ code, progress: rolled.progress, score: rolled.normalizedScore }).toEqual(expected);
  }
});

test('an attempt is finished exactly when it has its record, and its card says the same', async () => {
  const strays = await db.query(
    sql`select w.id from objective_workflows w
          left join objective_records r on r.tenant_id = w.tenant_id and r.workflow_id = w.id
          join objective_workflow_aggregates g on g.tenant_id = w.tenant_id and g.id = w.aggregate_id
         where (w.state = 'finished') <> (r.id is not null)
            or (g.workflow_id = w.id and (g.workflow_state <> w.state or g.workflow_progress <> w.progress))`,
  );
  expect(strays).toEqual([]);
});

test('the trees hold every type of activity, options, weights and dates', async () => {
  const [row] = await db.query(
    sql`select count(distinct v.type) as types, bool_or(p.optional) as optional, bool_or(p.score_weight > 1) as weighed,
               bool_or(p.needs_grading) as graded, bool_or(p.activity_constraint ? 'startFrom') as dated
          from activity_parts p join activities v on v.tenant_id = p.tenant_id and v.id = p.activity_id`,
  );
  expect(row).toEqual({ types: 6, optional: true, weighed: true, graded: true, dated: true });
});
