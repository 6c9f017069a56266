import type { CoursePriority, CourseProgress } from '../vocabulary';

export const LIST_TYPES = ['catalog', 'enrolled', 'public'] as const;
export type ListType = (typeof LIST_TYPES)[number];

/** [5.11] What a URL asks for, before anyone has looked whether it exists. */
export type RequestedFilters = {
  courseProgress: readonly string[];
  coursePriority: readonly string[];
  term: readonly string[];
  collection: readonly string[];
  category: Readonly<Record<string, readonly string[]>>;
};

/** [3.24] What is chosen in the drawer of one list. */
export type FilterState = RequestedFilters & {
  courseProgress: readonly CourseProgress[];
  coursePriority: readonly CoursePriority[];
};

export const NO_FILTERS: FilterState = {
  courseProgress: [],
  coursePriority: [],
  term: [],
  collection: [],
  category: {},
};

/** [2.26] The badge on the drawer's button: how many options are chosen. */
export function chosenCount(filters: RequestedFilters): number {
  const { courseProgress, coursePriority, term, collection, category } = filters;
  return [courseProgress, coursePriority, term, collection, ...Object.values(category)].flat().length;
}

/** [2.27] "Clear filters" has something to clear. */
export function hasFilters(filters: FilterState): boolean {
  return chosenCount(filters) > 0;
}
