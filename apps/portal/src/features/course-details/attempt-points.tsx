import type { CourseResult } from '@lantern/domain/grade/course-result';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/format/use-format';
import styles from './previous-attempts.module.css';

/** [9.8] The points behind a score, where it may be told and has any. */
export function AttemptPoints({ result }: { result: CourseResult }) {
  const { t } = useTranslation();
  const format = useFormat();
  if (result.kind !== 'shown' || !result.points) return null;
  const { score, maxScore } = result.points;
  const points = { score: format.number(score), maxScore: format.number(maxScore) };
  return <span className={styles.points}>{t('previousAttempts.pointsOf', points)}</span>;
}
