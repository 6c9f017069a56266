import type { ErrorComponentProps } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { isPassingFailure } from '../../api/transport/is-passing-failure';
import { reportEvent } from '../../api/attempts/report-event';
import { showToast } from '../../lib/page/toasts';
import { ErrorPage } from '../../parts/error-page/error-page';
import { TroublePage } from '../../parts/trouble/trouble-page';
import { BarePage } from '../shell/bare-page';

/** [8.4] A course that could not be fetched for another reason: told in short, and shown where the course would stand. What passes says so itself. */
export function CourseError({ error }: ErrorComponentProps) {
  const { t } = useTranslation();
  const isPassing = isPassingFailure(error);
  const name = error instanceof Error ? error.name : 'Error';
  useEffect(() => {
    if (!isPassing) showToast('error', t('errors.unknown'));
    reportEvent('page_error', { code: 500, name });
  }, [t, isPassing, name]);
  return <BarePage>{isPassing ? <TroublePage error={error} /> : <ErrorPage code={500} />}</BarePage>;
}
