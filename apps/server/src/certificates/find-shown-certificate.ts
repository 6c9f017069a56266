import { readCertificateNumber } from '@lantern/domain/certificate/certificate-number';
import { isGuid } from '@lantern/domain/web/is-guid';
import type { Db } from '../db/db';
import {
  findCertificateByNumberOrId,
  type StoredCertificate,
} from '../store/certificates/certificate-records';
import { secrecyOf } from './visible-marks';

/**
 * The certificate that everybody with this number or id may see. Unknown, malformed, withheld and another tenant's are
 * one and the same: null, after the same statement.
 */
export async function findShownCertificate(
  db: Db,
  { tenantId, reference, now }: { tenantId: string; reference: string; now: Date },
): Promise<StoredCertificate | null> {
  const certificate = await findCertificateByNumberOrId(db, tenantId, {
    certificateNumber: readCertificateNumber(reference),
    id: isGuid(reference) ? reference : null,
  });
  if (!certificate || secrecyOf(certificate, now) === 'withheld') return null;
  return certificate;
}
