import type { ObjectiveAccess } from '@lantern/contract/entities/objective-access';
import { hasImportedResult } from '@lantern/domain/enrollment/enrolled-course';
import { type CourseResult, courseResult } from '@lantern/domain/grade/course-result';
import { CircleCheck, CircleX, EyeOff, FileInput } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { previousAttempts } from '@lantern/domain/course/previous-attempts';
import { useQuery } from '@tanstack/react-query';
import { useFormat } from '../../lib/format/use-format';
import { CourseFacts } from '../course-panel/course-facts';
import { gradeWords } from '../score/grade-words';
import { ScoreFigure } from '../score/score-figure';
import { Chip } from '../../ui/chip';
import { Notice } from '../../ui/notice';
import styles from './result-panel.module.css';
import { aggregateRecordsQuery } from '../../api/attempts/attempts';

type ResultPanelProps = { course: ObjectiveAccess; now: Date };
type Shown = Extract<CourseResult, { kind: 'shown' }>;

/** [4.20] [4.34] [5.4] The last result, or until when it is kept back. */
export function ResultPanel({ course, now }: ResultPanelProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const result = courseResult(course, now);
  switch (result.kind) {
    case 'none':
      return null;
    case 'hidden':
      return (
        <section aria-label={t('courseResult.label')}>
          <Notice
            icon={EyeOff}
            title={
              result.until
                ? t('courseResult.hiddenUntil', { date: format.date(result.until) })
                : t('courseResult.notShown')
            }
          >
            {t(result.until ? 'courseResult.hiddenUntilAdvice' : 'courseResult.notShownAdvice')}
          </Notice>
        </section>
      );
    case 'shown':
      return <ShownResult result={result} course={course} now={now} />;
  }
}

function ShownResult({ result, course, now }: ResultPanelProps & { result: Shown }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { text, colour, points, passed } = result;
  const scale = course.objective.objectiveGradingScale;
  const attempt = useAttemptNumber(course, now);
  const facts = [
    {
      key: 'points',
      label: t('courseResult.points'),
      value:
        points &&
        t('courseResult.pointsOf', {
          score: format.number(points.score),
          maxScore: format.number(points.maxScore),
        }),
    },
    {
      key: 'passingScore',
      label: t('courseResult.passingScore'),
      // Where nothing is graded, nothing can be reached.
      value: text && scale && format.percent(scale.normalizedPassingScore),
    },
    { key: 'attempt', label: t('previousAttempts.attempt'), value: attempt && format.number(attempt) },
  ];
  return (
    <section className={styles.result} aria-label={t('courseResult.label')}>
      <div>
        <ScoreFigure
          text={text ? gradeWords(text, { t, format }) : t('courseResult.completed')}
          colour={colour}
          verdict={
            passed === null
              ? null
              : {
                  icon: passed ? CircleCheck : CircleX,
                  text: t(passed ? 'courseResult.passed' : 'courseResult.notPassed'),
                }
          }
        />
        {hasImportedResult(course) && <Chip icon={FileInput}>{t('courseResult.imported')}</Chip>}
      </div>
      <CourseFacts facts={facts.filter(({ value }) => value)} />
    </section>
  );
}

/** [3.6] The how-manieth attempt the last result is of; null for one from elsewhere, and until it is known. */
function useAttemptNumber(course: ObjectiveAccess, now: Date): number | null {
  const { data: records = [] } = useQuery(aggregateRecordsQuery(course.objectiveWorkflowAggregate?.id ?? ''));
  return previousAttempts(course, records, now).find(({ isCurrent }) => isCurrent)?.number ?? null;
}
