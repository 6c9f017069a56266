import { isGuid } from '@lantern/domain/web/is-guid';
import type { Db } from '../../db/db';
import { type Sql, sql } from '../../db/sql';
import { IS_ADMINISTRATOR, MAY_GRADE } from '../people/staff';

type Asked = { tenantId: string; id: string | null; userIds: string[] };

/** Whom a topic concerns, by its first word; a new kind of topic is a line here. */
const CONCERNED: Record<string, (asked: Asked) => Sql> = {
  tenant: ({ userIds }) => sql`select unnest(${userIds}::uuid[]) as "userId"`,
  course: ({ tenantId, id, userIds }) =>
    sql`select user_id as "userId" from objective_workflow_aggregates
         where tenant_id = ${tenantId} and objective_id = ${id} and user_id = any(${userIds}::uuid[])
        union
        ${staffAmong(
          tenantId,
          sql`select user_id from announcements
               where tenant_id = ${tenantId} and objective_id = ${id} and user_id = any(${userIds}::uuid[])
              union
              select user_id from announcement_reads
               where tenant_id = ${tenantId} and objective_id = ${id} and user_id = any(${userIds}::uuid[])`,
        )}`,
  team: ({ tenantId, id, userIds }) =>
    sql`select user_id as "userId" from group_members
         where tenant_id = ${tenantId} and group_id = ${id} and user_id = any(${userIds}::uuid[])`,
  // Its id is that of its part, or of its course.
  discussion: ({ tenantId, id, userIds }) =>
    sql`select user_id as "userId" from objective_workflow_aggregates
         where tenant_id = ${tenantId} and user_id = any(${userIds}::uuid[])
           and objective_id = coalesce((select p.objective_id from activity_parts p
                                         where p.tenant_id = ${tenantId} and p.id = ${id}), ${id})
        union
        ${staffAmong(
          tenantId,
          sql`select r.user_id from discussion_posts p
                join discussion_readers r on r.tenant_id = p.tenant_id and r.thread_id = p.id
               where p.tenant_id = ${tenantId} and p.place_id = ${id} and r.user_id = any(${userIds}::uuid[])`,
        )}`,
};

/** [1.3] [2.28] Staff need not be in the course: told is whoever has read or written there, not everybody who might. */
function staffAmong(tenantId: string, userIds: Sql): Sql {
  return sql`select u.id from users u
              where u.tenant_id = ${tenantId} and u.id in (${userIds}) and (${MAY_GRADE} or ${IS_ADMINISTRATOR})`;
}

/** Of these people, those whom a shared topic concerns: asked when it changes, so that nobody is told of what they have left. */
export async function findRecipients(
  db: Db,
  { tenantId, topic, userIds }: { tenantId: string; topic: string; userIds: string[] },
): Promise<string[]> {
  const [kind = '', id = null] = topic.split(':');
  const statementOf = CONCERNED[kind];
  if (!statementOf || userIds.length === 0 || (id !== null && !isGuid(id))) return [];
  const rows = await db.query<{ userId: string }>(statementOf({ tenantId, id, userIds }));
  return rows.map(({ userId }) => userId);
}
