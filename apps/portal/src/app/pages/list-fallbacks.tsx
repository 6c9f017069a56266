import type { ErrorComponentProps } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ListFailed } from '../../parts/course-list/view/list-failed';
import { ListSkeleton } from '../../parts/course-list/view/list-skeleton';
import { useCoursesTitle } from '../../parts/page-title/use-courses-title';

export function CatalogPending() {
  const { t } = useTranslation();
  return <ListSkeleton title={t('pages.catalog')} />;
}

export function CatalogFailed({ error }: ErrorComponentProps) {
  const { t } = useTranslation();
  return <ListFailed title={t('pages.catalog')} error={error} />;
}

export function OpenCatalogPending() {
  const { t } = useTranslation();
  return <ListSkeleton title={t('pages.openCatalog')} />;
}

export function OpenCatalogFailed({ error }: ErrorComponentProps) {
  const { t } = useTranslation();
  return <ListFailed title={t('pages.openCatalog')} error={error} />;
}

export function CoursesPending() {
  return <ListSkeleton title={useCoursesTitle()} narrow="rows" />;
}

export function CoursesFailed({ error }: ErrorComponentProps) {
  return <ListFailed title={useCoursesTitle()} error={error} />;
}
