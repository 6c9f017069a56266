import {
  type ActivityAttempt,
  allNodes,
  type CourseNode,
  isWrittenTogether,
  supportsLtiGrading,
} from '../activity/course-node';
import { isDone, isTryDone } from '../activity/is-done';
import { nextAttemptState } from './attempt-lifecycle';
import { isWaiting } from './awaits-grading';
import { isHandedInByEnding } from './hand-in';
import { notBefore } from './not-before';
import { settledState } from './settle-attempt';

/** An attempt at an activity after a step. */
export type ActivityChange = ActivityAttempt & { partId: string | null };

/** [7.10] An attempt at an activity, begun now. */
export function begunActivity(
  { part: { partId } }: CourseNode,
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
export function begunAgain(node: CourseNode, workflow: ActivityAttempt, now: Date): ActivityChange {
  return {
    ...begunActivity(node, { id: workflow.id, now }),
    attempts: workflow.attempts + 1,
    doneBefore: isDone(workflow),
  };
}

/** [7.11] The learner is done with an activity: it ends, or waits for whoever grades it. */
export function handedInActivity(node: CourseNode, workflow: ActivityAttempt, now: Date): ActivityChange {
  const { partId } = node.part;
  const submitted = nextAttemptState(workflow.state, { event: 'submit', actor: 'learner' });
  if (!submitted) return { ...workflow, partId };
  const state = settledState(submitted, { awaitsGrading: awaitsScore(node), awaitsApproval: false });
  const at = notBefore(now, workflow.started);
  return {
    ...workflow,
    partId,
    state,
    progress: 1,
    submitted: at,
    finished: state === 'finished' ? at : null,
  };
}

/** [4.10] Reading 66: what is still open when the attempt is handed in; a course of one activity is done by that. */
export function endOpenActivities(
  root: CourseNode,
  { now, newId, isUnmet = false }: { now: Date; newId: () => string; isUnmet?: boolean },
): ActivityChange[] {
  // [1.3] Of a discussion that asks for more than was written, nothing is done by ending it.
  const isOneActivity = root.children.length === 0 && !isUnmet;
  if (isOneActivity && isHandedInByEnding({ ...root.part, supportLtiGrading: supportsLtiGrading(root) })) {
    const workflow = root.outcome.workflow ?? begunActivity(root, { id: newId(), now });
    return workflow.state === 'inProgress' ? [handedInActivity(root, workflow, now)] : [];
  }
  return changesOf(root, (workflow) => (workflow.state === 'inProgress' ? cutOff(workflow, now) : null));
}

/** [4.29] What nobody waits for any more, such as what was archived while it waited, ends with the attempt. */
export function endedWaiting(root: CourseNode, now: Date): ActivityChange[] {
  return changesOf(root, (workflow) => {
    if (!isWaiting(workflow.state)) return null;
    return { ...workflow, state: 'finished', finished: notBefore(now, workflow.started, workflow.submitted) };
  });
}

/**
 * [4.3] Given back: what waits for a grade, and what the end of the attempt cut off, also if a tool scored it since. [1.3]
 * What a team has handed in is not one learner's to take back: it goes on waiting.
 */
export function reopenedActivities(root: CourseNode): ActivityChange[] {
  return changesOf(root, (workflow, part) => {
    if (isWrittenTogether(part) && workflow.submitted !== null) return null;
    const isOver = workflow.state === 'finished' && isTryDone(workflow);
    if (isOver || workflow.state === 'inProgress') return null;
    return { ...workflow, state: 'inProgress', submitted: null, finished: null };
  });
}

function changesOf(
  root: CourseNode,
  stepOf: (workflow: ActivityAttempt, part: CourseNode['part']) => ActivityAttempt | null,
): ActivityChange[] {
  return allNodes(root).flatMap(({ part, outcome: { workflow } }) => {
    const step = workflow && stepOf(workflow, part);
    return step ? [{ ...step, partId: part.partId }] : [];
  });
}

/** Over, and not handed in. */
function cutOff(workflow: ActivityAttempt, now: Date): ActivityAttempt {
  return { ...workflow, state: 'finished', submitted: null, finished: notBefore(now, workflow.started) };
}

/** [8.8] The score that an earlier try had says nothing about a new one. */
function awaitsScore({ isGraded, outcome: { normalizedScore, workflow } }: CourseNode): boolean {
  return isGraded && (normalizedScore === null || (workflow?.attempts ?? 1) > 1);
}
