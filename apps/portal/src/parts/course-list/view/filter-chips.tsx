import type { Showcase } from '@lantern/contract/entities/showcase';
import { choicesOf } from '@lantern/domain/catalog/filter-choice';
import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../ui/icon';
import { termsQuery } from '../../../api/courses/catalog';
import styles from './filter-chips.module.css';
import { FILTERS_BUTTON_ID } from './filters-button';
import type { ListSources } from '../state/list-sources';
import { nameOfChoice } from './option-names';
import type { ListState } from '../state/use-list-state';

type FilterChipsProps = { state: ListState; sources: ListSources; collections: readonly Showcase[] };

/** [2.26] What is chosen in the drawer, each to be taken back here. Collections have their tags. */
export function FilterChips({ state, sources, collections }: FilterChipsProps) {
  const { t } = useTranslation();
  const choices = choicesOf(state.request.filters).filter(({ kind }) => kind !== 'collection');
  const needs = (kind: string) => choices.some((choice) => choice.kind === kind);
  const { data: categories = [] } = useQuery({ ...sources.categories, enabled: needs('category') });
  const { data: terms = [] } = useQuery({
    ...termsQuery(),
    enabled: sources.terms !== null && needs('term'),
  });
  if (choices.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label={t('coursesFilterDrawer.chips')}>
      {choices.map((choice) => {
        const name = nameOfChoice(choice, { collections, terms, categories }, t);
        return (
          name !== null && (
            <li key={`${choice.kind} ${choice.id}`}>
              <button
                type="button"
                className={styles.chip}
                aria-label={t('coursesFilterDrawer.remove', { name })}
                onClick={({ currentTarget }) => {
                  handFocusOn(currentTarget);
                  state.dispatch({ kind: 'filter', choice, isChosen: false });
                }}
              >
                <bdi>{name}</bdi>
                <Icon of={X} size="s" />
              </button>
            </li>
          )
        );
      })}
    </ul>
  );
}

/** A chip that goes leaves the focus to the one beside it; the last of them to where filters come from. */
function handFocusOn(chip: HTMLElement): void {
  const item = chip.closest('li');
  const beside = (item?.nextElementSibling ?? item?.previousElementSibling)?.querySelector('button');
  (beside ?? document.getElementById(FILTERS_BUTTON_ID))?.focus();
}
