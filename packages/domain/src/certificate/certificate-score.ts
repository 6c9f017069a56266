import { percent } from '../grade/percent';
import { type Points, points } from '../grade/points';

export type CertificateScore = { percent: number; points: Points | null };

/** [9.8] The score that a certificate states (reading 44); null when it is protected (reading 22) or there is none. */
export function certificateScore(record: {
  score: number | null;
  maxScore: number | null;
  normalizedScore: number | null;
  protectResults: boolean;
}): CertificateScore | null {
  if (record.protectResults || record.normalizedScore === null) return null;
  return { percent: percent(record.normalizedScore), points: points(record) };
}
