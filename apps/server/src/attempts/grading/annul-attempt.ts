import { mayGradeWorkOf } from '@lantern/domain/access/right-to-grade';
import type { Db } from '../../db/db';
import { isAnnulled, moveToAnnulled } from '../../store/attempts/annulled-attempts';
import { lockAttempt } from '../../store/attempts/attempts';
import { insertAuditEntry } from '../../store/platform/audit-entries';
import { deleteCommandsOf } from '../../store/platform/commands';
import { refreshCardsOf } from '../../store/setup/course-setup';
import type { Approval } from './approve-attempt';
import { revokeEarned } from './revoke-earned';

export type AnnulmentOutcome =
  | { kind: 'annulled'; revoked: string[] }
  | { kind: 'refused'; reason: 'attemptNotFound' | 'alreadyAnnulled' | 'ownWork' };

/** By a person, or by a program; by neither at the command line. */
type Annulment = Approval & { clientId: string | null; reason: string };

/** Takes an attempt away as if it had not happened; what it was, and why it went, stays on record. */
export function annulAttempt(
  db: Db,
  { tenantId, objectiveWorkflowId: id, userId, clientId, reason }: Annulment,
  now: Date,
): Promise<AnnulmentOutcome> {
  return db.transaction(async (tx) => {
    const attempt = await lockAttempt(tx, tenantId, id);
    if (!attempt) {
      const isGone = await isAnnulled(tx, tenantId, id);
      return { kind: 'refused', reason: isGone ? 'alreadyAnnulled' : 'attemptNotFound' };
    }
    if (!mayGradeWorkOf(attempt.userId, userId)) return { kind: 'refused', reason: 'ownWork' };

    const revoked = await revokeEarned(tx, { tenantId, objectiveWorkflowId: id, userId, now });
    await moveToAnnulled(tx, { tenantId, id, at: now, by: userId ?? clientId, reason });
    // [7.8] What was answered of it before is not answered again.
    await deleteCommandsOf(tx, { tenantId, userId: attempt.userId, entityId: id });
    await refreshCardsOf(tx, tenantId, [attempt.aggregateId]);
    const subject = { objectiveWorkflowId: id };
    await insertAuditEntry(tx, tenantId, { at: now, userId, action: 'annul', subject });
    return { kind: 'annulled', revoked };
  });
}
