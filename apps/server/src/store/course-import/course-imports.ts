import { type Db, findOne } from '../../db/db';
import { sql } from '../../db/sql';

/**
 * Of imports of one course the second waits for the first, however slow the machine is; then whoever works in the
 * course waits for the import, so that nobody begins what it takes away. Learners lock their enrolment first, too.
 */
export async function lockCourse(tx: Db, tenantId: string, code: string): Promise<void> {
  await tx.query(
    sql`select set_config(name, '0', true)
          from unnest(array['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout']) name`,
  );
  await tx.query(sql`select pg_advisory_xact_lock(hashtextextended(${`course ${tenantId} ${code}`}, 0))`);
  await tx.query(
    sql`select from objective_workflow_aggregates g
          join objectives o on o.tenant_id = g.tenant_id and o.id = g.objective_id
         where g.tenant_id = ${tenantId} and o.code = ${code} order by g.id for update of g`,
  );
}

/** By which import a course is as it is; null for one that never was imported. */
export async function findLastImport(db: Db, tenantId: string, code: string): Promise<string | null> {
  const row = await findOne<{ id: string }>(
    db,
    sql`select i.id from objectives o
          join course_imports i on i.tenant_id = o.tenant_id and i.objective_id = o.id
         where o.tenant_id = ${tenantId} and o.code = ${code}
         order by i.ended desc, i.id limit 1`,
  );
  return row?.id ?? null;
}

export type NewCourseImport = {
  id: string;
  objectiveId: string;
  kind: string;
  sourceName: string;
  sha256: string;
  started: Date;
  userId: string | null;
  report: unknown;
  /** What came in, as JSON. */
  draft: string;
};

/** Of so many versions of a course what came in is kept. */
export const VERSIONS_KEPT = 10;

export async function insertCourseImport(db: Db, tenantId: string, made: NewCourseImport): Promise<void> {
  const { id, objectiveId, kind, sourceName, sha256, started, userId, report, draft } = made;
  await db.query(
    sql`insert into course_imports (tenant_id, id, objective_id, kind, source_name, sha256, started, ended, user_id,
               report, draft)
        values (${tenantId}, ${id}, ${objectiveId}, ${kind}, ${sourceName}, ${sha256}, ${started}, clock_timestamp(), ${userId},
                ${JSON.stringify(report)}, ${draft})`,
  );
  await db.query(
    sql`update course_imports set draft = null
         where tenant_id = ${tenantId} and objective_id = ${objectiveId} and draft is not null
           and id not in (select id from course_imports
                           where tenant_id = ${tenantId} and objective_id = ${objectiveId}
                           order by ended desc, id limit ${VERSIONS_KEPT})`,
  );
}

export type ImportedFile = {
  id: string;
  /** None: everybody may read it. */
  objectiveId: string | null;
  path: string;
  name: string;
  mediaType: string;
  byteLength: number;
  sha256: string;
};

/** The files of a course, and what it calls them. Those that it had before stay where they are, under their ids. */
export async function replaceCourseFiles(
  db: Db,
  tenantId: string,
  { objectiveId, files, now }: { objectiveId: string; files: ImportedFile[]; now: Date },
): Promise<void> {
  const rows = JSON.stringify(files);
  await db.query(
    sql`insert into files (tenant_id, id, objective_id, name, media_type, byte_length, created)
        select ${tenantId}::uuid, f.id, f."objectiveId", f.name, f."mediaType", f."byteLength", ${now}::timestamptz
          from jsonb_to_recordset(${rows}::jsonb) as f (id uuid, "objectiveId" uuid, name text, "mediaType" text,
               "byteLength" bigint)
        on conflict (tenant_id, id) do nothing`,
  );
  await db.query(
    sql`delete from course_files where tenant_id = ${tenantId} and objective_id = ${objectiveId}`,
  );
  await db.query(
    sql`insert into course_files (tenant_id, objective_id, path, file_id, sha256)
        select ${tenantId}::uuid, ${objectiveId}::uuid, f.path, f.id, f.sha256
          from jsonb_to_recordset(${rows}::jsonb) as f (path text, id uuid, sha256 text)`,
  );
}
