import type { GradeReveal } from '../grade/grade-reveal';

export type CertificateSecrecy = 'withheld' | 'withoutMarks' | 'open';

export type SecretiveCertificate = GradeReveal & {
  /** Of its result, or of the attempt behind it. */
  protectResults: boolean;
  revoked: Date | null;
};

/**
 * [4.20] Reading 71: what of a certificate may be seen. It says that the course was passed, so nothing before the day of
 * the result; where grades are never shown, the result is protected or it was taken back, the certificate without marks.
 */
export function certificateSecrecy(
  { gradeRevealPolicy, gradeRevealDate, protectResults, revoked }: SecretiveCertificate,
  now: Date,
): CertificateSecrecy {
  const isTooEarly = gradeRevealDate === null || now < gradeRevealDate;
  if (gradeRevealPolicy === 'afterDate' && isTooEarly) return 'withheld';
  return gradeRevealPolicy === 'never' || protectResults || revoked ? 'withoutMarks' : 'open';
}
