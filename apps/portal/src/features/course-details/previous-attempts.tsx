import type { AttemptRecord } from '@lantern/contract/entities/attempt-record';
import type { ObjectiveAccess } from '@lantern/contract/entities/objective-access';
import { type PreviousAttempt, previousAttempts } from '@lantern/domain/course/previous-attempts';
import { pagerParts } from '@lantern/domain/display/pager';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { aggregateRecordsQuery } from '../../api/attempts';
import { courseCertificatesQuery } from '../../api/certificates';
import { useFormat } from '../../lib/use-format';
import { Button } from '../../ui/button/button';
import { Pager } from '../../ui/table/pager';
import { Table } from '../../ui/table/table';
import { AttemptLinks } from './attempt-links';
import { AttemptName } from './attempt-name';
import { AttemptPoints } from './attempt-points';
import { AttemptResult } from './attempt-result';
import styles from './previous-attempts.module.css';

type PreviousAttemptsProps = { course: ObjectiveAccess; aggregateId: string; now: Date };
type Row = PreviousAttempt<AttemptRecord>;

const COLLAPSED_ROWS = 3;
const PAGE_ROWS = 10;

/** [2.7] Every result, the newest first: three to begin with, then page by page. */
export function PreviousAttempts({ course, aggregateId, now }: PreviousAttemptsProps) {
  const { t } = useTranslation();
  const { data: records = [] } = useQuery(aggregateRecordsQuery(aggregateId));
  const [isOpen, setIsOpen] = useState(false);
  const [skip, setSkip] = useState(0);
  const columns = useColumns(course);
  if (records.length === 0) return null;

  const rows = previousAttempts(course, records, now);
  const shown = isOpen ? rows.slice(skip, skip + PAGE_ROWS) : rows.slice(0, COLLAPSED_ROWS);
  const { page, pageCount, itemCount } = pagerParts(skip, PAGE_ROWS, rows.length);
  return (
    <section className={styles.attempts}>
      <h2>{t('previousAttempts.title')}</h2>
      <Table
        caption={t('previousAttempts.title')}
        columns={columns}
        rows={shown}
        rowKey={({ attempt }) => attempt.id}
      />
      {isOpen || rows.length <= COLLAPSED_ROWS ? (
        <Pager
          label={t('pager.label')}
          text={t('pager.text', { page, pageCount, count: itemCount })}
          previousLabel={t('pager.previous')}
          nextLabel={t('pager.next')}
          onPrevious={page > 1 ? () => setSkip(skip - PAGE_ROWS) : null}
          onNext={page < pageCount ? () => setSkip(skip + PAGE_ROWS) : null}
        />
      ) : (
        <Button variant="quiet" aria-expanded={false} onClick={() => setIsOpen(true)}>
          {t('previousAttempts.showAll', { count: rows.length })}
        </Button>
      )}
    </section>
  );
}

function useColumns(course: ObjectiveAccess) {
  const { t } = useTranslation();
  const objectiveId = course.objective.id;
  const { data = [] } = useQuery(courseCertificatesQuery(objectiveId, course.userId));
  const certificates = new Map(data.map((one) => [one.objectiveRecord.id, one.certificateNumber]));
  const { mediumDate } = useFormat();
  const dateOf = (date: Date | null) => (date ? mediumDate(date) : t('previousAttempts.noDate'));
  return [
    {
      key: 'attempt',
      header: t('previousAttempts.attempt'),
      renderCell: (row: Row) => <AttemptName row={row} />,
    },
    {
      key: 'started',
      header: t('attemptFacts.started'),
      renderCell: ({ attempt }: Row) => dateOf(attempt.started),
    },
    {
      key: 'submitted',
      header: t('attemptFacts.submitted'),
      renderCell: ({ attempt }: Row) => dateOf(attempt.submitted),
    },
    {
      key: 'finished',
      header: t('previousAttempts.finished'),
      renderCell: ({ attempt }: Row) => dateOf(attempt.finished),
    },
    {
      key: 'points',
      header: t('courseResult.points'),
      numeric: true,
      renderCell: ({ result }: Row) => <AttemptPoints result={result} />,
    },
    {
      key: 'result',
      header: t('previousAttempts.result'),
      numeric: true,
      renderCell: ({ result }: Row) => <AttemptResult result={result} />,
    },
    {
      key: 'open',
      header: t('previousAttempts.open'),
      numeric: true,
      renderCell: (row: Row) => (
        <AttemptLinks row={row} objectiveId={objectiveId} certificate={certificates.get(row.attempt.id)} />
      ),
    },
  ];
}
