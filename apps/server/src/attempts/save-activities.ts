import { type CourseNode, withOutcomes } from '@lantern/domain/activity/course-node';
import type { ActivityChange } from '@lantern/domain/attempt/activity-steps';
import type { WorkflowState } from '@lantern/domain/vocabulary';
import type { Db } from '../db/db';
import { updateAttempt } from '../store/attempts/update-attempt';
import { type ActivityOutcome, activityWorkflowOf } from './activity-outcome';
import { attemptChange, type Moment } from './attempt-change';
import type { OwnActivities } from './own-activities';

export type SavedActivities = OwnActivities & {
  tenantId: string;
  /** What was asked about, and is answered. */
  nodes: readonly CourseNode[];
  changes: ActivityChange[];
};

/** Writes changed activities with the progress that they add up to; a course under way has been opened by it. */
export async function saveActivities(
  tx: Db,
  { tenantId, attempt, root, nodes, changes }: SavedActivities,
  moment: Moment,
): Promise<ActivityOutcome> {
  const changed = changes.map((workflow) => ({ partId: workflow.partId, workflow }));
  const after = withOutcomes(root, changed);
  if (attempt.state === 'inProgress') {
    const change = attemptChange(attempt, { state: attempt.state, root: after, activities: changes }, moment);
    const isNews = changes.some((each) => each.state !== stateBefore(nodes, each));
    const written = { ...change, isOpened: true, isNews };
    await updateAttempt(tx, { tenantId, attempt, change: written, now: moment.now });
  }
  const workflows = nodes.flatMap(({ part: { partId }, outcome: { workflow } }) => {
    const now = changes.find((change) => change.partId === partId) ?? (workflow && { ...workflow, partId });
    return now ? [activityWorkflowOf(attempt, now)] : [];
  });
  return { kind: 'done', workflows };
}

function stateBefore(nodes: readonly CourseNode[], { partId }: ActivityChange): WorkflowState | undefined {
  return nodes.find(({ part }) => part.partId === partId)?.outcome.workflow?.state;
}
