import { percent } from './percent';

export type GradeText =
  | { kind: 'gradeAndScore'; grade: string; percent: number }
  | { kind: 'grade'; grade: string }
  | { kind: 'score'; percent: number };

/** [5.4] The parts of "grade: score"; the score alone where no grade exists, null where neither does. */
export function gradeText({
  grade,
  normalizedScore,
}: {
  grade: string | null;
  normalizedScore: number | null;
}): GradeText | null {
  if (normalizedScore === null) return grade ? { kind: 'grade', grade } : null;
  const score = percent(normalizedScore);
  return grade ? { kind: 'gradeAndScore', grade, percent: score } : { kind: 'score', percent: score };
}
