import type { ErrorComponentProps } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { reportEvent } from '../api/report-event';
import { showToast } from '../lib/toasts';
import { ErrorPage } from '../parts/error-page/error-page';

/** [8.4] A course that could not be fetched for another reason: told in short, and shown where the course would stand. */
export function CourseError({ error }: ErrorComponentProps) {
  const { t } = useTranslation();
  const name = error instanceof Error ? error.name : 'Error';
  useEffect(() => {
    showToast('error', t('errors.unknown'));
    reportEvent('page_error', { code: 500, name });
  }, [t, name]);
  return <ErrorPage code={500} />;
}
