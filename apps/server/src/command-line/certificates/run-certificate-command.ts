import type { Db } from '../../db/db';
import { insertAuditEntry } from '../../store/platform/audit-entries';
import { redrawCertificates, revokeCertificate } from '../../store/certificates/certificate-drawing';
import { findFallbackTenant } from '../../store/setup/tenant-setup';
import { findTenantByDomain } from '../../store/platform/tenants';
import { type CertificateCommand, CertificateCommandError } from './certificate-command';

/** Does it, and answers what there is to say about it. */
export function runCertificateCommand(db: Db, command: CertificateCommand, now: Date): Promise<string> {
  return db.transaction(async (tx) => {
    const { kind, certificateNumber } = command;
    const tenantId = await tenantOf(tx, command);
    if (kind === 'redraw') {
      const count = await redrawCertificates(tx, { tenantId, certificateNumber, now });
      if (count === 0) throw new CertificateCommandError('There is no such certificate to draw.');
      return `${count} to be drawn anew by the next server that runs.`;
    }
    const revoked = await revokeCertificate(tx, { tenantId, certificateNumber, now });
    if (!revoked) throw new CertificateCommandError(`No certificate has the number ${certificateNumber}.`);
    const subject = { certificateNumber };
    await insertAuditEntry(tx, tenantId, { at: now, userId: null, action: 'revokeCertificate', subject });
    return `${certificateNumber} is revoked since ${revoked.revoked.toISOString()}.`;
  });
}

async function tenantOf(db: Db, { host }: CertificateCommand): Promise<string> {
  const tenant = host === null ? await findFallbackTenant(db) : await findTenantByDomain(db, host);
  if (tenant) return tenant.id;
  throw new CertificateCommandError(
    host === null ? 'This platform has no tenant yet.' : `No tenant has the host ${host}.`,
  );
}
