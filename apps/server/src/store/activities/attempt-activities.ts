import type { Db } from '../../db/db';
import { sql } from '../../db/sql';
import type { AttemptActivity } from './attempt-activity';
import { attemptedActivities, attemptOutcomes, type ListedOutcomes } from '../attempts/attempt-outcomes';
import { courseOutline, type ListedOutline, outlineOf } from '../courses/course-outline';

/** Every activity of the course, the root first, siblings in their order. */
export async function listAttemptActivities(
  db: Db,
  tenantId: string,
  { id, objectiveId }: { id: string; objectiveId: string },
): Promise<AttemptActivity[]> {
  const [found] = await db.query<{ outline: ListedOutline | null; outcomes: ListedOutcomes | null }>(
    sql`select (${courseOutline(tenantId, sql`${objectiveId}::uuid`)}) as outline,
               (${attemptOutcomes(tenantId, id)}) as outcomes`,
  );
  return attemptedActivities(outlineOf(found?.outline ?? null), found?.outcomes ?? null);
}
