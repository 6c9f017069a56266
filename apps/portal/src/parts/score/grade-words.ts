import type { GradeText } from '@lantern/domain/grade/grade-text';
import type { TFunction } from 'i18next';
import type { Format } from '../../lib/format/use-format';

export type ScoreWords = { t: TFunction; format: Format };

/** [4.34] The tone of each colour of a score. */
export const SCORE_TONES = { success: 'success', accent: 'light', danger: 'danger' } as const;

/** [5.4] "grade: score" as the reader writes it. */
export function gradeWords(text: GradeText, { t, format }: ScoreWords): string {
  if (text.kind === 'grade') return text.grade;
  const score = format.percent(text.percent / 100);
  return text.kind === 'score' ? score : t('courseCard.gradeAndScore', { grade: text.grade, score });
}
