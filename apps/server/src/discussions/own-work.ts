import type { CourseNode } from '@lantern/domain/activity/course-node';
import { beginActivities, finishActivities } from '@lantern/domain/attempt/activity-decision';
import { randomUUID } from 'node:crypto';
import { lockOwnActivities, nodesFor, type OwnActivities } from '../attempts/own-activities';
import { saveActivities } from '../attempts/save-activities';
import type { SignedInContext } from '../http/call-context';
import { findDiscussionPlace, findStanding } from '../store/discussions/discussion-place';

/** The caller's own work on a discussion, locked: two posts at once wait for each other. */
export type OpenWork = {
  /** Begins the activity where that is not done; null for whoever has no attempt under way. */
  begin: () => Promise<CourseNode | null>;
  lock: () => Promise<(OwnActivities & { node: CourseNode }) | null>;
};

const NONE: OpenWork = { begin: async () => null, lock: async () => null };

/** [1.3] Locks the attempt before anything is looked at. */
export async function openWork(context: SignedInContext, discussionId: string): Promise<OpenWork> {
  const { db: tx, tenant, learner, now } = context;
  const place = await findDiscussionPlace(tx, tenant.id, discussionId);
  const attemptId = place && (await findStanding(tx, learner, place)).attemptId;
  if (!place || attemptId === null) return NONE;
  const lock = async () => {
    const found = await lockOwnActivities(tx, { learner, id: attemptId });
    const node = found && nodesFor(found.root, [place.partId], ({ part }) => part.partId)?.[0];
    return found && node ? { ...found, node } : null;
  };
  await lock();
  const begin = async () => {
    const found = await lock();
    if (!found || found.attempt.state !== 'inProgress') return null;
    const { node } = found;
    if (node.outcome.workflow) return node;
    const moment = { now, newId: randomUUID };
    const decision = beginActivities({ ...found, nodes: [node], isNewTry: false }, moment);
    if (decision.kind === 'refused') return null;
    const { changes } = decision;
    await saveActivities(tx, { tenantId: tenant.id, ...found, nodes: [node], changes }, moment);
    return (await lock())?.node ?? null;
  };
  return { begin, lock };
}

/** [1.3] The requirement is met: the activity is handed in, unless it was before. */
export async function finishDiscussion(context: SignedInContext, work: OpenWork): Promise<boolean> {
  const { db: tx, tenant, now } = context;
  const found = await work.lock();
  if (found?.node.outcome.workflow?.state !== 'inProgress') return false;
  const nodes = [found.node];
  const decision = finishActivities({ ...found, nodes }, now);
  if (decision.kind === 'refused') return false;
  const { changes } = decision;
  await saveActivities(tx, { tenantId: tenant.id, ...found, nodes, changes }, { now, newId: randomUUID });
  return true;
}
