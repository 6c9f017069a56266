import type { Db } from '../../db/db';
import { sql } from '../../db/sql';
import { courseOutline, type ListedOutline, type OutlinePart, outlineOf } from './course-outline';
import { cacheOutline, cachedOutlines } from './outline-cache';

/** The root and all parts of a course; empty when there is none. Read once by a server, and again when it has changed. */
export async function readObjectiveOutline(
  db: Db,
  tenantId: string,
  objectiveId: string,
): Promise<readonly OutlinePart[]> {
  const { stamps, byStamp } = cachedOutlines();
  const [found] = await db.query<{ stamp: string; outline: ListedOutline | null }>(
    sql`select o.outline as stamp, case when strpos(${stamps}, o.outline::text) = 0
               then (${courseOutline(tenantId, sql`${objectiveId}::uuid`)}) end as outline
          from objectives o where o.tenant_id = ${tenantId} and o.id = ${objectiveId}`,
  );
  if (!found) return [];
  const known = byStamp.get(found.stamp);
  const outline = known ?? outlineOf(found.outline);
  if (!known) cacheOutline(found.stamp, outline);
  return outline;
}
