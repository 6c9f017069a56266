import type { WorkflowState } from '../vocabulary';

/** An attempt at an activity, as far as it decides whether it is done. */
export type WorkedOn = {
  state: WorkflowState;
  progress: number;
  submitted: Date | null;
  /** [8.8] An earlier try was done: the best counts, however the new one ends. */
  doneBefore: boolean;
};

/** [3.5] [4.10] Handed in, and all of it. What was only open when the whole attempt ended is over, but not done. */
export function isDone(workflow: WorkedOn | null | undefined): boolean {
  if (!workflow) return false;
  return workflow.doneBefore || isTryDone(workflow);
}

/** [8.8] The same of the last try alone, whatever an earlier one came to. */
export function isTryDone({ state, progress, submitted }: Omit<WorkedOn, 'doneBefore'>): boolean {
  return state !== 'inProgress' && submitted !== null && progress === 1;
}
