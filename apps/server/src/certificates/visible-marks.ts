import { type CertificateSecrecy, certificateSecrecy } from '@lantern/domain/certificate/certificate-secrecy';
import type { StoredCertificate } from '../store/certificates/certificate-records';

const NO_MARKS = {
  grade: null,
  passed: null,
  score: null,
  maxScore: null,
  normalizedScore: null,
  protectResults: true,
} as const;

export function secrecyOf(
  { reveal, protectResults, revoked }: StoredCertificate,
  now: Date,
): CertificateSecrecy {
  return certificateSecrecy({ ...reveal, protectResults, revoked }, now);
}

/** [4.20] Reading 71: what a certificate tells of its result, to whoever it is shown to. */
export function visibleMarks(certificate: StoredCertificate, now: Date) {
  return secrecyOf(certificate, now) === 'open' ? marksOf(certificate) : NO_MARKS;
}

/** [4.20] What is printed on it: one that waits for its day is drawn as it will be then. */
export function printedMarks(certificate: StoredCertificate, now: Date) {
  return secrecyOf(certificate, now) === 'withoutMarks' ? NO_MARKS : marksOf(certificate);
}

function marksOf({ grade, passed, score, maxScore, normalizedScore, protectResults }: StoredCertificate) {
  return { grade, passed, score, maxScore, normalizedScore, protectResults };
}
