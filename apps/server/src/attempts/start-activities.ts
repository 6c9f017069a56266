import { mayTryAgain } from '@lantern/domain/tries/attempts-left';
import { notBefore } from '@lantern/domain/attempt/not-before';
import { isCourseOpen } from '@lantern/domain/course/course-closure';
import type { Db } from '../db/db';
import { firstStartLock } from './activity-lock-of';
import { type ActivityOutcome, refused } from './activity-outcome';
import { begunActivity, begunAgain } from './activity-steps';
import type { Moment } from './attempt-change';
import type { AttemptNode } from './attempt-tree';
import { joinGroupScore } from './join-group-score';
import { lockOwnActivities, nodesFor } from './own-activities';
import { saveActivities } from './save-activities';
import type { OwnAttempt } from './submit-attempt';

/** [7.10] Begins activities of a running attempt, or a new try [8.8]; what was begun before is answered as it stands. */
export function startActivities(
  db: Db,
  { partIds, isNewTry, ...own }: OwnAttempt & { partIds: readonly string[]; isNewTry: boolean },
  moment: Moment,
): Promise<ActivityOutcome> {
  return db.transaction(async (tx) => {
    const found = await lockOwnActivities(tx, own);
    if (!found) return refused({ kind: 'notFound' });
    const { attempt, root } = found;
    if (!isCourseOpen(attempt.courseState)) return refused({ kind: 'unavailable' });
    // Reading 23: no part ids, the root itself.
    const asked = partIds.length === 0 ? [null] : [...new Set(partIds)];
    const nodes = nodesFor(root, asked, ({ partId }) => partId);
    if (!nodes) return refused({ kind: 'notFound' });

    const { now, newId } = moment;
    const again = isNewTry ? nodes.filter(({ workflow }) => workflow && workflow.state !== 'inProgress') : [];
    const unbegun = [...nodes.filter(({ workflow }) => workflow === null), ...again];
    if (unbegun.length > 0 && attempt.state !== 'inProgress') return refused({ kind: 'attemptNotRunning' });
    if (!again.every(mayBeginAgain)) return refused({ kind: 'noTryLeft' });
    const lock = firstStartLock(root, unbegun, now);
    if (lock) return refused({ kind: 'locked', lock });

    const begun = notBefore(now, attempt.started);
    const changes = unbegun.map((node) =>
      node.workflow
        ? begunAgain(node, node.workflow, notBefore(begun, node.workflow.finished))
        : begunActivity(node, { id: newId(), now: begun }),
    );
    const { tenantId } = own.learner;
    const outcome = await saveActivities(tx, { tenantId, ...found, nodes, changes }, moment);
    const { learner } = own;
    if (!(await joinGroupScore(tx, { learner, nodes: unbegun, begun: changes }, moment))) return outcome;
    const joined = await lockOwnActivities(tx, own);
    const standing = joined && nodesFor(joined.root, asked, ({ partId }) => partId);
    return standing
      ? saveActivities(tx, { tenantId, ...joined, nodes: standing, changes: [] }, moment)
      : outcome;
  });
}

/** [8.8] */
function mayBeginAgain({ workflow, passingScore, maxAttempts }: AttemptNode): boolean {
  return workflow !== null && mayTryAgain({ ...workflow, maxAttempts, normalizedPassingScore: passingScore });
}
