import { isCourseOpen } from '../course/course-closure';
import { type HasWorkflow, lastWorkflow } from '../enrollment/enrolled-course';
import type { ActivityType, LifecycleState, WorkflowState } from '../vocabulary';

export type OfferedEnding = 'submit' | 'finish';

type RunningCourse = HasWorkflow<{ state: WorkflowState }> & {
  objective: { state: LifecycleState; type: ActivityType };
};

/**
 * [4.10] [4.11] How the learner may end the attempt from the course page, which has no tree: a text is finished, the
 * rest is submitted (a composite with nothing to grade may be, too).
 */
export function offeredEnding(course: RunningCourse): OfferedEnding | null {
  const { state, type } = course.objective;
  if (!isCourseOpen(state)) return null;
  if (lastWorkflow(course)?.state !== 'inProgress') return null;
  return type === 'text' ? 'finish' : 'submit';
}
