import { NO_TERM_ID } from '../limits';
import { COURSE_PRIORITIES, COURSE_PROGRESSES } from '../vocabulary';
import {
  chosenCount,
  type FilterState,
  type ListType,
  NO_FILTERS,
  type RequestedFilters,
} from './filter-state';

/** What exists for this user in this list. */
export type FilterOptions = {
  collections: ReadonlyArray<{ id: string }>;
  terms: ReadonlyArray<{ id: string }>;
  categories: ReadonlyArray<{ id: string; attributes: ReadonlyArray<{ id: string }> }>;
};

export type FilterValidation = {
  filters: FilterState;
  noticeKey: 'coursesFilterDrawer.filtersUnavailable' | null;
};

/** [2.27] The plain filters that a list has; collection and categories are in every list. */
const FILTERS_OF_LIST: Record<ListType, ReadonlyArray<'courseProgress' | 'coursePriority' | 'term'>> = {
  enrolled: ['courseProgress', 'coursePriority', 'term'],
  catalog: ['term'],
  public: [],
};

/** [2.27] Is this filter one of the list's? */
export function isFilterOfList(
  listType: ListType,
  filter: 'courseProgress' | 'coursePriority' | 'term',
): boolean {
  return FILTERS_OF_LIST[listType].includes(filter);
}

/** [5.11] [6.6] What may be applied of what was asked for, with a notice when something had to go. */
export function validateFilters(
  requested: RequestedFilters,
  listType: ListType,
  options: FilterOptions,
): FilterValidation {
  const known = knownFilters(requested, options);
  const filters: FilterState = {
    ...known,
    courseProgress: isFilterOfList(listType, 'courseProgress')
      ? known.courseProgress
      : NO_FILTERS.courseProgress,
    coursePriority: isFilterOfList(listType, 'coursePriority')
      ? known.coursePriority
      : NO_FILTERS.coursePriority,
    term: isFilterOfList(listType, 'term') ? known.term : NO_FILTERS.term,
  };
  const hasRemoved = chosenCount(filters) < chosenCount(requested);
  return { filters, noticeKey: hasRemoved ? 'coursesFilterDrawer.filtersUnavailable' : null };
}

function knownFilters(
  requested: RequestedFilters,
  { collections, terms, categories }: FilterOptions,
): FilterState {
  const termIds = [NO_TERM_ID, ...terms.map(({ id }) => id)];
  return {
    courseProgress: COURSE_PROGRESSES.filter((progress) => requested.courseProgress.includes(progress)),
    coursePriority: COURSE_PRIORITIES.filter((priority) => requested.coursePriority.includes(priority)),
    term: requested.term.filter((id) => termIds.includes(id)),
    collection: requested.collection.filter((id) => collections.some((collection) => collection.id === id)),
    category: Object.fromEntries(
      Object.entries(requested.category).flatMap(([id, attributes]) => {
        const category = categories.find((candidate) => candidate.id === id);
        const known = attributes.filter((attribute) =>
          category?.attributes.some((one) => one.id === attribute),
        );
        return known.length > 0 ? [[id, known]] : [];
      }),
    ),
  };
}
