import { randomBytes } from 'node:crypto';
import { CERTIFICATE_NUMBER_BYTES, certificateNumber } from '@lantern/domain/certificate/certificate-number';

export function newCertificateNumber(): string {
  return certificateNumber(randomBytes(CERTIFICATE_NUMBER_BYTES));
}
