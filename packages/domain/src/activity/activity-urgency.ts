import { type DueUrgency, dueUrgency } from '../course/due-urgency';
import type { WorkflowState } from '../vocabulary';

/** [4.26] Reading 18: how much the due date of an activity presses; null once it is handed in. A label, never a lock. */
export function activityUrgency(due: Date | null, state: WorkflowState | null, now: Date): DueUrgency | null {
  if (due === null || (state !== null && state !== 'inProgress')) return null;
  return dueUrgency(due, now);
}
