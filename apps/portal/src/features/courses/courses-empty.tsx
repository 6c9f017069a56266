import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '../../ui/button/button-class';
import { EmptyState } from '../../ui/empty-state';
import { ShelfScene } from '../../ui/scene/shelf-scene';

/** [2.26] No courses yet: on to the catalog, where there is one. */
export function CoursesEmpty({ offersCatalog }: { offersCatalog: boolean }) {
  const { t } = useTranslation();
  return (
    <EmptyState
      scene={<ShelfScene />}
      title={t('coursesPage.emptyTitle')}
      action={
        offersCatalog && (
          <Link className={buttonClass({ variant: 'primary', size: 'lg' })} to="/catalog">
            {t('coursesPage.browseCatalog')}
          </Link>
        )
      }
    >
      {t(offersCatalog ? 'coursesPage.emptyWithCatalog' : 'coursesPage.emptyWithoutCatalog')}
    </EmptyState>
  );
}
