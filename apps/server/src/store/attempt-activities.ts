import type { Db } from '../db/db';
import { sql } from '../db/sql';
import { activitiesOf, activityList, type ListedActivities } from './activity-list';
import type { AttemptActivity } from './attempt-activity';

/** Every activity of the course, the root first, siblings in their order. */
export async function listAttemptActivities(
  db: Db,
  tenantId: string,
  { id, objectiveId }: { id: string; objectiveId: string },
): Promise<AttemptActivity[]> {
  const [found] = await db.query<{ activities: ListedActivities | null }>(
    sql`select (${activityList(tenantId, id, sql`${objectiveId}::uuid`)}) as activities`,
  );
  return activitiesOf(found?.activities ?? null);
}
