import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../ui/empty-state';
import { ShelfScene } from '../../ui/scene/shelf-scene';

/** Nothing on offer that the learner has not got already. */
export function CatalogEmpty() {
  const { t } = useTranslation();
  return (
    <EmptyState scene={<ShelfScene />} title={t('catalogPage.emptyTitle')}>
      {t('catalogPage.emptyText')}
    </EmptyState>
  );
}
