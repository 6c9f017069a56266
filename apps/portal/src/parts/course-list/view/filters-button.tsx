import { chosenCount } from '@lantern/domain/catalog/filter-state';
import { useQueryClient } from '@tanstack/react-query';
import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { furtherTexts } from '../../../lib/format/i18n';
import { prefetch } from '../../../lib/network/prefetch';
import { useLongWait } from '../../../lib/time/use-long-wait';
import { useFormat } from '../../../lib/format/use-format';
import { showToast } from '../../../lib/page/toasts';
import { Button } from '../../../ui/button/button';
import { CountBadge } from '../../../ui/count-badge';
import { VisuallyHidden } from '../../../ui/visually-hidden';
import styles from './list-head.module.css';
import type { ListSources } from '../state/list-sources';
import type { ListState } from '../state/use-list-state';

/** With the texts that only it shows. */
async function loadDrawer() {
  const [drawer] = await Promise.all([import('../../filter-drawer/filter-drawer'), furtherTexts()]);
  return drawer;
}
type Drawer = Awaited<ReturnType<typeof loadDrawer>>['FilterDrawer'];

/** A drawer that comes sooner than this is not worth a sign that it is coming. */
const SEEN_MS = 400;

/** Of the one that a page has. */
export const FILTERS_BUTTON_ID = 'filters';

type FiltersButtonProps = {
  state: ListState;
  sources: ListSources;
  total: number;
};

/** [2.26] Opens the drawer, whose code and options come with the first sign of wanting it. */
export function FiltersButton({ state, sources, total }: FiltersButtonProps) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const client = useQueryClient();
  const [OpenDrawer, setOpenDrawer] = useState<Drawer>();
  const [isComing, setIsComing] = useState(false);
  const isLate = useLongWait(isComing, SEEN_MS);
  const count = chosenCount(state.request.filters);

  function prepare() {
    void loadDrawer().catch(() => {});
    const { categories, terms } = sources;
    void prefetch(() =>
      Promise.all([client.prefetchQuery(categories), terms && client.prefetchQuery(terms)]),
    );
  }

  async function open() {
    setIsComing(true);
    try {
      const { FilterDrawer } = await loadDrawer();
      setOpenDrawer(() => FilterDrawer);
    } catch {
      showToast('error', t('coursesFilterDrawer.failed'));
    } finally {
      setIsComing(false);
    }
  }

  return (
    <>
      <Button
        id={FILTERS_BUTTON_ID}
        busy={isLate}
        icon={SlidersHorizontal}
        aria-haspopup="dialog"
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => void open()}
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
      {OpenDrawer && (
        <OpenDrawer state={state} sources={sources} total={total} onClose={() => setOpenDrawer(undefined)} />
      )}
    </>
  );
}
