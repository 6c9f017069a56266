import type { CoursePriority, CourseProgress } from '../vocabulary';

export const LIST_TYPES = ['catalog', 'enrolled', 'public'] as const;
export type ListType = (typeof LIST_TYPES)[number];

/** [3.24] What is chosen in the drawer of one list. */
export type FilterState = {
  courseProgress: readonly CourseProgress[];
  coursePriority: readonly CoursePriority[];
  term: readonly string[];
  collection: readonly string[];
  category: Readonly<Record<string, readonly string[]>>;
};

export const NO_FILTERS: FilterState = {
  courseProgress: [],
  coursePriority: [],
  term: [],
  collection: [],
  category: {},
};

/** [2.26] The badge on the drawer's button: how many options are chosen. */
export function chosenCount(filters: FilterState): number {
  const { courseProgress, coursePriority, term, collection, category } = filters;
  return [courseProgress, coursePriority, term, collection, ...Object.values(category)].flat().length;
}

/** [2.27] "Clear filters" has something to clear. */
export function hasFilters(filters: FilterState): boolean {
  return chosenCount(filters) > 0;
}
