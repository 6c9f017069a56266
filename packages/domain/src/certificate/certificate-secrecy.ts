import type { GradeReveal } from '../grade/grade-reveal';

export type CertificateSecrecy = 'withheld' | 'withoutMarks' | 'open';

/**
 * [4.20] What of a certificate may be seen: it says that the course was passed, so nothing before the day of the
 * result; where grades are never shown, the certificate without them.
 */
export function certificateSecrecy(
  { gradeRevealPolicy, gradeRevealDate }: GradeReveal,
  now: Date,
): CertificateSecrecy {
  if (gradeRevealPolicy === 'never') return 'withoutMarks';
  if (gradeRevealPolicy !== 'afterDate') return 'open';
  return gradeRevealDate !== null && now >= gradeRevealDate ? 'open' : 'withheld';
}
