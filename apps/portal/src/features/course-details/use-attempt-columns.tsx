import type { AttemptRecord } from '@lantern/contract/entities/attempt-record';
import type { ObjectiveAccess } from '@lantern/contract/entities/objective-access';
import type { PreviousAttempt } from '@lantern/domain/course/previous-attempts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { CourseResult } from '@lantern/domain/grade/course-result';
import { courseCertificatesQuery } from '../../api/courses/certificates';
import { useFormat } from '../../lib/format/use-format';
import type { TableColumn } from '../../ui/table/table';
import { AttemptLinks } from './attempt-links';
import { AttemptName } from './attempt-name';
import { AttemptResult } from './attempt-result';
import styles from './previous-attempts.module.css';

type Row = PreviousAttempt<AttemptRecord>;

/** What is said of each attempt; a column that would say nothing of its own is left out. */
export function useAttemptColumns(course: ObjectiveAccess, rows: readonly Row[]): Array<TableColumn<Row>> {
  const { t } = useTranslation();
  const { mediumDate } = useFormat();
  const objectiveId = course.objective.id;
  const { data = [] } = useQuery(courseCertificatesQuery(objectiveId, course.userId));
  const certificates = new Map(data.map((one) => [one.objectiveRecord.id, one.certificateNumber]));
  const dateOf = (date: Date | null) => (date ? mediumDate(date) : t('previousAttempts.noDate'));

  const isGradedLater = rows.some(
    ({ attempt: { submitted, finished } }) => dateOf(submitted) !== dateOf(finished),
  );
  const hasPoints = rows.some(({ result }) => result.kind === 'shown' && result.points);
  const hasLinks = rows.some(({ attempt, reviewPath }) => reviewPath || certificates.has(attempt.id));
  const columns: Array<TableColumn<Row> & { isLeftOut?: boolean }> = [
    {
      key: 'attempt',
      header: t('previousAttempts.attempt'),
      renderCell: (row) => <AttemptName row={row} />,
    },
    {
      key: 'started',
      header: t('attemptFacts.started'),
      renderCell: ({ attempt }) => dateOf(attempt.started),
    },
    {
      key: 'submitted',
      header: t('attemptFacts.submitted'),
      renderCell: ({ attempt }) => dateOf(attempt.submitted),
    },
    {
      key: 'finished',
      header: t('previousAttempts.finished'),
      renderCell: ({ attempt }) => dateOf(attempt.finished),
      isLeftOut: !isGradedLater,
    },
    {
      key: 'points',
      header: t('courseResult.points'),
      numeric: true,
      renderCell: ({ result }) => <AttemptPoints result={result} />,
      isLeftOut: !hasPoints,
    },
    {
      key: 'result',
      header: t('previousAttempts.result'),
      numeric: true,
      renderCell: ({ result }) => <AttemptResult result={result} />,
    },
    {
      key: 'open',
      header: t('previousAttempts.open'),
      numeric: true,
      renderCell: (row) => (
        <AttemptLinks row={row} objectiveId={objectiveId} certificate={certificates.get(row.attempt.id)} />
      ),
      isLeftOut: !hasLinks,
    },
  ];
  return columns.filter(({ isLeftOut = false }) => !isLeftOut);
}

/** [9.8] The points behind a score, where it may be told and has any. */
function AttemptPoints({ result }: { result: CourseResult }) {
  const { t } = useTranslation();
  const format = useFormat();
  if (result.kind !== 'shown' || !result.points) return null;
  const { score, maxScore } = result.points;
  const points = { score: format.number(score), maxScore: format.number(maxScore) };
  return <span className={styles.points}>{t('previousAttempts.pointsOf', points)}</span>;
}
