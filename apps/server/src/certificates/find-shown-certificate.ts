import { readCertificateNumber } from '@lantern/domain/certificate/certificate-number';
import { certificateSecrecy } from '@lantern/domain/certificate/certificate-secrecy';
import type { Db } from '../db/db';
import {
  findCertificateById,
  findCertificateByNumber,
  type KeptCertificate,
} from '../store/certificate-records';

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * The certificate that everybody with this number or id may see. Unknown, malformed, withheld and another tenant's are
 * one and the same: null, after one look into the same index.
 */
export async function findShownCertificate(
  db: Db,
  { tenantId, reference, now }: { tenantId: string; reference: string; now: Date },
): Promise<KeptCertificate | null> {
  const certificate = ID.test(reference)
    ? await findCertificateById(db, tenantId, reference)
    : await findCertificateByNumber(db, tenantId, readCertificateNumber(reference) ?? '');
  if (!certificate || certificateSecrecy(certificate.reveal, now) === 'withheld') return null;
  return certificate;
}
