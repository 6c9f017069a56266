import type { CourseNode } from '@lantern/domain/activity/course-node';
import type { ActivityChange } from '@lantern/domain/attempt/activity-steps';
import { mayJoinGroup } from '@lantern/domain/lti/tool-score';
import type { Db } from '../../db/db';
import { findGroupScore } from '../../store/lti/lti-members';
import type { Learner } from '../../store/people/learner-facts';
import type { Moment } from '../attempt-change';
import { takeOwnScore } from './take-tool-score';

type Joining = {
  learner: Learner;
  nodes: readonly CourseNode[];
  begun: readonly ActivityChange[];
};

/** [3.10] Whoever begins what their group has handed in already has its grade too. True where one was taken. */
export async function joinGroupScore(
  tx: Db,
  { learner: { tenantId, userId }, nodes, begun }: Joining,
  moment: Moment,
): Promise<boolean> {
  let hasJoined = false;
  for (const { part } of nodes.filter(mayJoinGroup)) {
    const activityWorkflowId = begun.find(({ partId }) => partId === part.partId)?.id;
    const shared = activityWorkflowId && (await findGroupScore(tx, { tenantId, activityWorkflowId }));
    if (!shared) continue;
    const { toolId, lineItemId, ...score } = shared;
    const arrival = { tenantId, userId, activityWorkflowId, tryNumber: null, toolId, lineItemId, score };
    hasJoined = (await takeOwnScore(tx, arrival, moment)).kind === 'taken' || hasJoined;
  }
  return hasJoined;
}
