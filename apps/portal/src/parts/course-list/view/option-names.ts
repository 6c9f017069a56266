import type { FilterCategory } from '@lantern/contract/entities/filter-category';
import type { Showcase } from '@lantern/contract/entities/showcase';
import { UNCATEGORIZED_ID } from '@lantern/domain/catalog/collections';
import type { FilterChoice } from '@lantern/domain/catalog/filter-choice';
import { NO_TERM_ID } from '@lantern/domain/limits';
import { COURSE_PRIORITIES, COURSE_PROGRESSES } from '@lantern/domain/vocabulary';
import { labelKey } from '@lantern/domain/vocabulary-labels';
import type { TFunction } from 'i18next';

export type NamedOptions = {
  collections: readonly Showcase[];
  terms: ReadonlyArray<{ id: string; name: string }>;
  categories: readonly FilterCategory[];
};

/** [3.17] The collection of courses that are in none is ours to name. */
export function nameOfCollection({ id, name }: Pick<Showcase, 'id' | 'name'>, t: TFunction): string {
  return id === UNCATEGORIZED_ID ? t('catalogList.uncategorized') : name;
}

/** [9.12] */
export function nameOfTerm({ id, name }: { id: string; name: string }, t: TFunction): string {
  return id === NO_TERM_ID ? t('coursesFilterDrawer.noTerm') : name;
}

/** The words for a chosen option; null for one that nobody knows any more. */
export function nameOfChoice(
  choice: FilterChoice,
  { collections, terms, categories }: NamedOptions,
  t: TFunction,
): string | null {
  switch (choice.kind) {
    case 'courseProgress': {
      const progress = COURSE_PROGRESSES.find((one) => one === choice.id);
      return progress ? t(labelKey('courseProgress', progress)) : null;
    }
    case 'coursePriority': {
      const priority = COURSE_PRIORITIES.find((one) => one === choice.id);
      return priority ? t(labelKey('coursePriority', priority)) : null;
    }
    case 'term':
      if (choice.id === NO_TERM_ID) return t('coursesFilterDrawer.noTerm');
      return terms.find(({ id }) => id === choice.id)?.name ?? null;
    case 'collection': {
      const collection = collections.find(({ id }) => id === choice.id);
      return collection ? nameOfCollection(collection, t) : null;
    }
    case 'category': {
      const category = categories.find(({ id }) => id === choice.categoryId);
      return category?.attributes.find(({ id }) => id === choice.id)?.name ?? null;
    }
  }
}
