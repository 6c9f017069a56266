import { mayGradeAttempt } from '../attempt/attempt-lifecycle';
import type { WorkflowState } from '../vocabulary';

/** [4.3] Does an attempt still take scores from a tool? Once it is graded, nothing that comes later changes it. */
export function takesScores(state: WorkflowState): boolean {
  return state === 'inProgress' || mayGradeAttempt(state, 'tool');
}
