import type { CoursePriority, CourseProgress, WorkflowState } from '../vocabulary';
import { type HasRecord, type HasWorkflow, lastRecord, lastWorkflow } from './enrolled-course';

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
