import type { WorkflowState } from '../vocabulary';

export const ATTEMPT_ACTORS = ['learner', 'grader', 'tool', 'system'] as const;
export type AttemptActor = (typeof ATTEMPT_ACTORS)[number];

export const ATTEMPT_EVENTS = [
  'submit',
  'finish',
  'awaitGrading',
  'grade',
  'approve',
  'close',
  'reopen',
] as const;
export type AttemptEvent = (typeof ATTEMPT_EVENTS)[number];

export type AttemptMove = {
  event: AttemptEvent;
  from: WorkflowState;
  to: WorkflowState;
  by: readonly AttemptActor[];
};

/** [4.3] [4.10] [4.11] The whole life of an attempt: nothing moves it but these. It is born in progress. */
const ATTEMPT_MOVES: readonly AttemptMove[] = [
  { event: 'submit', from: 'inProgress', to: 'submitted', by: ['learner', 'tool'] },
  { event: 'finish', from: 'inProgress', to: 'finished', by: ['learner'] },
  { event: 'awaitGrading', from: 'submitted', to: 'inGrading', by: ['system'] },
  { event: 'grade', from: 'submitted', to: 'graded', by: ['grader', 'tool', 'system'] },
  { event: 'grade', from: 'inGrading', to: 'graded', by: ['grader', 'tool', 'system'] },
  { event: 'approve', from: 'graded', to: 'gradingApproved', by: ['grader', 'system'] },
  { event: 'close', from: 'gradingApproved', to: 'finished', by: ['system'] },
  { event: 'reopen', from: 'submitted', to: 'inProgress', by: ['grader'] },
  { event: 'reopen', from: 'inGrading', to: 'inProgress', by: ['grader'] },
  { event: 'reopen', from: 'graded', to: 'inProgress', by: ['grader'] },
];

/** [4.3] The state that an event leads to; null when this actor may not send it now. */
export function nextAttemptState(
  state: WorkflowState,
  { event, actor }: { event: AttemptEvent; actor: AttemptActor },
): WorkflowState | null {
  const move = ATTEMPT_MOVES.find((candidate) => candidate.from === state && candidate.event === event);
  return move?.by.includes(actor) ? move.to : null;
}

/** [4.3] */
export function mayGradeAttempt(state: WorkflowState, actor: AttemptActor): boolean {
  return nextAttemptState(state, { event: 'grade', actor }) !== null;
}
