import type { CourseNode } from '@lantern/domain/activity/course-node';
import { teamChoice, type TeamChoice } from '@lantern/domain/team/team-choice';
import type { Db } from '../../db/db';
import type { Learner } from '../../store/people/learner-facts';
import { listOwnTeams } from '../../store/team/team-groups';
import type { WorkOwner } from '../../store/team/team-works';

export type TeamPlace = { learner: Learner; objectiveId: string; node: CourseNode };

/** [1.3] With whom the learner takes an activity; null where it is not for teams. */
export async function ownTeam(db: Db, { learner, objectiveId, node }: TeamPlace): Promise<TeamChoice | null> {
  const { team, partId } = node.part;
  if (!team || partId === null) return null;
  return teamChoice(await listOwnTeams(db, learner, { objectiveId, partId }), team);
}

/** Whose work it is; null where there can be none. */
export function workOwner(choice: TeamChoice, { userId }: Learner): WorkOwner | null {
  if (choice.kind === 'team') return { groupId: choice.group.id, userId: null };
  return choice.kind === 'alone' ? { groupId: null, userId } : null;
}
