import type { CourseResult } from '@lantern/domain/grade/course-result';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/use-format';

/** [9.8] The points behind a score, where it may be told and has any. */
export function AttemptPoints({ result }: { result: CourseResult }) {
  const { t } = useTranslation();
  const format = useFormat();
  if (result.kind !== 'shown' || !result.points) return null;
  const { score, maxScore } = result.points;
  return t('previousAttempts.pointsOf', { score: format.number(score), maxScore: format.number(maxScore) });
}
