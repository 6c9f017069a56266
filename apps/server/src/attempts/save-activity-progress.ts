import { isCourseOpen } from '@lantern/domain/course/course-closure';
import type { WorkflowState } from '@lantern/domain/vocabulary';
import type { Db } from '../db/db';
import { firstLock } from './activity-lock-of';
import { type ActivityOutcome, refused } from './activity-outcome';
import { type ActivityChange, handedInActivity } from './activity-steps';
import type { Moment } from './attempt-change';
import type { AttemptNode } from './attempt-tree';
import { lockOwnActivities, nodesFor } from './own-activities';
import { saveActivities } from './save-activities';
import type { OwnAttempt } from './submit-attempt';

export type SavedProgress = {
  workflowId: string;
  progress: number | undefined;
  state: WorkflowState | undefined;
};

/** [7.12] Reading 49: keeps how far the learner is. Progress only grows, the state only moves on. */
export function saveActivityProgress(
  db: Db,
  { workflowId, progress, state, ...own }: OwnAttempt & SavedProgress,
  moment: Moment,
): Promise<ActivityOutcome> {
  return db.transaction(async (tx) => {
    const found = await lockOwnActivities(tx, own);
    const nodes = found && nodesFor(found.root, [workflowId], ({ workflow }) => workflow?.id);
    const node = nodes?.[0];
    if (!found || !nodes || !node) return refused({ kind: 'notFound' });
    if (!isCourseOpen(found.attempt.courseState)) return refused({ kind: 'unavailable' });

    const change = savedChange(node, { progress, state, now: moment.now });
    if (change === 'notAllowed') return refused({ kind: 'notAllowedNow' });
    if (change) {
      if (found.attempt.state !== 'inProgress') return refused({ kind: 'attemptNotRunning' });
      const lock = firstLock(found.root, nodes, moment.now);
      if (lock) return refused({ kind: 'locked', lock });
    }
    const changes = change ? [change] : [];
    return saveActivities(tx, { tenantId: own.learner.tenantId, ...found, nodes, changes }, moment);
  });
}

/** What is new in what was sent; null when it is all known already. */
function savedChange(
  node: AttemptNode,
  { progress = 0, state, now }: { progress: number | undefined; state: WorkflowState | undefined; now: Date },
): ActivityChange | 'notAllowed' | null {
  const { workflow, partId } = node;
  if (!workflow) return null;
  const isOpen = workflow.state === 'inProgress';
  if (state !== undefined && state !== workflow.state) {
    if (isOpen && isHandIn(state)) return handedInActivity(node, workflow, { now, progress: 1 });
    if (isOpen || !isHandIn(state)) return 'notAllowed';
  }
  return isOpen && progress > workflow.progress ? { ...workflow, partId, progress } : null;
}

/** Where it goes from there is the platform's to say. */
function isHandIn(state: WorkflowState): boolean {
  return state === 'submitted' || state === 'finished';
}
