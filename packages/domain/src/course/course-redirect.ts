import type { LifecycleState } from '../vocabulary';
import { catalogCoursePath, detailsPath } from './course-paths';
import { type EnrollableCourse, isEnrolled } from '../enrollment/is-enrolled';

type RedirectedCourse = EnrollableCourse & { objective: { id: string; state: LifecycleState } };

/** [4.23] Where a visitor of the course page belongs instead; null when the page is theirs. */
export function catalogRedirect(course: RedirectedCourse): string | null {
  if (isEnrolled(course) || course.objective.state === 'archived') return null;
  return catalogCoursePath(course.objective.id);
}

/** [4.23] A signed-in visitor of the open catalog who has the course goes to the course (reading 11). */
export function openCatalogRedirect(course: RedirectedCourse | null): string | null {
  return course && isEnrolled(course) ? detailsPath(course.objective.id) : null;
}
