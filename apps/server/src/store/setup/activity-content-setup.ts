import type { Db } from '../../db/db';
import { sql } from '../../db/sql';
import type { CleanHtml } from '../../rich-text/clean-rich-text';
import { type StoredContent, filesOf } from '../activities/stored-content';

/** What is in one activity. */
export type PartContent = {
  html?: CleanHtml;
  details?: StoredContent;
};

export type NewContent = PartContent & { activityId: string };

/** What is in many activities at once. */
export async function insertContents(db: Db, tenantId: string, contents: NewContent[]): Promise<void> {
  const rows = contents.map(({ details = {}, ...content }) => ({
    ...content,
    details,
    fileIds: filesOf(details),
  }));
  await db.query(
    sql`insert into activity_contents (tenant_id, activity_id, html, details, file_ids)
        select ${tenantId}::uuid, c."activityId", c.html, c.details, c."fileIds"
          from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as c ("activityId" uuid, html text, details jsonb,
               "fileIds" uuid[])`,
  );
}
