import { isCourseOpen } from '@lantern/domain/course/course-closure';
import type { Db } from '../db/db';
import { firstLock } from './activity-lock-of';
import { type ActivityOutcome, refused } from './activity-outcome';
import { handedInActivity } from './activity-steps';
import type { Moment } from './attempt-change';
import { lockOwnActivities, nodesFor } from './own-activities';
import { saveActivities } from './save-activities';
import type { OwnAttempt } from './submit-attempt';

/** [7.11] The learner is done with activities of a running attempt; what was finished before stays as it is. */
export function finishActivities(
  db: Db,
  { workflowIds, ...own }: OwnAttempt & { workflowIds: readonly string[] },
  moment: Moment,
): Promise<ActivityOutcome> {
  return db.transaction(async (tx) => {
    const found = await lockOwnActivities(tx, own);
    if (!found) return refused({ kind: 'notFound' });
    const { attempt, root } = found;
    if (!isCourseOpen(attempt.courseState)) return refused({ kind: 'unavailable' });
    const nodes = nodesFor(root, [...new Set(workflowIds)], ({ workflow }) => workflow?.id);
    if (!nodes) return refused({ kind: 'notFound' });

    const open = nodes.filter(({ workflow }) => workflow?.state === 'inProgress');
    if (open.length > 0 && attempt.state !== 'inProgress') return refused({ kind: 'attemptNotRunning' });
    const lock = firstLock(root, open, moment.now);
    if (lock) return refused({ kind: 'locked', lock });

    const changes = open.flatMap((node) =>
      node.workflow ? [handedInActivity(node, node.workflow, { now: moment.now, progress: 1 })] : [],
    );
    return saveActivities(tx, { tenantId: own.learner.tenantId, ...found, nodes, changes }, moment);
  });
}
