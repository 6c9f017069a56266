import { type Db, findOne } from '../../db/db';
import { type Sql, sql } from '../../db/sql';
import type { StoredFile } from '../platform/files';
import type { LineItemContext } from './lti-line-items';

export type LtiQuiz = {
  title: string;
  /** Of the course. */
  language: string | null;
  version: number;
  /** As the import wrote it. */
  questions: unknown;
};

/** The activity where it opens this tool, in a deployment that the tool still has, in this course. */
const OPENED = ({ tenantId, toolId, objectiveId }: LineItemContext, activityId: string): Sql =>
  sql`quizzes q
      join activities v on v.tenant_id = q.tenant_id and v.id = q.activity_id
      join lti_links l on l.tenant_id = q.tenant_id and l.activity_id = q.activity_id and l.tool_id = ${toolId}
      join lti_tools t on t.tenant_id = l.tenant_id and t.id = l.tool_id and l.deployment_id = any (t.deployment_ids)
      join objectives o on o.tenant_id = q.tenant_id and o.id = ${objectiveId}
       and exists (select from activity_parts p where p.tenant_id = q.tenant_id and p.objective_id = o.id
                      and p.activity_id = q.activity_id)
     where q.tenant_id = ${tenantId} and q.activity_id = ${activityId}`;

export function findLtiQuiz(db: Db, place: LineItemContext, activityId: string): Promise<LtiQuiz | null> {
  return findOne<LtiQuiz>(
    db,
    sql`select v.name as title, o.language, q.version, q.questions from ${OPENED(place, activityId)}`,
  );
}

/** A file that a text of the quiz shows. */
export function findLtiQuizFile(
  db: Db,
  place: LineItemContext,
  { activityId, fileId }: { activityId: string; fileId: string },
): Promise<StoredFile | null> {
  return findOne<StoredFile>(
    db,
    sql`select f.id, f.objective_id as "objectiveId", f.name, f.media_type as "mediaType",
               f.byte_length as "byteLength"
          from files f
          join activity_contents c on c.tenant_id = f.tenant_id and f.id = any (c.file_ids)
         where f.tenant_id = ${place.tenantId} and f.id = ${fileId} and c.activity_id = ${activityId}
           and exists (select from ${OPENED(place, activityId)})`,
  );
}
