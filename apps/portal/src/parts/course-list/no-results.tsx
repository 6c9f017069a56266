import type { ListState as ListOutcome } from '@lantern/domain/catalog/list-state';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button/button';
import { EmptyState } from '../../ui/empty-state';
import { DarkScene } from '../../ui/scene/dark-scene';
import type { ListState } from './use-list-state';

type NoResultsProps = {
  state: ListState;
  outcome: Extract<ListOutcome, { kind: 'noResults' }>;
  titleAs: 'h2' | 'h3';
};

/** [2.26] Reading 32: a search or filters that leave nothing, and the way out of them. */
export function NoResults({ state, outcome, titleAs }: NoResultsProps) {
  const { t } = useTranslation();
  const { keyword } = state.shown;
  if (keyword === '') {
    return (
      <EmptyState
        scene={<DarkScene />}
        title={t('catalogList.emptyFilterResults')}
        titleAs={titleAs}
        action={<Button onClick={state.clearFilters}>{t('catalogList.clearFilters')}</Button>}
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
          <Button onClick={state.clearFilters}>{t('catalogList.clearFilters')}</Button>
        ) : (
          <Button onClick={() => state.search('')}>{t('catalogList.clearSearch')}</Button>
        )
      }
    >
      {t('catalogList.retryText')}
    </EmptyState>
  );
}
