import type { Db } from '../../db/db';
import { sql } from '../../db/sql';
import type { AuditAction } from '../platform/audit-entries';

export type ListedAudit = {
  id: string;
  at: Date;
  /** The address of who did it, or the name of the program; null for an operator at the command line and for tools. */
  by: string | null;
  action: AuditAction;
  subject: Record<string, string>;
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
    sql`select a.id::text as id, a.at, coalesce(u.email, c.name) as by, a.action, a.subject
          from audit_entries a
          left join users u on u.tenant_id = a.tenant_id and u.id = a.user_id
          left join api_clients c on c.tenant_id = a.tenant_id and c.client_id::text = a.subject ->> 'clientId'
         where a.tenant_id = ${tenantId} and (${before}::bigint is null or a.id < ${before}::bigint)
           and (${userId}::uuid is null or a.user_id = ${userId}::uuid or a.subject ->> 'userId' = ${userId}::text)
           and (${since}::timestamptz is null or a.at >= ${since}) and (${until}::timestamptz is null or a.at < ${until})
         order by a.id desc limit ${take}`,
  );
}
