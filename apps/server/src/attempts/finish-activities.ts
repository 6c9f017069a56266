import { finishActivities as finish } from '@lantern/domain/attempt/activity-decision';
import { isCourseOpen } from '@lantern/domain/course/course-closure';
import type { Db } from '../db/db';
import { type ActivityOutcome, refused } from './activity-outcome';
import type { Moment } from './attempt-change';
import { hasUnmetDiscussion } from './unmet-discussions';
import { missingAttempt } from './missing-attempt';
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
    if (!found) return refused({ kind: await missingAttempt(tx, own) });
    const { attempt, root } = found;
    if (!isCourseOpen(attempt.courseState)) return refused({ kind: 'unavailable' });
    const nodes = nodesFor(root, [...new Set(workflowIds)], ({ outcome }) => outcome.workflow?.id);
    if (!nodes) return refused({ kind: 'notFound' });

    if (await hasUnmetDiscussion(tx, own.learner, nodes)) return refused({ kind: 'requirementNotMet' });

    const decision = finish({ attempt, root, nodes }, moment.now);
    if (decision.kind === 'refused') return refused(decision.refusal);
    const { changes } = decision;
    return saveActivities(tx, { tenantId: own.learner.tenantId, ...found, nodes, changes }, moment);
  });
}
