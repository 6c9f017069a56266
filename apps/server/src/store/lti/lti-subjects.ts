import { type Db, findOne } from '../../db/db';
import { sql } from '../../db/sql';

type ToolOf = { tenantId: string; toolId: string };

/** Who these people are to a tool, by their ids; whoever is new to it gets a pseudonym now. */
export async function ensureLtiSubjects(
  db: Db,
  { tenantId, toolId }: ToolOf,
  userIds: readonly string[],
): Promise<Map<string, string>> {
  await db.query(
    sql`insert into lti_subjects (tenant_id, tool_id, user_id, subject)
        select ${tenantId}::uuid, ${toolId}::uuid, user_id, gen_random_uuid()
          from unnest(${[...userIds]}::uuid[]) user_id
        on conflict (tenant_id, tool_id, user_id) do nothing`,
  );
  const rows = await db.query<{ userId: string; subject: string }>(
    sql`select user_id as "userId", subject from lti_subjects
         where tenant_id = ${tenantId} and tool_id = ${toolId} and user_id = any(${[...userIds]}::uuid[])`,
  );
  return new Map(rows.map(({ userId, subject }) => [userId, subject]));
}

/** The person behind a pseudonym of this tool; null for one that is not its own. */
export async function findUserOfSubject(
  db: Db,
  { tenantId, toolId }: ToolOf,
  subject: string,
): Promise<string | null> {
  const row = await findOne<{ userId: string }>(
    db,
    sql`select user_id as "userId" from lti_subjects
         where tenant_id = ${tenantId} and tool_id = ${toolId} and subject = ${subject}`,
  );
  return row?.userId ?? null;
}
