import { type SentProgress, saveProgress } from '@lantern/domain/attempt/activity-decision';
import { isCourseOpen } from '@lantern/domain/course/course-closure';
import type { Db } from '../db/db';
import { type ActivityOutcome, refused } from './activity-outcome';
import type { Moment } from './attempt-change';
import { missingAttempt } from './missing-attempt';
import { lockOwnActivities, nodesFor } from './own-activities';
import { saveActivities } from './save-activities';
import { hasUnmetDiscussion } from './unmet-discussions';
import type { OwnAttempt } from './submit-attempt';

/** [7.12] Reading 49: keeps how far the learner is. Progress only grows, the state only moves on. */
export function saveActivityProgress(
  db: Db,
  { workflowId, progress, state, ...own }: OwnAttempt & SentProgress & { workflowId: string },
  moment: Moment,
): Promise<ActivityOutcome> {
  return db.transaction(async (tx) => {
    const found = await lockOwnActivities(tx, own);
    if (!found) return refused({ kind: await missingAttempt(tx, own) });
    const nodes = nodesFor(found.root, [workflowId], ({ outcome }) => outcome.workflow?.id);
    const node = nodes?.[0];
    if (!nodes || !node) return refused({ kind: 'notFound' });
    if (!isCourseOpen(found.attempt.courseState)) return refused({ kind: 'unavailable' });

    const isHandIn = state !== undefined && state !== 'inProgress';
    if (isHandIn && (await hasUnmetDiscussion(tx, own.learner, nodes)))
      return refused({ kind: 'requirementNotMet' });

    const decision = saveProgress({ ...found, node }, { progress, state }, moment.now);
    if (decision.kind === 'refused') return refused(decision.refusal);
    const { changes } = decision;
    return saveActivities(tx, { tenantId: own.learner.tenantId, ...found, nodes, changes }, moment);
  });
}
