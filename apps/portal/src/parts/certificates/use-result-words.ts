import { certificateScore } from '@lantern/domain/certificate/certificate-score';
import { gradeText } from '@lantern/domain/grade/grade-text';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/format/use-format';
import { gradeWords } from '../score/grade-words';

type Marks = {
  grade: string | null;
  score: number | null;
  maxScore: number | null;
  normalizedScore: number | null;
};

/** [9.8] The result of a certificate in words: grade and percent, and the points where they say more. */
export function useResultWords(marks: Marks): { result: string | null; points: string | null } {
  const { t } = useTranslation();
  const format = useFormat();
  const text = gradeText(marks);
  const score = certificateScore({ ...marks, protectResults: false });
  return {
    result: text && gradeWords(text, { t, format }),
    points: score?.points
      ? t('courseResult.pointsOf', {
          score: format.number(score.points.score),
          maxScore: format.number(score.points.maxScore),
        })
      : null,
  };
}
