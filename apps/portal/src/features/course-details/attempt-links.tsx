import type { PreviousAttempt } from '@lantern/domain/course/previous-attempts';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { reportEvent } from '../../api/attempts/report-event';
import { linkTarget } from '../../lib/page/link-target';
import styles from './previous-attempts.module.css';

type AttemptLinksProps = {
  row: PreviousAttempt<unknown>;
  objectiveId: string;
  /** The number of the one that it earned. */
  certificate: string | undefined;
};

/** [4.16] [2.10] What can be opened of an attempt: its work, and the certificate that it earned. */
export function AttemptLinks({ row: { number, reviewPath }, objectiveId, certificate }: AttemptLinksProps) {
  const { t } = useTranslation();
  return (
    <span className={styles.links}>
      {reviewPath && (
        <Link
          {...linkTarget(reviewPath)}
          aria-label={t('previousAttempts.reviewOf', { number })}
          onClick={() => reportEvent('course_open_for_review', { objectiveId })}
        >
          {t('courseActions.review')}
        </Link>
      )}
      {certificate && (
        <Link
          to="/courses/$objectiveId/certificate/$certificateNumber"
          params={{ objectiveId, certificateNumber: certificate }}
          aria-label={number === null ? undefined : t('previousAttempts.certificateOf', { number })}
        >
          {t('previousAttempts.certificate')}
        </Link>
      )}
    </span>
  );
}
