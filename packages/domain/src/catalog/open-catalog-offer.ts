import { type CourseOffer, courseOffer } from '../course/course-offer';
import type { EnrolledCourse } from '../enrollment/enrolled-course';

/** [2.17] [4.18] What the public course page offers: a start, unless the course is still written or put away. */
export function openCatalogOffer(objective: EnrolledCourse['objective'], now: Date): CourseOffer {
  // Nobody is known here, so there is no window, attempt or result to ask about: the start checks them again.
  return courseOffer({ ...NOBODY, objective }, now);
}

const NOBODY = {
  retake: false,
  availabilityDate: null,
  availabilityEndDate: null,
  gradeRevealPolicy: 'never',
  gradeRevealDate: null,
  objectiveWorkflowAggregate: null,
} as const;
