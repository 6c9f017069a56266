import type { WorkflowState } from '../vocabulary';
import { type HasWorkflow, lastWorkflow } from '../enrollment/enrolled-course';

/** [4.3] Is the attempt handed in and not finished, so that a grader may change it at any moment? */
export function awaitsResult(course: HasWorkflow<{ state: WorkflowState }>): boolean {
  const state = lastWorkflow(course)?.state ?? 'finished';
  return state !== 'inProgress' && state !== 'finished';
}
