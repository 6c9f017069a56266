import { countOf, type Db } from '../../db/db';
import { sql } from '../../db/sql';

export type AuditAction =
  | 'signIn'
  | 'signOut'
  | 'start'
  | 'submit'
  | 'finish'
  | 'grade'
  | 'correctGrade'
  | 'approve'
  | 'reopen'
  | 'annul'
  | 'revokeCertificate'
  | 'suspend'
  | 'restore'
  | 'merge'
  | 'announce'
  | 'editAnnouncement'
  | 'pinAnnouncement'
  | 'unpinAnnouncement'
  | 'removeAnnouncement'
  | 'removeReply'
  | 'issueToken'
  | 'operation';

export type NewAuditEntry = {
  at: Date;
  /** Who did it; null for a tool or an operator. */
  userId: string | null;
  action: AuditAction;
  subject: AuditSubject;
};

/** Ids and values that outlive people: no names of theirs, addresses or tokens. */
export type AuditSubject = Record<string, string | string[]>;

/** In a subject: whom a file touched. They may be very many, so they are looked for and never listed. */
export const TOUCHED = 'touched';

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

/** Some at a time, so that nobody waits for it; answers how many. Several servers take different ones. */
export function deleteAuditEntriesBefore(db: Db, before: Date, limit: number): Promise<number> {
  return countOf(
    db,
    sql`with old as (select tenant_id, id from audit_entries where at < ${before} order by at
                      limit ${limit} for update skip locked),
        gone as (delete from audit_entries a using old where a.tenant_id = old.tenant_id and a.id = old.id returning 1)
        select count(*)::int as count from gone`,
  );
}
