import type { WorkflowState } from '../vocabulary';
import { type AttemptEvent, nextAttemptState } from './attempt-lifecycle';

/** What a handed-in attempt may still be waiting for. */
export type PendingWork = { awaitsGrading: boolean; awaitsApproval: boolean };

/** [4.3] [4.10] Where the system takes a handed-in attempt, step by step, as far as nothing is awaited. */
export function settledState(state: WorkflowState, pending: PendingWork): WorkflowState {
  const event = eventOfSystem(state, pending);
  const next = event && nextAttemptState(state, { event, actor: 'system' });
  return next ? settledState(next, pending) : state;
}

/** [4.10] The attempt ends, and its record is written, in this state. */
export function endsAttempt(state: WorkflowState): boolean {
  return state === 'finished';
}

function eventOfSystem(state: WorkflowState, pending: PendingWork): AttemptEvent | null {
  if (state === 'submitted') return pending.awaitsGrading ? 'awaitGrading' : 'grade';
  if (state === 'inGrading') return pending.awaitsGrading ? null : 'grade';
  if (state === 'graded') return pending.awaitsApproval ? null : 'approve';
  return state === 'gradingApproved' ? 'close' : null;
}
