import type { WorkflowState } from '@lantern/domain/vocabulary';
import type { Db } from '../db/db';
import { updateAttempt } from '../store/attempts/update-attempt';
import { type ActivityOutcome, activityWorkflowOf } from './activity-outcome';
import type { ActivityChange } from './activity-steps';
import { attemptChange, type Moment } from './attempt-change';
import { type AttemptNode, withActivities } from './attempt-tree';
import type { OwnActivities } from './own-activities';

export type SavedActivities = OwnActivities & {
  tenantId: string;
  /** What was asked about, and is answered. */
  nodes: readonly AttemptNode[];
  changes: ActivityChange[];
};

/** Writes changed activities with the progress that they add up to; a course under way has been opened by it. */
export async function saveActivities(
  tx: Db,
  { tenantId, attempt, root, nodes, changes }: SavedActivities,
  moment: Moment,
): Promise<ActivityOutcome> {
  const changed = changes.map((workflow) => ({ partId: workflow.partId, workflow }));
  const after = withActivities(root, changed);
  if (attempt.state === 'inProgress') {
    const change = attemptChange(attempt, { state: attempt.state, root: after, activities: changes }, moment);
    const isNews = changes.some((each) => each.state !== stateBefore(nodes, each));
    const written = { ...change, isOpened: true, isNews };
    await updateAttempt(tx, { tenantId, attempt, change: written, now: moment.now });
  }
  const workflows = nodes.flatMap(({ partId, workflow }) => {
    const now = changes.find((change) => change.partId === partId) ?? (workflow && { ...workflow, partId });
    return now ? [activityWorkflowOf(attempt, now)] : [];
  });
  return { kind: 'done', workflows };
}

function stateBefore(nodes: readonly AttemptNode[], { partId }: ActivityChange): WorkflowState | undefined {
  return nodes.find((node) => node.partId === partId)?.workflow?.state;
}
