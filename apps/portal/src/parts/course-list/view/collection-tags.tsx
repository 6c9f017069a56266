import type { Showcase } from '@lantern/contract/entities/showcase';
import { isChosen } from '@lantern/domain/catalog/filter-choice';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button/button';
import { Tag } from '../../../ui/tag';
import styles from './collection-tags.module.css';
import { nameOfCollection } from './option-names';
import type { ListState } from '../state/use-list-state';

type CollectionTagsProps = { state: ListState; collections: readonly Showcase[] };

/** [2.26] The collections as tags, several at once, and a way to let go of them all. */
export function CollectionTags({ state, collections }: CollectionTagsProps) {
  const { t } = useTranslation();
  const { filters } = state.request;
  if (collections.length === 0) return null;
  return (
    <fieldset className={styles.tags}>
      <legend className="sr-only">{t('catalogList.collections')}</legend>
      {collections.map((collection) => {
        const choice = { kind: 'collection', id: collection.id } as const;
        const pressed = isChosen(filters, choice);
        const toggle = () => state.dispatch({ kind: 'filter', choice, isChosen: !pressed });
        return (
          <Tag key={collection.id} pressed={pressed} onToggle={toggle}>
            {nameOfCollection(collection, t)}
          </Tag>
        );
      })}
      {filters.collection.length > 0 && (
        <Button
          variant="quiet"
          className={styles.clear}
          onClick={({ currentTarget }) => {
            // It goes with what it clears; the focus stays among the tags.
            currentTarget.closest('fieldset')?.querySelector('button')?.focus();
            state.dispatch({ kind: 'clearCollections' });
          }}
        >
          {t('catalogList.clearCollections')}
        </Button>
      )}
    </fieldset>
  );
}
