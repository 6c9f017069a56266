import { type CourseNode, isWrittenTogether } from '@lantern/domain/activity/course-node';
import { beginActivities } from '@lantern/domain/attempt/activity-decision';
import type { ActivityChange } from '@lantern/domain/attempt/activity-steps';
import type { Db } from '../../db/db';
import { noteSharedChange } from '../../store/live/live-changes';
import type { Learner } from '../../store/people/learner-facts';
import { listTeamMembers } from '../../store/team/team-participants';
import { beginTeamTry, lockTeamWork } from '../../store/team/team-works';
import type { Attempt } from '../../store/attempts/attempts';
import type { Moment } from '../attempt-change';
import { saveActivities } from '../save-activities';
import type { OwnAttempt } from '../submit-attempt';
import { lockActivities } from './hand-in-activity';
import { nodeOfPart } from './open-team-work';
import { ownTeam, workOwner } from './own-team-work';
import { lockTeamAttempts } from './submit-team-work';

export async function lockTeamsOf(
  tx: Db,
  { partIds, ...own }: OwnAttempt & { partIds: readonly string[] },
): Promise<void> {
  for (const partId of partIds) await lockTeamAttempts(tx, { ...own, partId });
}

type Renewal = {
  learner: Learner;
  attempt: Attempt;
  nodes: readonly CourseNode[];
  /** Begun again by the learner. */
  changes: readonly ActivityChange[];
};

/** [8.8] [1.3] A new try is the team's: whoever handed in with it, and may try again, has it open again. */
export async function renewTeamWorks(
  tx: Db,
  { learner, attempt, nodes, changes }: Renewal,
  moment: Moment,
): Promise<void> {
  const begun = changes.filter(({ attempts }) => attempts > 1).map(({ partId }) => partId);
  for (const node of nodes.filter(({ part }) => isWrittenTogether(part) && begun.includes(part.partId))) {
    await renewTeamWork(tx, { learner, objectiveId: attempt.objectiveId, node }, moment);
  }
}

async function renewTeamWork(
  tx: Db,
  { learner, objectiveId, node }: { learner: Learner; objectiveId: string; node: CourseNode },
  moment: Moment,
): Promise<void> {
  const { tenantId, userId } = learner;
  const { partId } = node.part;
  const choice = await ownTeam(tx, { learner, objectiveId, node });
  const owner = choice && workOwner(choice, learner);
  const work = owner && partId && (await lockTeamWork(tx, { tenantId, partId, owner }));
  if (!work || !partId || work.state === 'inProgress') return;
  const members = await listTeamMembers(tx, { tenantId, objectiveId, partId, owner, workId: work.id });
  const together = members.filter((member) => member.handedInTry === work.tries && member.userId !== userId);
  for (const { attemptId } of together) {
    const taken = attemptId && (await lockActivities(tx, tenantId, attemptId));
    const own = taken && nodeOfPart(taken.root, partId);
    if (!taken || !own) continue;
    const decision = beginActivities({ ...taken, nodes: [own], isNewTry: true }, moment);
    if (decision.kind === 'refused') continue;
    await saveActivities(tx, { tenantId, ...taken, nodes: [own], changes: decision.changes }, moment);
  }
  await beginTeamTry(tx, { tenantId, id: work.id });
  if (work.groupId !== null) await noteSharedChange(tx, tenantId, `team:${work.groupId}`);
}
