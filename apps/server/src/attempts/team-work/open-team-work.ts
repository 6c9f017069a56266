import { allNodes, type CourseNode, isWrittenTogether } from '@lantern/domain/activity/course-node';
import type { ActivityChange } from '@lantern/domain/attempt/activity-steps';
import type { Db } from '../../db/db';
import { noteSharedChange } from '../../store/live/live-changes';
import type { Learner } from '../../store/people/learner-facts';
import { findSharedScore, joinTeam, setHandedIn } from '../../store/team/team-participants';
import { insertTeamWork, lockTeamWork, type TeamWork } from '../../store/team/team-works';
import type { Moment } from '../attempt-change';
import { gradeOwnActivity } from '../grading/grade-own-activity';
import type { OwnActivities } from '../own-activities';
import { handInActivity, lockActivities } from './hand-in-activity';
import { ownTeam, workOwner } from './own-team-work';

type Opening = {
  learner: Learner;
  found: OwnActivities;
  nodes: readonly CourseNode[];
  changes: readonly ActivityChange[];
};

/**
 * [1.3] [3.10] What a learner opens for a team: the work is there from then on, and they are at it. What the team has handed
 * in before is theirs too, with the grade that it has. True where it is.
 */
export async function openTeamWorks(
  tx: Db,
  { learner, found, nodes, changes }: Opening,
  moment: Moment,
): Promise<boolean> {
  let hasJoined = false;
  for (const node of nodes) {
    const { attempt } = found;
    const work = await openTeamWork(tx, { learner, objectiveId: attempt.objectiveId, node }, moment);
    const isOver = work !== null && work.state !== 'inProgress' && isWrittenTogether(node.part);
    const isBegun = changes.some(({ partId }) => partId === node.part.partId);
    if (!isOver || !isBegun) continue;
    hasJoined = (await joinHandedIn(tx, { learner, attemptId: attempt.id, work }, moment)) || hasJoined;
  }
  return hasJoined;
}

type Opened = { learner: Learner; objectiveId: string; node: CourseNode };

async function openTeamWork(
  tx: Db,
  { learner, objectiveId, node }: Opened,
  moment: Moment,
): Promise<TeamWork | null> {
  const { partId } = node.part;
  const choice = await ownTeam(tx, { learner, objectiveId, node });
  const owner = choice && workOwner(choice, learner);
  // A tool keeps the work of whoever takes it alone.
  if (!owner || partId === null || (owner.groupId === null && !isWrittenTogether(node.part))) return null;
  const place = { tenantId: learner.tenantId, partId, owner };
  await insertTeamWork(tx, place, { id: moment.newId(), started: moment.now });
  const work = await lockTeamWork(tx, place);
  if (!work) return null;
  await joinTeam(tx, { tenantId: learner.tenantId, workId: work.id, userId: learner.userId }, moment.now);
  if (owner.groupId !== null) await noteSharedChange(tx, learner.tenantId, `team:${owner.groupId}`);
  return work;
}

type Joining = { learner: Learner; attemptId: string; work: TeamWork };

async function joinHandedIn(tx: Db, { learner, attemptId, work }: Joining, moment: Moment): Promise<boolean> {
  const { tenantId, userId } = learner;
  const begun = await lockActivities(tx, tenantId, attemptId);
  const node = begun && (await handInActivity(tx, { tenantId, ...begun, partId: work.partId }, moment));
  const activityWorkflowId = node?.outcome.workflow?.id;
  if (!activityWorkflowId) return false;
  const { tries } = work;
  await setHandedIn(
    tx,
    { tenantId, workId: work.id },
    { userIds: [userId], by: null, tries, now: moment.now },
  );
  const shared = await findSharedScore(tx, { tenantId, workId: work.id });
  if (shared) {
    const grading = { tenantId, activityWorkflowId, actor: 'tool' as const, userId: null, ...shared };
    await gradeOwnActivity(tx, grading, moment);
  }
  return true;
}

/** The node of a part in a tree. */
export function nodeOfPart(root: CourseNode, partId: string): CourseNode | null {
  return allNodes(root).find(({ part }) => part.partId === partId) ?? null;
}
