import { beginActivities } from '@lantern/domain/attempt/activity-decision';
import { isCourseOpen } from '@lantern/domain/course/course-closure';
import type { Db } from '../db/db';
import { type ActivityOutcome, refused } from './activity-outcome';
import type { Moment } from './attempt-change';
import { joinGroupScore } from './tool-scores/join-group-score';
import { missingAttempt } from './missing-attempt';
import { lockOwnActivities, nodesFor } from './own-activities';
import { saveActivities } from './save-activities';
import { openTeamWorks } from './team-work/open-team-work';
import { lockTeamsOf, renewTeamWorks } from './team-work/renew-team-work';
import type { OwnAttempt } from './submit-attempt';

/** [7.10] Begins activities of a running attempt, or a new try [8.8]; what was begun before is answered as it stands. */
export function startActivities(
  db: Db,
  { partIds, isNewTry, ...own }: OwnAttempt & { partIds: readonly string[]; isNewTry: boolean },
  moment: Moment,
): Promise<ActivityOutcome> {
  return db.transaction(async (tx) => {
    if (isNewTry) await lockTeamsOf(tx, { ...own, partIds });
    const found = await lockOwnActivities(tx, own);
    if (!found) return refused({ kind: await missingAttempt(tx, own) });
    const { attempt, root } = found;
    if (!isCourseOpen(attempt.courseState)) return refused({ kind: 'unavailable' });
    // Reading 23: no part ids, the root itself.
    const asked = partIds.length === 0 ? [null] : [...new Set(partIds)];
    const nodes = nodesFor(root, asked, ({ part }) => part.partId);
    if (!nodes) return refused({ kind: 'notFound' });

    const decision = beginActivities({ attempt, root, nodes, isNewTry }, moment);
    if (decision.kind === 'refused') return refused(decision.refusal);
    const { changes } = decision;
    const { tenantId } = own.learner;
    const outcome = await saveActivities(tx, { tenantId, ...found, nodes, changes }, moment);
    const { learner } = own;
    if (isNewTry) await renewTeamWorks(tx, { learner, attempt, nodes, changes }, moment);
    const hasTeamWork = await openTeamWorks(tx, { learner, found, nodes, changes }, moment);
    const hasScore = await joinGroupScore(tx, { learner, nodes, begun: changes }, moment);
    if (!hasTeamWork && !hasScore) return outcome;
    const joined = await lockOwnActivities(tx, own);
    const standing = joined && nodesFor(joined.root, asked, ({ part }) => part.partId);
    return standing
      ? saveActivities(tx, { tenantId, ...joined, nodes: standing, changes: [] }, moment)
      : outcome;
  });
}
