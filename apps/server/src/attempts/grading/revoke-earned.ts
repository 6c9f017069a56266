import type { Db } from '../../db/db';
import { revokeCertificatesOfAttempt } from '../../store/certificates/certificate-drawing';
import { insertAuditEntry } from '../../store/platform/audit-entries';
import type { Approval } from './approve-attempt';

/** [3.11] Takes back what the result of an attempt has earned; answers the numbers. */
export async function revokeEarned(
  tx: Db,
  { tenantId, objectiveWorkflowId, userId, now }: Approval & { now: Date },
): Promise<string[]> {
  const revoked = await revokeCertificatesOfAttempt(tx, { tenantId, objectiveWorkflowId, now });
  for (const certificateNumber of revoked) {
    const subject = { certificateNumber };
    await insertAuditEntry(tx, tenantId, { at: now, userId, action: 'revokeCertificate', subject });
  }
  return revoked;
}
