import { type CourseNode, countedNodes } from '../activity/course-node';
import type { WorkflowState } from '../vocabulary';
import { nextAttemptState } from './attempt-lifecycle';
import { settledState } from './settle-attempt';

/** [4.10] Does any activity that counts wait for a person or a tool? */
function awaitsGrading(root: CourseNode): boolean {
  return countedNodes(root).some(
    ({ outcome: { workflow } }) => workflow !== null && isWaiting(workflow.state),
  );
}

/** [4.3] Handed in, and not over. */
export function isWaiting(state: WorkflowState): boolean {
  return state !== 'inProgress' && state !== 'finished';
}

export type GradedAttempt = { state: WorkflowState; needsApproval: boolean };

/** [4.10] Handed in, an attempt goes as far as nothing is waited for; null when it cannot be handed in. */
export function stateAfterSubmit(
  { state, needsApproval }: GradedAttempt,
  { root, actor }: { root: CourseNode; actor: 'learner' | 'tool' },
): WorkflowState | null {
  const submitted = nextAttemptState(state, { event: 'submit', actor });
  return (
    submitted &&
    settledState(submitted, { awaitsGrading: awaitsGrading(root), awaitsApproval: needsApproval })
  );
}

/** [4.3] The attempt goes on when it waited for this activity alone. */
export function stateAfterGrading({ state, needsApproval }: GradedAttempt, root: CourseNode): WorkflowState {
  if (state === 'inProgress') return state;
  return settledState(state, { awaitsGrading: awaitsGrading(root), awaitsApproval: needsApproval });
}

/** [4.3] A course that is one activity is handed in with its tool's score; any other by its learner alone. */
export function stateAfterToolScore(
  attempt: GradedAttempt,
  { root, partId }: { root: CourseNode; partId: string | null },
): WorkflowState {
  if (attempt.state !== 'inProgress' || partId !== null) return stateAfterGrading(attempt, root);
  return stateAfterSubmit(attempt, { root, actor: 'tool' }) ?? attempt.state;
}

/** [4.3] A grader stands by the grades, and the attempt ends with that; null while something is to be graded, or when it is over. */
export function stateAfterApproval(state: WorkflowState, root: CourseNode): WorkflowState | null {
  if (state === 'finished') return null;
  // [4.29] What it waited for may have been archived since: then nothing is left to grade.
  const standing = settledState(state, { awaitsGrading: awaitsGrading(root), awaitsApproval: true });
  if (standing === 'finished') return standing;
  const approved = nextAttemptState(standing, { event: 'approve', actor: 'grader' });
  return approved && settledState(approved, { awaitsGrading: false, awaitsApproval: false });
}
