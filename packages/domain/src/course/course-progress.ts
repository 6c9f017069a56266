import type { CoursePriority, CourseProgress, LifecycleState, WorkflowState } from '../vocabulary';
import { type HasRecord, type HasWorkflow, lastRecord, lastWorkflow } from '../enrollment/enrolled-course';

/** [4.7] The bucket of the progress filter; the three share out every list (reading 3). */
export function courseProgress(
  course: HasWorkflow<{ state: WorkflowState }> & HasRecord<object>,
): CourseProgress {
  const workflow = lastWorkflow(course);
  if (workflow) return workflow.state === 'finished' ? 'completed' : 'inProgress';
  return lastRecord(course) ? 'completed' : 'notStarted';
}

/** [4.7] The value of the priority filter. */
export function coursePriority({ isMandatory }: { isMandatory: boolean }): CoursePriority {
  return isMandatory ? 'mandatory' : 'optional';
}

/** [4.22] Can the learner go on with it now? A draft or archived course does not let them (reading 16). */
export function isUnderWay(
  course: HasWorkflow<{ state: WorkflowState }> & { objective: { state: LifecycleState } },
): boolean {
  const { state } = course.objective;
  return lastWorkflow(course)?.state === 'inProgress' && (state === 'ready' || state === 'expired');
}
