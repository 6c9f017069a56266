import { isDone } from '@lantern/domain/activity/is-done';
import { nextAttemptState } from '@lantern/domain/attempt/attempt-lifecycle';
import { isHandedInByEnding } from '@lantern/domain/attempt/hand-in';
import { notBefore } from '@lantern/domain/attempt/not-before';
import { settleAttempt } from '@lantern/domain/attempt/settle-attempt';
import type { WorkflowState } from '@lantern/domain/vocabulary';
import type { ActivityWorkflowRow } from '../store/activities/attempt-activity';
import type { AttemptChange } from '../store/attempts/update-attempt';
import { supportsLtiGrading } from './activity-part-of';
import { type AttemptNode, allNodes, countedNodes } from './attempt-tree';

export type ActivityChange = AttemptChange['activities'][number];

/** [7.10] An attempt at an activity, begun now. */
export function begunActivity(
  { partId }: AttemptNode,
  { id, now }: { id: string; now: Date },
): ActivityChange {
  return {
    id,
    partId,
    state: 'inProgress',
    progress: 0,
    started: now,
    submitted: null,
    finished: null,
    attempts: 1,
    doneBefore: false,
  };
}

/** [8.8] Reading 63: the same activity once more; the best score stays, and what was done stays done. */
export function begunAgain(
  { partId }: AttemptNode,
  workflow: ActivityWorkflowRow,
  now: Date,
): ActivityChange {
  const attempts = workflow.attempts + 1;
  const doneBefore = isDone(workflow);
  return {
    ...workflow,
    partId,
    state: 'inProgress',
    progress: 0,
    started: now,
    submitted: null,
    finished: null,
    attempts,
    doneBefore,
  };
}

/** [7.11] The learner is done with an activity: it ends, or waits for whoever grades it. */
export function handedInActivity(
  node: AttemptNode,
  workflow: Omit<ActivityChange, 'partId'>,
  { now, progress }: { now: Date; progress: number },
): ActivityChange {
  const submitted = nextAttemptState(workflow.state, { event: 'submit', actor: 'learner' });
  if (!submitted) return { ...workflow, partId: node.partId };
  const state = settledState(submitted, { awaitsGrading: awaitsScore(node), awaitsApproval: false });
  const at = notBefore(now, workflow.started);
  const finished = state === 'finished' ? at : null;
  return { ...workflow, partId: node.partId, state, progress, submitted: at, finished };
}

/** [4.10] Reading 66: the attempt ended before the learner was done with an activity: it is over, and not handed in. */
function cutOffActivity({ partId }: AttemptNode, workflow: ActivityWorkflowRow, now: Date): ActivityChange {
  return {
    ...workflow,
    partId,
    state: 'finished',
    submitted: null,
    finished: notBefore(now, workflow.started),
  };
}

/** [4.10] Reading 66: what is still open when the attempt is handed in; a course of one activity is done by that. */
export function endOpenActivities(
  root: AttemptNode,
  { now, newId }: { now: Date; newId: () => string },
): ActivityChange[] {
  const isOneActivity = root.children.length === 0;
  if (isOneActivity && isHandedInByEnding({ ...root, supportLtiGrading: supportsLtiGrading(root) })) {
    const workflow = root.workflow ?? begunActivity(root, { id: newId(), now });
    return workflow.state === 'inProgress' ? [handedInActivity(root, workflow, { now, progress: 1 })] : [];
  }
  return allNodes(root).flatMap((node) => {
    const { workflow } = node;
    if (workflow?.state !== 'inProgress') return [];
    return [cutOffActivity(node, workflow, now)];
  });
}

/** [4.29] What nobody waits for any more, such as what was archived while it waited, ends with the attempt. */
export function endedWaiting(root: AttemptNode, now: Date): ActivityChange[] {
  return allNodes(root).flatMap(({ partId, workflow }) => {
    if (!workflow || !isWaiting(workflow.state)) return [];
    const finished = notBefore(now, workflow.started, workflow.submitted);
    return [{ ...workflow, partId, state: 'finished', finished }];
  });
}

/** [4.10] Does any activity that counts wait for a person or a tool? */
export function awaitsGrading(root: AttemptNode): boolean {
  return countedNodes(root).some(({ workflow }) => workflow !== null && isWaiting(workflow.state));
}

/** The last of the states that the system walks through by itself. */
export function settledState(
  state: WorkflowState,
  pending: { awaitsGrading: boolean; awaitsApproval: boolean },
): WorkflowState {
  return settleAttempt(state, pending).at(-1) ?? state;
}

/** [8.8] The score that an earlier try had says nothing about a new one. */
function awaitsScore({ needsGrading, normalizedScore, workflow }: AttemptNode): boolean {
  return needsGrading && (normalizedScore === null || (workflow?.attempts ?? 1) > 1);
}

function isWaiting(state: WorkflowState): boolean {
  return state !== 'inProgress' && state !== 'finished';
}
