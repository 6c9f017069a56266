import { type Db, findOne } from '../../db/db';
import { sql } from '../../db/sql';

/** What a course was after one of its imports. */
export type CourseVersion = {
  /** The first is 1. */
  version: number;
  imported: Date;
  kind: string;
  sourceName: string;
  /** The address of who brought it in; null for the operator. */
  by: string | null;
  /** What it changed, as the comparison told it then. */
  changes: unknown;
  /** The course can be brought back to it. */
  isKept: boolean;
};

/** The newest first. */
export function listCourseVersions(db: Db, tenantId: string, objectiveId: string): Promise<CourseVersion[]> {
  return db.query<CourseVersion>(
    sql`select row_number() over (order by i.ended, i.id desc)::int as version, i.ended as imported, i.kind,
               i.source_name as "sourceName", u.email as by, i.report as changes, i.draft is not null as "isKept"
          from course_imports i
          left join users u on u.tenant_id = i.tenant_id and u.id = i.user_id
         where i.tenant_id = ${tenantId} and i.objective_id = ${objectiveId}
         order by 1 desc`,
  );
}

/** What came in with it, as JSON; null where that is not kept. */
export async function findVersionDraft(
  db: Db,
  tenantId: string,
  { objectiveId, version }: { objectiveId: string; version: number },
): Promise<string | null> {
  const row = await findOne<{ draft: string | null }>(
    db,
    sql`select draft from course_imports where tenant_id = ${tenantId} and objective_id = ${objectiveId}
         order by ended, id desc limit 1 offset ${version - 1}`,
  );
  return row?.draft ?? null;
}
