import { type Db, findOne } from '../../db/db';
import { sql } from '../../db/sql';

export type StoredFile = {
  id: string;
  /** None: everybody may read it. */
  objectiveId: string | null;
  name: string;
  mediaType: string;
  byteLength: number;
};

export type FoundFile = StoredFile & { isOfOwnCourse: boolean };

/** A file, and whether it belongs to a course of the user; nobody's are none. */
export function findFile(
  db: Db,
  tenantId: string,
  { id, userId }: { id: string; userId: string | null },
): Promise<FoundFile | null> {
  return findOne(
    db,
    sql`select f.id, f.objective_id as "objectiveId", f.name, f.media_type as "mediaType",
               f.byte_length as "byteLength",
               exists (select 1 from objective_workflow_aggregates g
                        where g.tenant_id = f.tenant_id and g.user_id = ${userId}
                          and g.objective_id = f.objective_id) as "isOfOwnCourse"
          from files f where f.tenant_id = ${tenantId} and f.id = ${id}`,
  );
}

/** A file that is already there stays as it is: its bytes never change. */
export async function insertFile(
  db: Db,
  tenantId: string,
  { id, objectiveId, name, mediaType, byteLength, created }: StoredFile & { created: Date },
): Promise<void> {
  await db.query(
    sql`insert into files (tenant_id, id, objective_id, name, media_type, byte_length, created)
        values (${tenantId}, ${id}, ${objectiveId}, ${name}, ${mediaType}, ${byteLength}, ${created})
        on conflict (tenant_id, id) do nothing`,
  );
}

/** Of these files, those whose bytes are known to be there. */
export async function listKnownFiles(db: Db, tenantId: string, ids: string[]): Promise<string[]> {
  const rows = await db.query<{ id: string }>(
    sql`select id from files where tenant_id = ${tenantId} and id = any (${ids}::uuid[])
        union all
        select file_id from attachments where tenant_id = ${tenantId} and file_id = any (${ids}::uuid[])
        union all
        select file_id from import_orders where tenant_id = ${tenantId} and file_id = any (${ids}::uuid[])`,
  );
  return rows.map(({ id }) => id);
}
