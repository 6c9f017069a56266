import type { ListState as ListOutcome } from '@lantern/domain/catalog/list-state';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button/button';
import { EmptyState } from '../../../ui/empty-state';
import { DarkScene } from '../../../ui/scene/house-scenes';
import { FILTERS_BUTTON_ID } from './filters-button';
import type { ListState } from '../state/use-list-state';

type NoResultsProps = {
  state: ListState;
  outcome: Extract<ListOutcome, { kind: 'noResults' }>;
  titleAs: 'h2' | 'h3';
};

/** [2.26] Reading 32: a search or filters that leave nothing, and the way out of them. */
export function NoResults({ state, outcome, titleAs }: NoResultsProps) {
  const { t } = useTranslation();
  function clearFilters() {
    focusFilters();
    state.dispatch({ kind: 'clearFilters' });
  }
  function clearSearch() {
    focusFilters();
    state.dispatch({ kind: 'search', keyword: '' });
  }
  const { keyword } = state.shown;
  if (keyword === '') {
    return (
      <EmptyState
        scene={<DarkScene />}
        title={t('catalogList.emptyFilterResults')}
        titleAs={titleAs}
        action={<Button onClick={clearFilters}>{t('catalogList.clearFilters')}</Button>}
      >
        {t('catalogList.emptyFilterText')}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      scene={<DarkScene />}
      title={t('catalogList.emptySearchResults', { text: keyword })}
      titleAs={titleAs}
      action={
        outcome.offersClearFilters ? (
          <Button onClick={clearFilters}>{t('catalogList.clearFilters')}</Button>
        ) : (
          <Button onClick={clearSearch}>{t('catalogList.clearSearch')}</Button>
        )
      }
    >
      {t('catalogList.retryText')}
    </EmptyState>
  );
}

/** The button that had the focus goes away with what it clears. */
function focusFilters(): void {
  document.getElementById(FILTERS_BUTTON_ID)?.focus();
}
