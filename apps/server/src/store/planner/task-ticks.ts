import { type Db, findOne } from '../../db/db';
import { sql } from '../../db/sql';
import type { Learner } from '../people/learner-facts';

/** When the learner ticked which task. */
export async function readTaskTicks(db: Db, { tenantId, userId }: Learner): Promise<Map<string, Date>> {
  const rows = await db.query<{ taskId: string; ticked: Date }>(
    sql`select task_id as "taskId", ticked from task_ticks where tenant_id = ${tenantId} and user_id = ${userId}`,
  );
  return new Map(rows.map(({ taskId, ticked }) => [taskId, ticked]));
}

export async function tickTask(
  db: Db,
  { tenantId, userId }: Learner,
  { taskId, isTicked, now }: { taskId: string; isTicked: boolean; now: Date },
): Promise<void> {
  await db.query(
    isTicked
      ? sql`insert into task_ticks (tenant_id, user_id, task_id, ticked)
            values (${tenantId}, ${userId}, ${taskId}, ${now}) on conflict do nothing`
      : sql`delete from task_ticks where tenant_id = ${tenantId} and user_id = ${userId} and task_id = ${taskId}`,
  );
}

/** Activities that the learner has handed in since the month began in their time zone. */
export async function countSubmittedThisMonth(
  db: Db,
  { tenantId, userId }: Learner,
  { now, timeZone }: { now: Date; timeZone: string },
): Promise<number> {
  const found = await findOne<{ count: number }>(
    db,
    sql`select count(*)::int as count from activity_workflows
         where tenant_id = ${tenantId} and user_id = ${userId}
           and submitted >= date_trunc('month', ${now}::timestamptz, ${timeZone}) and submitted <= ${now}`,
  );
  return found?.count ?? 0;
}
