import type { CourseResult } from '@lantern/domain/grade/course-result';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/format/use-format';
import { gradeWords, SCORE_TONES } from '../../parts/score/grade-words';
import { ToneText } from '../../ui/tone-text';
import styles from './previous-attempts.module.css';

/** [4.34] A score in its colour and in words, or until when it is kept back. */
export function AttemptResult({ result }: { result: CourseResult }) {
  const { t } = useTranslation();
  const format = useFormat();
  if (result.kind === 'none') return null;
  if (result.kind === 'hidden') {
    return result.until
      ? t('courseResult.hiddenUntil', { date: format.mediumDate(result.until) })
      : t('courseResult.notShown');
  }
  const { text, colour, passed } = result;
  const words = <bdi>{text ? gradeWords(text, { t, format }) : t('courseResult.completed')}</bdi>;
  return (
    <span className={styles.result}>
      <strong>{colour ? <ToneText tone={SCORE_TONES[colour]}>{words}</ToneText> : words}</strong>
      {passed !== null && <small>{t(passed ? 'courseResult.passed' : 'courseResult.notPassed')}</small>}
    </span>
  );
}
