import { useTranslation } from 'react-i18next';
import { ListFailed } from '../parts/course-list/list-failed';
import { ListSkeleton } from '../parts/course-list/list-skeleton';

export function CatalogPending() {
  const { t } = useTranslation();
  return <ListSkeleton title={t('pages.catalog')} />;
}

export function CatalogFailed() {
  const { t } = useTranslation();
  return <ListFailed title={t('pages.catalog')} />;
}

export function OpenCatalogPending() {
  const { t } = useTranslation();
  return <ListSkeleton title={t('pages.openCatalog')} />;
}

export function OpenCatalogFailed() {
  const { t } = useTranslation();
  return <ListFailed title={t('pages.openCatalog')} />;
}
