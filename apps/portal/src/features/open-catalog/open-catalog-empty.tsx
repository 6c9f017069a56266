import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../ui/empty-state';
import { ShelfScene } from '../../ui/scene/shelf-scene';

/** Nothing open to everybody yet. */
export function OpenCatalogEmpty() {
  const { t } = useTranslation();
  return (
    <EmptyState scene={<ShelfScene />} title={t('openCatalogPage.emptyTitle')} titleAs="h3">
      {t('openCatalogPage.emptyText')}
    </EmptyState>
  );
}
