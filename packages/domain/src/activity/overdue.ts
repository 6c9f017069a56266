import type { WorkflowState } from '../vocabulary';

/** [4.26] Reading 18: past its due date and not handed in. It is a label, never a lock. */
export function isOverdue(due: Date | null, state: WorkflowState | null, now: Date): boolean {
  return due !== null && now > due && (state === null || state === 'inProgress');
}
