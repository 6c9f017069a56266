import type { Db } from '../../db/db';
import { type Sql, sql } from '../../db/sql';
import { type AuditAction, type AuditSubject, TOUCHED } from '../platform/audit-entries';

export type ListedAudit = {
  id: string;
  at: Date;
  /** The address of who did it, the name of the program, or the command line; null for tools, and for who is gone. */
  by: string | null;
  action: AuditAction;
  subject: AuditSubject;
};

export type AuditWanted = {
  /** Done by them, or to them. */
  userId: string | null;
  since: Date | null;
  until: Date | null;
  /** Only what was written before this entry. */
  before: string | null;
  take: number;
};

/** The newest first. */
export function listAudit(
  db: Db,
  tenantId: string,
  { userId, since, until, before, take }: AuditWanted,
): Promise<ListedAudit[]> {
  return db.query<ListedAudit>(
    sql`select a.id::text as id, a.at, coalesce(u.email, c.name, case when ${BY_COMMAND} then 'command line' end) as by, a.action, a.subject - ${TOUCHED}::text as subject
          from audit_entries a
          left join users u on u.tenant_id = a.tenant_id and u.id = a.user_id
          left join api_clients c on c.tenant_id = a.tenant_id and c.client_id::text = a.subject ->> 'clientId'
         where a.tenant_id = ${tenantId} and (${before}::bigint is null or a.id < ${before}::bigint)
           and (${userId}::uuid is null or a.user_id = ${userId}::uuid or ${doneTo(tenantId, userId)})
           and (${since}::timestamptz is null or a.at >= ${since}) and (${until}::timestamptz is null or a.at < ${until})
         order by a.id desc limit ${take}`,
  );
}

const BY_COMMAND = sql`a.action = 'operation' and a.user_id is null and a.subject ->> 'clientId' is null`;

/** To the person, whatever named them, to an attempt of theirs, annulled or not, or to a certificate. */
function doneTo(tenantId: string, userId: string | null): Sql {
  const theirs = sql`tenant_id = ${tenantId} and user_id = ${userId}::uuid`;
  return sql`a.subject ->> 'userId' = ${userId}::text or a.subject -> 'userIds' @> to_jsonb(${userId}::text)
    or a.subject -> ${TOUCHED}::text @> to_jsonb(${userId}::text)
    or a.subject ->> 'objectiveWorkflowId' in (select id::text from objective_workflows where ${theirs}
                                               union all select id::text from annulled_attempts where ${theirs})
    or a.subject ->> 'certificateNumber' in (select certificate_number from certificate_records where ${theirs})`;
}
