import { isCertificateExpired } from './certificate-expiry';

export type CertificateStanding = 'valid' | 'expired' | 'revoked';

/** [8.7] What a certificate is worth now; one that was taken back is that for ever. */
export function certificateStanding(
  certificate: { expirationDate: Date | null; revoked: Date | null },
  now: Date,
): CertificateStanding {
  if (certificate.revoked !== null) return 'revoked';
  return isCertificateExpired(certificate, now) ? 'expired' : 'valid';
}
