import { chosenCount } from '@lantern/domain/catalog/filter-state';
import { useQueryClient } from '@tanstack/react-query';
import { SlidersHorizontal } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { onAGuess } from '../../lib/guesses';
import { useFormat } from '../../lib/use-format';
import { Button } from '../../ui/button/button';
import { CountBadge } from '../../ui/count-badge';
import { VisuallyHidden } from '../../ui/visually-hidden';
import styles from './list-head.module.css';
import type { ListSources } from './list-sources';
import type { ListState } from './use-list-state';

const loadDrawer = () => import('../filter-drawer/filter-drawer');
const FilterDrawer = lazy(() => loadDrawer().then(({ FilterDrawer: Drawer }) => ({ default: Drawer })));

type FiltersButtonProps = { state: ListState; sources: ListSources; total: number };

/** [2.26] Opens the drawer, whose code and options come with the first sign of wanting it. */
export function FiltersButton({ state, sources, total }: FiltersButtonProps) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const client = useQueryClient();
  const [isOpen, setIsOpen] = useState(false);
  const count = chosenCount(state.request.filters);

  function prepare() {
    void loadDrawer();
    const { categories, terms } = sources;
    void onAGuess(() =>
      Promise.all([client.prefetchQuery(categories), terms && client.prefetchQuery(terms)]),
    );
  }

  return (
    <>
      <Button
        icon={SlidersHorizontal}
        aria-haspopup="dialog"
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => setIsOpen(true)}
      >
        <span className={styles.wide}>{t('coursesFilterDrawer.open')}</span>
        {count > 0 && (
          <>
            <span aria-hidden="true">
              <CountBadge count={count} format={number} />
            </span>
            <VisuallyHidden>{t('coursesFilterDrawer.chosen', { count })}</VisuallyHidden>
          </>
        )}
      </Button>
      {isOpen && (
        <Suspense>
          <FilterDrawer state={state} sources={sources} total={total} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
