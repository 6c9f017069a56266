import {
  COURSE_PRIORITIES,
  COURSE_PROGRESSES,
  type CoursePriority,
  type CourseProgress,
} from '../vocabulary';
import type { ListType } from './filter-state';
import { isFilterOfList } from './filter-validation';

type Named = { id: string; name: string };

export type FilterSectionOptions = {
  terms: readonly Named[];
  collections: readonly Named[];
  categories: ReadonlyArray<Named & { attributes: readonly Named[] }>;
};

type BuiltInKind = 'courseProgress' | 'coursePriority' | 'term' | 'collection';

export type FilterSection =
  | { kind: 'courseProgress'; values: readonly CourseProgress[] }
  | { kind: 'coursePriority'; values: readonly CoursePriority[] }
  | { kind: 'term' | 'collection'; options: readonly Named[] }
  | { kind: 'category'; id: string; name: string; options: readonly Named[] };

/** Texts and their order are the language's; the domain has neither. */
export type SectionLanguage = {
  labelOf: (kind: BuiltInKind) => string;
  compare: (one: string, other: string) => number;
};

/** [2.27] [9.12] The drawer's sections for one list, sorted by label; one without options is not shown. */
export function filterSections(
  listType: ListType,
  { terms, collections, categories }: FilterSectionOptions,
  { labelOf, compare }: SectionLanguage,
): FilterSection[] {
  const sections: FilterSection[] = [
    { kind: 'courseProgress', values: isFilterOfList(listType, 'courseProgress') ? COURSE_PROGRESSES : [] },
    { kind: 'coursePriority', values: isFilterOfList(listType, 'coursePriority') ? COURSE_PRIORITIES : [] },
    { kind: 'term', options: isFilterOfList(listType, 'term') ? terms : [] },
    { kind: 'collection', options: collections },
    ...categories.map(({ id, name, attributes }) => ({
      kind: 'category' as const,
      id,
      name,
      options: attributes,
    })),
  ];
  const label = (section: FilterSection) =>
    section.kind === 'category' ? section.name : labelOf(section.kind);
  return sections.filter(hasOptions).toSorted((one, other) => compare(label(one), label(other)));
}

function hasOptions(section: FilterSection): boolean {
  return ('values' in section ? section.values : section.options).length > 0;
}
