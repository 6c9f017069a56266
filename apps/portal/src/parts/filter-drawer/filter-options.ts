import type { CourseCount } from '@lantern/contract/catalog/get-course-counts';
import type { FilterChoice } from '@lantern/domain/catalog/filter-choice';
import { filterSections } from '@lantern/domain/catalog/filter-sections';
import type { ListType } from '@lantern/domain/catalog/filter-state';
import { NO_TERM_ID } from '@lantern/domain/limits';
import { labelKey } from '@lantern/domain/vocabulary-labels';
import type { TFunction } from 'i18next';
import { type NamedOptions, nameOfCollection, nameOfTerm } from '../course-list/view/option-names';

/** One option of a section, ready to be drawn; the count is left out where nobody counted. */
export type DrawerOption = { choice: FilterChoice; name: string; count?: number };
export type DrawerSection = { id: string; label: string; options: DrawerOption[] };

/** What there is to choose from; what counts nothing is not named among the counts. */
type CountedOptions = NamedOptions & { counts?: readonly CourseCount[] };

type Words = { t: TFunction; compare: (one: string, other: string) => number };

/** [2.27] [4.7] [9.12] The drawer's sections in the reader's words and order. */
export function drawerSections(
  list: ListType,
  { collections, terms, categories, counts }: CountedOptions,
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
  const carried = new Map(
    [...collections, ...categories.flatMap(({ attributes }) => attributes)].map(({ id, objectivesCount }) => [
      id,
      objectivesCount,
    ]),
  );
  const counted = ({ kind, id }: FilterChoice): number | undefined => {
    if (kind === 'collection' || kind === 'category') return carried.get(id);
    return counts && (counts.find((one) => one.kind === kind && one.id === id)?.objectivesCount ?? 0);
  };
  const withCount = (choice: FilterChoice, name: string): DrawerOption => {
    const count = counted(choice);
    return { choice, name, ...(count !== undefined && { count }) };
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
          options: section.values.map((id) =>
            withCount({ kind: section.kind, id }, t(labelKey('courseProgress', id))),
          ),
        };
      case 'coursePriority':
        return {
          id: section.kind,
          label: labelOf(section.kind),
          options: section.values.map((id) =>
            withCount({ kind: section.kind, id }, t(labelKey('coursePriority', id))),
          ),
        };
      case 'term':
      case 'collection':
        return {
          id: section.kind,
          label: labelOf(section.kind),
          options: section.options.map(({ id, name }) => withCount({ kind: section.kind, id }, name)),
        };
      case 'category':
        return {
          id: section.id,
          label: section.name,
          options: section.options.map(({ id, name }) =>
            withCount({ kind: 'category', categoryId: section.id, id }, name),
          ),
        };
    }
  });
}
