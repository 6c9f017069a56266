import type { Db } from '../../db/db';
import { sql } from '../../db/sql';

/** A part that its source has no more, and whether somebody has worked on it. */
export type OtherPart = { id: string; parentId: string | null; activityId: string; isWorkedOn: boolean };

/** Whatever of a course is not among these parts, in the order in which it was. */
export function listOtherParts(
  db: Db,
  tenantId: string,
  { objectiveId, partIds }: { objectiveId: string; partIds: string[] },
): Promise<OtherPart[]> {
  return db.query<OtherPart>(
    sql`select p.id, p.parent_id as "parentId", p.activity_id as "activityId",
               exists (select from activity_workflows w where w.tenant_id = p.tenant_id and w.part_id = p.id)
               or exists (select from group_activity_workflows w where w.tenant_id = p.tenant_id and w.part_id = p.id)
                 as "isWorkedOn"
          from activity_parts p
         where p.tenant_id = ${tenantId} and p.objective_id = ${objectiveId}
           and not p.id = any (${partIds}::uuid[])
         order by p.position, p.id`,
  );
}

export type ArchivedPart = { id: string; activityId: string; order: number; axis: string };

/** Reading 61: they count in nothing, and what learners have done in them stays. They stand behind all others. */
export async function archiveParts(
  db: Db,
  tenantId: string,
  { parts, now }: { parts: ArchivedPart[]; now: Date },
): Promise<void> {
  const rows = JSON.stringify(parts);
  await db.query(
    sql`update activities v set state = 'archived'
          from jsonb_to_recordset(${rows}::jsonb) as a ("activityId" uuid)
         where v.tenant_id = ${tenantId} and v.id = a."activityId"`,
  );
  await db.query(
    sql`update activity_parts p set position = a."order", axis = a.axis, removed = coalesce(p.removed, ${now})
          from jsonb_to_recordset(${rows}::jsonb) as a (id uuid, "order" int, axis text)
         where p.tenant_id = ${tenantId} and p.id = a.id`,
  );
}

/** So that its key is free for what comes in its place. */
export async function freeKeys(
  db: Db,
  tenantId: string,
  { ids, now }: { ids: string[]; now: Date },
): Promise<void> {
  await db.query(
    sql`update activity_parts set removed = coalesce(removed, ${now})
         where tenant_id = ${tenantId} and id = any (${ids}::uuid[])`,
  );
}

/** With all that is in them; of many that hold each other in one statement. */
export async function deleteParts(
  db: Db,
  tenantId: string,
  parts: ReadonlyArray<{ id: string; activityId: string }>,
): Promise<void> {
  const ids = parts.map(({ id }) => id);
  const activityIds = parts.map(({ activityId }) => activityId);
  await db.query(sql`delete from activity_parts where tenant_id = ${tenantId} and id = any (${ids}::uuid[])`);
  await db.query(
    sql`delete from activity_contents where tenant_id = ${tenantId} and activity_id = any (${activityIds}::uuid[])`,
  );
  await db.query(
    sql`delete from quizzes where tenant_id = ${tenantId} and activity_id = any (${activityIds}::uuid[])`,
  );
  await db.query(
    sql`delete from lti_links where tenant_id = ${tenantId} and activity_id = any (${activityIds}::uuid[])`,
  );
  await db.query(
    sql`delete from activities where tenant_id = ${tenantId} and id = any (${activityIds}::uuid[])`,
  );
}
