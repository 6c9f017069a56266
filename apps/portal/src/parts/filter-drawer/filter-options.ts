import type { FilterChoice } from '@lantern/domain/catalog/filter-choice';
import { filterSections } from '@lantern/domain/catalog/filter-sections';
import type { ListType } from '@lantern/domain/catalog/filter-state';
import { NO_TERM_ID } from '@lantern/domain/limits';
import { labelKey } from '@lantern/domain/vocabulary-labels';
import type { TFunction } from 'i18next';
import { type NamedOptions, nameOfCollection, nameOfTerm } from '../course-list/option-names';

/** One option of a section, ready to be drawn; the count is left out where nobody counted. */
export type DrawerOption = { choice: FilterChoice; name: string; count?: number };
export type DrawerSection = { id: string; label: string; options: DrawerOption[] };

type Words = { t: TFunction; compare: (one: string, other: string) => number };

/** [2.27] [9.12] The drawer's sections in the reader's words and order. */
export function drawerSections(
  list: ListType,
  { collections, terms, categories }: NamedOptions,
  { t, compare }: Words,
): DrawerSection[] {
  const labelOf = (kind: 'courseProgress' | 'coursePriority' | 'term' | 'collection') =>
    t(`coursesFilterDrawer.sections.${kind}`);
  const options = {
    collections: collections.map((one) => ({ ...one, name: nameOfCollection(one, t) })),
    terms: [...terms.filter(({ id }) => id !== NO_TERM_ID), { id: NO_TERM_ID, name: '' }].map((one) => ({
      ...one,
      name: nameOfTerm(one, t),
    })),
    categories,
  };
  const counts = new Map(
    [...collections, ...categories.flatMap(({ attributes }) => attributes)].map(({ id, objectivesCount }) => [
      id,
      objectivesCount,
    ]),
  );
  const withCount = (option: DrawerOption): DrawerOption => {
    const count = counts.get(option.choice.id);
    return count === undefined ? option : { ...option, count };
  };

  return filterSections(list, terms.length > 0 ? options : { ...options, terms: [] }, {
    labelOf,
    compare,
  }).map((section): DrawerSection => {
    switch (section.kind) {
      case 'courseProgress':
        return {
          id: section.kind,
          label: labelOf(section.kind),
          options: section.values.map((id) => ({
            choice: { kind: section.kind, id },
            name: t(labelKey('courseProgress', id)),
          })),
        };
      case 'coursePriority':
        return {
          id: section.kind,
          label: labelOf(section.kind),
          options: section.values.map((id) => ({
            choice: { kind: section.kind, id },
            name: t(labelKey('coursePriority', id)),
          })),
        };
      case 'term':
      case 'collection':
        return {
          id: section.kind,
          label: labelOf(section.kind),
          options: section.options.map(({ id, name }) =>
            withCount({ choice: { kind: section.kind, id }, name }),
          ),
        };
      case 'category':
        return {
          id: section.id,
          label: section.name,
          options: section.options.map(({ id, name }) =>
            withCount({ choice: { kind: 'category', categoryId: section.id, id }, name }),
          ),
        };
    }
  });
}
