import type { Db } from '../db/db';
import { findGroupScore } from '../store/lti/lti-members';
import type { ActivityChange } from './activity-steps';
import type { Moment } from './attempt-change';
import type { AttemptNode } from './attempt-tree';
import { takeOwnScore } from './take-tool-score';

type Joining = {
  learner: { tenantId: string; userId: string };
  nodes: readonly AttemptNode[];
  begun: readonly ActivityChange[];
};

/** [3.10] Whoever begins what their group has handed in already has its grade too. True where one was taken. */
export async function joinGroupScore(
  tx: Db,
  { learner: { tenantId, userId }, nodes, begun }: Joining,
  moment: Moment,
): Promise<boolean> {
  const tools = nodes.filter(({ type, workflow, partId }) => type === 'lti' && !workflow && partId !== null);
  let hasJoined = false;
  for (const { partId } of tools) {
    const activityWorkflowId = begun.find((change) => change.partId === partId)?.id;
    const shared = activityWorkflowId && (await findGroupScore(tx, { tenantId, activityWorkflowId }));
    if (!shared) continue;
    const { toolId, lineItemId, ...score } = shared;
    const arrival = { tenantId, userId, activityWorkflowId, tryNumber: null, toolId, lineItemId, score };
    hasJoined = (await takeOwnScore(tx, arrival, moment)).kind === 'taken' || hasJoined;
  }
  return hasJoined;
}
