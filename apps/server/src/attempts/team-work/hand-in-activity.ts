import { allNodes, type CourseNode } from '@lantern/domain/activity/course-node';
import { begunActivity, handedInActivity } from '@lantern/domain/attempt/activity-steps';
import { firstStartLock } from '@lantern/domain/attempt/first-lock';
import type { Db } from '../../db/db';
import { readAttemptTree } from '../../store/activities/attempt-tree';
import { lockAttempt } from '../../store/attempts/attempts';
import type { Moment } from '../attempt-change';
import type { OwnActivities } from '../own-activities';
import { saveActivities } from '../save-activities';

/** Anybody's attempt with its activities, locked; null when there is none. */
export async function lockActivities(
  tx: Db,
  tenantId: string,
  attemptId: string,
): Promise<OwnActivities | null> {
  const attempt = await lockAttempt(tx, tenantId, attemptId);
  return attempt && { attempt, root: await readAttemptTree(tx, tenantId, attempt) };
}

type HandIn = OwnActivities & { tenantId: string; partId: string };

/**
 * [1.3] A member's activity goes with the team's work; who has not opened it, and may, has opened it by that. Null when
 * nothing of theirs goes: an attempt that is over, or what they have yet to come to.
 */
export async function handInActivity(
  tx: Db,
  { tenantId, attempt, root, partId }: HandIn,
  moment: Moment,
): Promise<CourseNode | null> {
  const node = allNodes(root).find(({ part }) => part.partId === partId);
  if (!node || attempt.state !== 'inProgress') return null;
  const { workflow } = node.outcome;
  if (workflow && workflow.state !== 'inProgress') return null;
  if (!workflow && firstStartLock(root, [node], moment.now)) return null;
  const begun = workflow ?? begunActivity(node, { id: moment.newId(), now: moment.now });
  const change = handedInActivity(node, begun, moment.now);
  await saveActivities(tx, { tenantId, attempt, root, nodes: [node], changes: [change] }, moment);
  return { ...node, outcome: { ...node.outcome, workflow: change } };
}
