import { isCourseOpen } from '../course/course-closure';
import { type CourseAction, type CourseOffer, courseOffer, type OfferedCourse } from '../course/course-offer';
import { type EnrollableCourse, isEnrolled } from '../enrollment/is-enrolled';

/** [4.12] The buttons of a catalog course page: those of the course, and the one that takes it up. */
export function catalogOffer(course: OfferedCourse & EnrollableCourse, now: Date): CourseOffer {
  const { actions, notice } = courseOffer(course, now);
  const { state } = course.objective;
  if (!isCourseOpen(state)) return { actions, notice };
  return {
    actions: actions.flatMap((action) =>
      action.name === 'share' ? [enrollmentAction(course), action] : [action],
    ),
    notice,
  };
}

/** [4.12] "Add to my courses", and after that "Enrolled", which cannot be pressed. */
function enrollmentAction(course: EnrollableCourse): CourseAction {
  return isEnrolled(course)
    ? { name: 'enrolled', enabled: false, primary: false }
    : { name: 'addToMyCourses', enabled: true, primary: false };
}
