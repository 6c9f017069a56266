import type { ActivityLock } from '../activity/activity-lock';
import { type CourseNode, isWrittenTogether } from '../activity/course-node';
import { firstLock, firstStartLock } from './first-lock';
import { mayTryAgain } from '../tries/attempts-left';
import type { WorkflowState } from '../vocabulary';
import { type ActivityChange, begunActivity, begunAgain, handedInActivity } from './activity-steps';
import { notBefore } from './not-before';

/** Why the activities of an attempt stay as they are. */
export type StepRefusal =
  | { kind: 'attemptNotRunning' | 'notAllowedNow' | 'noTryLeft' }
  | { kind: 'locked'; lock: ActivityLock };

export type ActivityDecision =
  | { kind: 'changed'; changes: ActivityChange[] }
  | { kind: 'refused'; refusal: StepRefusal };

/** An attempt, and which of its activities are asked about. */
export type AskedActivities = {
  attempt: { state: WorkflowState; started: Date };
  root: CourseNode;
  nodes: readonly CourseNode[];
};

/** [7.10] Begins activities, or a new try [8.8]; what was begun before stays as it is. */
export function beginActivities(
  { attempt, root, nodes, isNewTry }: AskedActivities & { isNewTry: boolean },
  { now, newId }: { now: Date; newId: () => string },
): ActivityDecision {
  const again = isNewTry ? nodes.filter(({ outcome }) => outcome.workflow && !isOpen(outcome.workflow)) : [];
  const unbegun = [...nodes.filter(({ outcome }) => outcome.workflow === null), ...again];
  if (unbegun.length > 0 && !isOpen(attempt)) return refused({ kind: 'attemptNotRunning' });
  if (!again.every(mayBeginAgain)) return refused({ kind: 'noTryLeft' });
  const lock = firstStartLock(root, unbegun, now);
  if (lock) return refused({ kind: 'locked', lock });

  const begun = notBefore(now, attempt.started);
  const changes = unbegun.map((node) => {
    const { workflow } = node.outcome;
    return workflow
      ? begunAgain(node, workflow, notBefore(begun, workflow.finished))
      : begunActivity(node, { id: newId(), now: begun });
  });
  return { kind: 'changed', changes };
}

/** [7.11] The learner is done with activities; what was finished before stays as it is. */
export function finishActivities({ attempt, root, nodes }: AskedActivities, now: Date): ActivityDecision {
  const open = nodes.filter(({ outcome }) => outcome.workflow && isOpen(outcome.workflow));
  if (open.length > 0 && !isOpen(attempt)) return refused({ kind: 'attemptNotRunning' });
  // [1.3] Nobody hands in by themselves what is a team's.
  if (open.some(({ part }) => isWrittenTogether(part))) return refused({ kind: 'notAllowedNow' });
  const lock = firstLock(root, open, now);
  if (lock) return refused({ kind: 'locked', lock });
  const changes = open.flatMap((node) => {
    const { workflow } = node.outcome;
    return workflow ? [handedInActivity(node, workflow, now)] : [];
  });
  return { kind: 'changed', changes };
}

export type SentProgress = { progress: number | undefined; state: WorkflowState | undefined };

/** [7.12] Reading 49: how far the learner is. Progress only grows, the state only moves on. */
export function saveProgress(
  { attempt, root, node }: Omit<AskedActivities, 'nodes'> & { node: CourseNode },
  sent: SentProgress,
  now: Date,
): ActivityDecision {
  const change = progressStep(node, sent, now);
  if (change === 'notAllowed') return refused({ kind: 'notAllowedNow' });
  if (!change) return { kind: 'changed', changes: [] };
  if (!isOpen(attempt)) return refused({ kind: 'attemptNotRunning' });
  const lock = firstLock(root, [node], now);
  return lock ? refused({ kind: 'locked', lock }) : { kind: 'changed', changes: [change] };
}

/** What is new in what was sent; null when it is all known already. */
function progressStep(
  node: CourseNode,
  { progress = 0, state }: SentProgress,
  now: Date,
): ActivityChange | 'notAllowed' | null {
  const { workflow } = node.outcome;
  if (!workflow) return null;
  const isUnderWay = isOpen(workflow);
  if (state !== undefined && state !== workflow.state) {
    if (isUnderWay && isHandIn(state)) {
      return isWrittenTogether(node.part) ? 'notAllowed' : handedInActivity(node, workflow, now);
    }
    if (isUnderWay || !isHandIn(state)) return 'notAllowed';
  }
  return isUnderWay && progress > workflow.progress
    ? { ...workflow, partId: node.part.partId, progress }
    : null;
}

/** Where it goes from there is the platform's to say. */
function isHandIn(state: WorkflowState): boolean {
  return state === 'submitted' || state === 'finished';
}

/** [8.8] */
function mayBeginAgain({ part, outcome: { workflow } }: CourseNode): boolean {
  const { maxAttempts, passingScore: normalizedPassingScore } = part;
  return workflow !== null && mayTryAgain({ ...workflow, maxAttempts, normalizedPassingScore });
}

function isOpen({ state }: { state: WorkflowState }): boolean {
  return state === 'inProgress';
}

function refused(refusal: StepRefusal): ActivityDecision {
  return { kind: 'refused', refusal };
}
