import { isCourseOpen } from '../course/course-closure';
import type { WorkflowState } from '../vocabulary';
import { type CourseAction, type CourseOffer, courseOffer, type OfferedCourse } from '../course/course-offer';
import { type HasWorkflow, lastWorkflow } from '../enrollment/enrolled-course';
import { type EnrollableCourse, isEnrolled } from '../enrollment/enrollment';
import type { EnrollmentFlow } from '../enrollment/enrollment-flow';

export type EnrollmentStep = 'createSelfEnrollment' | 'findAggregate' | 'startAttempt' | 'openContent';

/** [4.12] [4.13] What a flow has still to do, in order (reading 4). */
export function enrollmentSteps(
  flow: EnrollmentFlow,
  course: EnrollableCourse & HasWorkflow<{ state: WorkflowState }>,
): EnrollmentStep[] {
  const enrolled = isEnrolled(course);
  const steps: EnrollmentStep[] = enrolled ? [] : ['createSelfEnrollment'];
  if (!enrolled || course.objectiveWorkflowAggregate === null) steps.push('findAggregate');
  if (flow === 'addToMyCourses') return enrolled ? [] : steps;
  if (lastWorkflow(course)?.state !== 'inProgress') steps.push('startAttempt');
  return [...steps, 'openContent'];
}

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
