import type { Db } from '../db/db';
import { sql } from '../db/sql';
import { filesOf, type StoredContent } from './stored-content';

export type NewContent = {
  activityId: string;
  /** Clean already. */
  html: string | null;
  details: StoredContent;
};

/** What is in many activities at once. */
export async function insertContents(db: Db, tenantId: string, contents: NewContent[]): Promise<void> {
  const rows = contents.map((content) => ({ ...content, fileIds: filesOf(content.details) }));
  await db.query(
    sql`insert into activity_contents (tenant_id, activity_id, html, details, file_ids)
        select ${tenantId}::uuid, c."activityId", c.html, c.details, c."fileIds"
          from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as c ("activityId" uuid, html text, details jsonb,
               "fileIds" uuid[])`,
  );
}
