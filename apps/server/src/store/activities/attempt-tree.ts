import type { CourseNode } from '@lantern/domain/activity/course-node';
import type { Db } from '../../db/db';
import { sql } from '../../db/sql';
import { attemptedCourse, attemptOutcomes, type ListedOutcomes } from '../attempts/attempt-outcomes';
import { courseOutline, type ListedOutline, outlineOf } from '../courses/course-outline';

/** Every activity of the course with what the attempt has made of it, siblings in their order. */
export async function readAttemptTree(
  db: Db,
  tenantId: string,
  { id, objectiveId }: { id: string; objectiveId: string },
): Promise<CourseNode> {
  const [found] = await db.query<{ outline: ListedOutline | null; outcomes: ListedOutcomes | null }>(
    sql`select (${courseOutline(tenantId, sql`${objectiveId}::uuid`)}) as outline,
               (${attemptOutcomes(tenantId, id)}) as outcomes`,
  );
  return attemptedCourse(outlineOf(found?.outline ?? null), found?.outcomes ?? null);
}
