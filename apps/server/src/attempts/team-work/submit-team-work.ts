import { readiness } from '@lantern/domain/team/team-members';
import { allNodes } from '@lantern/domain/activity/course-node';
import type { Db } from '../../db/db';
import { noteSharedChange } from '../../store/live/live-changes';
import {
  type ListedMember,
  listTeamMembers,
  setHandedIn,
  setReady,
} from '../../store/team/team-participants';
import { setTeamStanding, type TeamWork } from '../../store/team/team-works';
import { lockAttempt } from '../../store/attempts/attempts';
import { findOwnActivities } from '../own-activities';
import type { Moment } from '../attempt-change';
import { handInActivity, lockActivities } from './hand-in-activity';
import { ownTeam, workOwner } from './own-team-work';
import { lockOpenTeamWork, type OwnTeamWork, type TeamWorkRefusal } from './save-team-work';
import { nodeOfPart } from './open-team-work';

export type SubmitOutcome =
  | { kind: 'handedIn' | 'ready' }
  | { kind: 'refused'; refusal: TeamWorkRefusal | { kind: 'teamModified' } };

type Submitting = OwnTeamWork & {
  /** What the member has seen: nothing goes that they do not know. */
  version: number;
  isReady: boolean;
};

/**
 * [1.3] A member hands the work in, or says that they are ready; with the last of them it goes. The activities of all
 * members are handed in with it, in one transaction. Locks: the attempts by their enrolments' ids, then the work.
 */
export function submitTeamWork(db: Db, submitting: Submitting, moment: Moment): Promise<SubmitOutcome> {
  return db.transaction(async (tx): Promise<SubmitOutcome> => {
    const { version, isReady, ...own } = submitting;
    await lockTeamAttempts(tx, own);
    const locked = await lockOpenTeamWork(tx, own, moment.now);
    if ('kind' in locked) return { kind: 'refused', refusal: locked };
    const { found, work } = locked;
    if (work.version !== version && isReady) return { kind: 'refused', refusal: { kind: 'teamModified' } };

    const { tenantId, userId } = own.learner;
    const { objectiveId } = found.attempt;
    const { policy } = nodeOfPart(found.root, own.partId)?.part.team ?? { policy: 'any' };
    const ready = isReady ? { at: moment.now, version: work.version } : null;
    await setReady(tx, { tenantId, workId: work.id, userId }, ready);
    if (work.groupId !== null) await noteSharedChange(tx, tenantId, `team:${work.groupId}`);
    const members = await listTeamMembers(tx, {
      tenantId,
      objectiveId,
      partId: own.partId,
      owner: work,
      workId: work.id,
    });
    if (!isReady || !readiness(members, { policy, version: work.version }).isComplete)
      return { kind: 'ready' };
    await handInForAll(tx, { tenantId, by: userId, work, members }, moment);
    return { kind: 'handedIn' };
  });
}

type HandIn = { tenantId: string; by: string; work: TeamWork; members: readonly ListedMember[] };

async function handInForAll(tx: Db, { tenantId, by, work, members }: HandIn, moment: Moment): Promise<void> {
  const userIds: string[] = [];
  let standing = {
    state: 'finished' as TeamWork['state'],
    submitted: moment.now,
    finished: null as Date | null,
  };
  for (const { userId, attemptId } of inLockOrder(members)) {
    const taken = attemptId && (await lockActivities(tx, tenantId, attemptId));
    const node = taken && (await handInActivity(tx, { tenantId, ...taken, partId: work.partId }, moment));
    const workflow = node && node.outcome.workflow;
    if (!workflow) continue;
    userIds.push(userId);
    const { state, submitted, finished } = workflow;
    if (userId === by) standing = { state, submitted: submitted ?? moment.now, finished };
  }
  await setHandedIn(tx, { tenantId, workId: work.id }, { userIds, by, tries: work.tries, now: moment.now });
  await setTeamStanding(tx, { tenantId, id: work.id }, standing);
}

/** All that a step of the team changes, locked in one order: two members at once never wait for each other. */
export async function lockTeamAttempts(tx: Db, { learner, id, partId }: OwnTeamWork): Promise<void> {
  const found = await findOwnActivities(tx, { learner, id });
  const node = found && allNodes(found.root).find(({ part }) => part.partId === partId);
  if (!found || !node) return;
  const { objectiveId } = found.attempt;
  const choice = await ownTeam(tx, { learner, objectiveId, node });
  const owner = choice && workOwner(choice, learner);
  if (!owner) return;
  const { tenantId } = learner;
  const members = await listTeamMembers(tx, { tenantId, objectiveId, partId, owner, workId: null });
  for (const { attemptId } of inLockOrder(members)) if (attemptId) await lockAttempt(tx, tenantId, attemptId);
}

function inLockOrder(members: readonly ListedMember[]): ListedMember[] {
  return members.toSorted((a, b) => (a.aggregateId < b.aggregateId ? -1 : 1));
}
