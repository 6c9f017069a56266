import { FINISHED_COURSES } from './finished-courses-data';
import { GRADED_COURSES } from './graded-courses-data';
import { RUNNING_COURSES } from './running-courses-data';
import { SINGLE_ACTIVITY_COURSES } from './single-activity-courses-data';
import { NOT_STARTED_COURSES } from './not-started-courses-data';
import { WITHDRAWN_COURSES } from './withdrawn-courses-data';
import type { BusyCourse } from './busy-course';

/** Ada's courses: one for every state that the portal can show. */
export const BUSY_COURSES: readonly BusyCourse[] = [
  ...RUNNING_COURSES,
  ...NOT_STARTED_COURSES,
  ...GRADED_COURSES,
  ...FINISHED_COURSES,
  ...SINGLE_ACTIVITY_COURSES,
  ...WITHDRAWN_COURSES,
];
