import { CourseSkeleton } from '../../parts/course-story/course-skeleton';
import { CourseError } from '../routes/course-error';

const PENDING_MS = 200;

/** What stands in for a course that takes longer than a blink, or that could not be fetched. */
export const courseFallbacks = {
  pendingMs: PENDING_MS,
  pendingComponent: CourseSkeleton,
  errorComponent: CourseError,
};
