import { isCourseOpen } from '../course/course-closure';
import { type HasWorkflow, lastWorkflow } from '../enrollment/enrolled-course';
import type { LifecycleState, WorkflowState } from '../vocabulary';

type RunningCourse = HasWorkflow<{ state: WorkflowState }> & {
  objective: { state: LifecycleState };
};

/** [4.10] [4.11] May the learner end the attempt now? */
export function mayEndAttempt(course: RunningCourse): boolean {
  return isCourseOpen(course.objective.state) && lastWorkflow(course)?.state === 'inProgress';
}
