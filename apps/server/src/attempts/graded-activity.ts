import { nextAttemptState } from '@lantern/domain/attempt/attempt-lifecycle';
import { notBefore } from '@lantern/domain/attempt/not-before';
import { isPassed } from '@lantern/domain/grade/grading-scale';
import { clampProgress } from '@lantern/domain/grade/percent';
import type { WorkflowState } from '@lantern/domain/vocabulary';
import { exactScore } from '@lantern/domain/grade/exact-score';
import type { ActivityWorkflowRow } from '../store/activities/attempt-activity';
import type { Attempt } from '../store/attempts/attempts';
import type { TryScore } from '../store/activities/activity-tries';
import type { ActivityScore } from '../store/attempts/update-attempt';
import { awaitsGrading, settledState } from './activity-steps';
import type { AttemptNode } from './attempt-tree';

export type Points = {
  activityWorkflowId: string;
  score: number;
  maxScore: number;
  /** [8.8] Null: the one under way. */
  tryNumber?: number | null;
};

/** A tool hands in what it scores; a person grades only what was handed in, and not what the attempt's end cut off. */
export function gradedWorkflow(
  workflow: ActivityWorkflowRow,
  actor: 'grader' | 'tool',
  now: Date,
): ActivityWorkflowRow | null {
  const isOpen = workflow.state === 'inProgress';
  const handedIn = isOpen ? nextAttemptState(workflow.state, { event: 'submit', actor }) : workflow.state;
  if (!handedIn || (actor === 'grader' && workflow.submitted === null)) return null;
  const state = settledState(handedIn, { awaitsGrading: false, awaitsApproval: false });
  return {
    ...workflow,
    state,
    // A score is the whole of it; what the end of the attempt cut off stays cut off.
    progress: isOpen ? 1 : workflow.progress,
    submitted: workflow.submitted ?? notBefore(now, workflow.started),
    finished: workflow.finished ?? notBefore(now, workflow.started, workflow.submitted),
  };
}

/** [3.6] [8.8] What a try at an activity is worth by the course's scale; the number of the try where it is not the last. */
export function tryScore(
  { gradingScale }: Attempt,
  node: AttemptNode,
  { activityWorkflowId, maxScore, score: given, tryNumber = null }: Points,
): TryScore {
  const score = exactScore(given);
  const normalizedScore = exactScore(clampProgress(score / maxScore));
  const passed = isPassedBy(node.passingScore, gradingScale, normalizedScore);
  const number = tryNumber ?? node.workflow?.attempts ?? 1;
  return { activityWorkflowId, number, score, maxScore, normalizedScore, passed };
}

/** [8.8] What counts of it: of several tries the best, so null where an earlier one was better. */
export function countedScore(
  node: AttemptNode,
  { number: _number, ...tried }: TryScore,
  newId: () => string,
): ActivityScore | null {
  const isSecond = (node.workflow?.attempts ?? 1) > 1;
  if (isSecond && node.normalizedScore !== null && node.normalizedScore > tried.normalizedScore) return null;
  return { id: newId(), partId: node.partId, ...tried };
}

/** [8.8] The activity's own minimum first, else the course's scale. */
function isPassedBy(
  passingScore: number | null,
  scale: Attempt['gradingScale'],
  normalizedScore: number,
): boolean | null {
  if (passingScore !== null) return normalizedScore >= passingScore;
  return scale && isPassed(normalizedScore, scale);
}

/** [4.3] The attempt goes on when it waited for this activity alone. */
export function stateAfterGrading({ state, needsApproval }: Attempt, root: AttemptNode): WorkflowState {
  if (state === 'inProgress') return state;
  return settledState(state, { awaitsGrading: awaitsGrading(root), awaitsApproval: needsApproval });
}
