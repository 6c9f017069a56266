import { NO_TERM_ID } from '../limits';
import type { CourseProgress } from '../vocabulary';
import { isInCollection } from './collections';
import type { FilterState } from './filter-state';

/** What the filters ask of a course in any list. */
export type ListedCourse = {
  termId: string | null;
  showcases: ReadonlyArray<{ id: string }>;
  filterAttributes: ReadonlyArray<{ id: string; category: { id: string } }>;
};

/** What they ask further of an enrolled one. */
export type EnrolledListedCourse = ListedCourse & { courseProgress: CourseProgress; isMandatory: boolean };

/** [5.13] Term, collection and categories: any choice within one, all of them together. */
export function matchesFilters(course: ListedCourse, { term, collection, category }: FilterState): boolean {
  return (
    isAnyOf(term, (id) => id === (course.termId ?? NO_TERM_ID)) &&
    isAnyOf(collection, (id) => isInCollection(course.showcases, id)) &&
    Object.entries(category).every(([categoryId, attributes]) =>
      isAnyOf(attributes, (id) => hasAttribute(course, categoryId, id)),
    )
  );
}

/** [5.13] [4.7] In the enrolled list also progress and priority. */
export function matchesEnrolledFilters(course: EnrolledListedCourse, filters: FilterState): boolean {
  const coursePriority = course.isMandatory ? 'mandatory' : 'optional';
  return (
    isAnyOf(filters.courseProgress, (progress) => progress === course.courseProgress) &&
    isAnyOf(filters.coursePriority, (priority) => priority === coursePriority) &&
    matchesFilters(course, filters)
  );
}

/** Nothing chosen restricts nothing. */
function isAnyOf<Value>(chosen: readonly Value[], matches: (value: Value) => boolean): boolean {
  return chosen.length === 0 || chosen.some(matches);
}

function hasAttribute({ filterAttributes }: ListedCourse, categoryId: string, attributeId: string): boolean {
  return filterAttributes.some(({ id, category }) => id === attributeId && category.id === categoryId);
}
