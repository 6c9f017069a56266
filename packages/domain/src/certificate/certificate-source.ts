import type { CertificateKind } from '../vocabulary';

export type CertificateSource =
  | { kind: 'pdf' | 'external'; url: string }
  | { kind: 'missing'; field: 'certificatePdfUrl' | 'externalUrl' };

const FIELDS = { custom: 'certificatePdfUrl', external: 'externalUrl' } as const;

/** [4.6] [8.7] Where a certificate is to be had; a missing address is for the error log. */
export function certificateSource(
  kind: CertificateKind,
  urls: { certificatePdfUrl: string | null; externalUrl: string | null },
): CertificateSource {
  const field = FIELDS[kind];
  const url = urls[field];
  if (!url) return { kind: 'missing', field };
  return { kind: kind === 'custom' ? 'pdf' : 'external', url };
}
