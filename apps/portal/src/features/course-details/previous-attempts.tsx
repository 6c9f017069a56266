import type { ObjectiveAccess } from '@lantern/contract/entities/objective-access';
import { previousAttempts } from '@lantern/domain/course/previous-attempts';
import { pagerParts } from '@lantern/domain/display/pager';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { aggregateRecordsQuery } from '../../api/attempts/attempts';
import { Button } from '../../ui/button/button';
import { Pager } from '../../ui/table/pager';
import { Table } from '../../ui/table/table';
import styles from './previous-attempts.module.css';
import { useAttemptColumns } from './use-attempt-columns';

type PreviousAttemptsProps = { course: ObjectiveAccess; aggregateId: string; now: Date };

const COLLAPSED_ROWS = 3;
const PAGE_ROWS = 10;

/** [2.7] Every result, the newest first: three to begin with, then page by page. */
export function PreviousAttempts({ course, aggregateId, now }: PreviousAttemptsProps) {
  const { t } = useTranslation();
  const { data: records = [] } = useQuery(aggregateRecordsQuery(aggregateId));
  const [isOpen, setIsOpen] = useState(false);
  const [skip, setSkip] = useState(0);
  const rows = previousAttempts(course, records, now);
  const columns = useAttemptColumns(course, rows);
  if (rows.length === 0) return null;

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
