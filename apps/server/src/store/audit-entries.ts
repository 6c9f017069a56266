import type { Db } from '../db/db';
import { sql } from '../db/sql';

export type AuditAction =
  | 'signIn'
  | 'signOut'
  | 'start'
  | 'submit'
  | 'finish'
  | 'grade'
  | 'approve'
  | 'revokeCertificate'
  | 'suspend'
  | 'restore';

export type NewAuditEntry = {
  at: Date;
  /** Who did it; null for a tool or an operator. */
  userId: string | null;
  action: AuditAction;
  /** Ids only: no names, addresses or tokens. */
  subject: Record<string, string>;
};

export async function insertAuditEntry(
  db: Db,
  tenantId: string,
  { at, userId, action, subject }: NewAuditEntry,
): Promise<void> {
  await db.query(
    sql`insert into audit_entries (tenant_id, at, user_id, action, subject)
        values (${tenantId}, ${at}, ${userId}, ${action}, ${JSON.stringify(subject)})`,
  );
}
