import type { PersonalTask } from '@lantern/contract/planner/task';
import type { Db } from '../../db/db';
import { findOne } from '../../db/db';
import { sql } from '../../db/sql';
import type { Learner } from '../people/learner-facts';
import { shownCourse } from '../courses/shown-course';

export type StoredTask = {
  id: string;
  title: string;
  dueOn: string | null;
  course: { id: string; name: string; language: string | null; code: string; imageUrl: string | null } | null;
};

/** What the learner has set themselves, the oldest first. */
export async function listPersonalTasks(db: Db, learner: Learner): Promise<StoredTask[]> {
  const { tenantId, userId, locale } = learner;
  const rows = await db.query<StoredTask>(
    sql`select t.id, t.title, to_char(t.due_on, 'YYYY-MM-DD') as "dueOn", g.listed as course
          from personal_tasks t
          left join objective_workflow_aggregates g
            on g.tenant_id = t.tenant_id and g.user_id = t.user_id and g.objective_id = t.objective_id
         where t.tenant_id = ${tenantId} and t.user_id = ${userId}
         order by t.created, t.id`,
  );
  return rows.map((row) => ({ ...row, course: row.course && shownCourse(row.course, locale) }));
}

export async function countPersonalTasks(db: Db, { tenantId, userId }: Learner): Promise<number> {
  const found = await findOne<{ count: number }>(
    db,
    sql`select count(*)::int as count from personal_tasks where tenant_id = ${tenantId} and user_id = ${userId}`,
  );
  return found?.count ?? 0;
}

export type SavedTask = PersonalTask & { id: string; now: Date };

/** Adds the task or changes it; false where its id is somebody else's. */
export async function savePersonalTask(
  db: Db,
  { tenantId, userId }: Learner,
  task: SavedTask,
): Promise<boolean> {
  const { id, title, dueOn, objectiveId, now } = task;
  const saved = await findOne(
    db,
    sql`insert into personal_tasks (tenant_id, id, user_id, title, due_on, objective_id, created)
        values (${tenantId}, ${id}, ${userId}, ${title}, ${dueOn}, ${objectiveId}, ${now})
        on conflict (tenant_id, id) do update
           set title = excluded.title, due_on = excluded.due_on, objective_id = excluded.objective_id
         where personal_tasks.user_id = excluded.user_id
        returning id`,
  );
  return saved !== null;
}

/** False where there is none. */
export async function changePersonalTask(
  db: Db,
  { tenantId, userId }: Learner,
  { id, title, dueOn, objectiveId }: Omit<SavedTask, 'now'>,
): Promise<boolean> {
  const changed = await findOne(
    db,
    sql`update personal_tasks set title = ${title}, due_on = ${dueOn}, objective_id = ${objectiveId}
         where tenant_id = ${tenantId} and user_id = ${userId} and id = ${id} returning id`,
  );
  return changed !== null;
}

export async function hasPersonalTask(db: Db, { tenantId, userId }: Learner, id: string): Promise<boolean> {
  return (
    (await findOne(
      db,
      sql`select id from personal_tasks where tenant_id = ${tenantId} and user_id = ${userId} and id = ${id}`,
    )) !== null
  );
}

/** False where there is none. */
export async function removePersonalTask(
  db: Db,
  { tenantId, userId }: Learner,
  id: string,
): Promise<boolean> {
  const removed = await findOne(
    db,
    sql`with gone as (delete from task_ticks
                       where tenant_id = ${tenantId} and user_id = ${userId} and task_id = ${id}::text)
        delete from personal_tasks where tenant_id = ${tenantId} and user_id = ${userId} and id = ${id} returning id`,
  );
  return removed !== null;
}
