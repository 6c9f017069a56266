import type { CertificateRecord } from '@lantern/contract/entities/certificates/certificate-record';
import { type CertificateSource, certificateSource } from '@lantern/domain/certificate/certificate-source';
import { useEffect } from 'react';

/** [8.7] Where the certificate is to be had; an address that should be there and is not goes into the error log. */
export function useCertificateSource(certificate: CertificateRecord): CertificateSource {
  const { certificateTemplate, certificateNumber, revoked, isBeingDrawn } = certificate;
  const source = certificateSource(certificateTemplate.kind, certificate);
  const isDue = revoked === null && !isBeingDrawn;
  const missing = source.kind === 'missing' && isDue ? source.field : null;
  useEffect(() => {
    if (missing) reportError(new Error(`Certificate ${certificateNumber} has no ${missing}`));
  }, [missing, certificateNumber]);
  return source;
}
