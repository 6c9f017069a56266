import { hasFilters } from '@lantern/domain/catalog/filter-state';
import { formattingLocale } from '@lantern/domain/display/locales';
import { MOBILE_WIDTH_PX } from '@lantern/domain/limits';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { courseCountsQuery, termsQuery } from '../../api/courses/catalog';
import { usePage } from '../../lib/page/page-facts';
import { Button } from '../../ui/button/button';
import { BottomSheet } from '../../ui/modal/bottom-sheet';
import { Drawer } from '../../ui/modal/drawer';
import { Skeleton, Skeletons } from '../../ui/skeleton/skeleton';
import type { ListSources } from '../course-list/state/list-sources';
import type { ListState } from '../course-list/state/use-list-state';
import styles from './filter-drawer.module.css';
import { drawerSections } from './filter-options';
import { FilterSection } from './filter-section';

type FilterDrawerProps = { state: ListState; sources: ListSources; total: number; onClose: () => void };

const LINES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'] as const;

/** [2.27] What the list can be narrowed by. Every choice applies at once; the list follows behind. */
export function FilterDrawer({ state, sources, total, onClose }: FilterDrawerProps) {
  const { t } = useTranslation();
  const { locale } = usePage();
  const collections = useQuery(sources.showcases);
  const categories = useQuery(sources.categories);
  const terms = useQuery({ ...termsQuery(), enabled: sources.terms !== null });
  // Good to know, and nothing that anybody has to wait for in vain: without them the options stand alone.
  const counts = useQuery({
    ...courseCountsQuery(state.list === 'catalog' ? 'catalog' : 'enrolled'),
    enabled: sources.terms !== null,
  });
  const { filters } = state.request;
  const showButton = useRef<HTMLButtonElement>(null);

  function clearFilters() {
    // With nothing left to clear, its own button can no longer have the focus.
    showButton.current?.focus();
    state.dispatch({ kind: 'clearFilters' });
  }

  const queries = sources.terms ? [collections, categories, terms] : [collections, categories];
  if (queries.some(({ isError }) => isError)) {
    const retry = () => queries.filter(({ isError }) => isError).forEach(({ refetch }) => void refetch());
    return (
      <Frame onClose={onClose}>
        <p className={styles.failed}>{t('coursesFilterDrawer.failed')}</p>
        <Button onClick={retry}>{t('filterDrawer.retry')}</Button>
      </Frame>
    );
  }
  if (queries.some(({ isPending }) => isPending) || counts.isLoading) {
    return (
      <Frame onClose={onClose}>
        <Skeletons label={t('filterDrawer.loading')} className={styles.loading}>
          {LINES.map((line) => (
            <Skeleton key={line} width="long" />
          ))}
        </Skeletons>
      </Frame>
    );
  }

  const { compare } = new Intl.Collator(formattingLocale(locale));
  const sections = drawerSections(
    state.list,
    {
      collections: collections.data ?? [],
      categories: categories.data ?? [],
      terms: terms.data ?? [],
      ...(counts.data && { counts: counts.data }),
    },
    { t, compare },
  );
  return (
    <Frame
      onClose={onClose}
      footer={
        <>
          <Button disabled={!hasFilters(filters)} onClick={clearFilters}>
            {t('coursesFilterDrawer.clear')}
          </Button>
          <Button ref={showButton} variant="primary" onClick={onClose}>
            {t('filterDrawer.show', { count: total })}
          </Button>
        </>
      }
    >
      {/* The list's own count is out of reach while this is open. */}
      <output className="sr-only" aria-busy={state.request !== state.shown}>
        {t('catalogList.count', { count: total })}
      </output>
      {sections.map((section) => (
        <FilterSection
          key={section.id}
          section={section}
          filters={filters}
          onChoose={(choice, isChosen) => state.dispatch({ kind: 'filter', choice, isChosen })}
        />
      ))}
    </Frame>
  );
}

type FrameProps = { onClose: () => void; footer?: ReactNode; children: ReactNode };

/** A drawer beside the list; on small screens a sheet at the bottom. */
function Frame({ onClose, footer, children }: FrameProps) {
  const { t } = useTranslation();
  const title = t('filterDrawer.title');
  const closeLabel = t('filterDrawer.close');
  if (window.innerWidth < MOBILE_WIDTH_PX) {
    return (
      <BottomSheet label={title} closeLabel={closeLabel} titled onClose={onClose}>
        <div className={styles.sheetBody}>{children}</div>
        {footer && <div className={styles.sheetFoot}>{footer}</div>}
      </BottomSheet>
    );
  }
  return (
    <Drawer title={title} closeLabel={closeLabel} side="end" onClose={onClose} footer={footer}>
      {children}
    </Drawer>
  );
}
