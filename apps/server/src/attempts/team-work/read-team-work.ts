import type { TeamActivity } from '@lantern/contract/entities/team-work';
import { type CourseNode, isWrittenTogether } from '@lantern/domain/activity/course-node';
import { isCourseOpen } from '@lantern/domain/course/course-closure';
import { personName } from '@lantern/domain/display/person-name';
import type { TeamManner } from '@lantern/domain/team/team-activity';
import type { TeamChoice } from '@lantern/domain/team/team-choice';
import type { TeamField } from '@lantern/domain/team/team-fields';
import { memberStanding, readiness } from '@lantern/domain/team/team-members';
import { teamClosure } from '@lantern/domain/attempt/team-work-step';
import type { LifecycleState, WorkflowState } from '@lantern/domain/vocabulary';
import type { Db } from '../../db/db';
import type { Learner } from '../../store/people/learner-facts';
import { countUnreadMessages } from '../../store/team/team-messages';
import { type ListedMember, listTeamMembers, markSeen } from '../../store/team/team-participants';
import { findTeamWork, listSavesAfter, type TeamWork } from '../../store/team/team-works';
import { listAttachments } from '../../store/uploads/attachments';
import { ownTeam, workOwner } from './own-team-work';

const SAVES_TOLD = 30;

export type TeamView = {
  learner: Learner;
  attempt: { objectiveId: string; state: WorkflowState; courseState: LifecycleState };
  node: CourseNode;
  /** Null while the work may not be looked back at [4.27]: then only who hands it in, and when, is told. */
  fields: TeamField[] | null;
};

/** [1.3] What a learner sees of their team at an activity; null where it is not for teams. */
export async function readTeamWork(db: Db, view: TeamView, now: Date): Promise<TeamActivity | null> {
  const { learner, attempt, node, fields } = view;
  const { team, partId } = node.part;
  const choice = await ownTeam(db, { learner, objectiveId: attempt.objectiveId, node });
  if (!choice || !team || partId === null) return null;
  const isWritten = isWrittenTogether(node.part);
  const plain = plainActivity(choice, team, { isWritten, fields: fields ?? [] });
  const owner = workOwner(choice, learner);
  if (!owner) return plain;

  const { tenantId, userId } = learner;
  const work = await findTeamWork(db, { tenantId, partId, owner });
  const asked = { tenantId, objectiveId: attempt.objectiveId, partId, owner, workId: work?.id ?? null };
  const members = await listTeamMembers(db, asked);
  const version = work?.version ?? 0;
  const { ready, of } = readiness(members, { policy: team.policy, version });
  const { workflow } = node.outcome;
  const closedTo = {
    choice,
    attempt,
    workState: work?.state ?? 'inProgress',
    workflow,
  };
  const isClosed = fields === null || !isCourseOpen(attempt.courseState) || teamClosure(closedTo) !== null;
  if (work && workflow) await markSeen(db, { tenantId, workId: work.id, userId }, now);
  return {
    ...plain,
    participants: members.map((member) => participantOf(member, { learnerId: userId, version })),
    ready: { ready, of },
    work: work && (await workOf(db, { tenantId, userId, work, members, isShown: fields !== null })),
    mayWrite: isWritten && work !== null && !isClosed,
    unreadMessages: owner.groupId === null ? 0 : await countUnreadMessages(db, learner, owner.groupId),
  };
}

function plainActivity(
  choice: TeamChoice,
  { policy }: TeamManner,
  given: Pick<TeamActivity, 'isWritten' | 'fields'>,
): TeamActivity {
  return {
    ...given,
    mode: choice.kind,
    group: choice.kind === 'team' ? choice.group : null,
    groupNames: choice.kind === 'manyGroups' ? choice.names : [],
    policy,
    participants: [],
    ready: { ready: 0, of: 0 },
    work: null,
    mayWrite: false,
    unreadMessages: 0,
  };
}

function participantOf(
  member: ListedMember,
  { learnerId, version }: { learnerId: string; version: number },
): TeamActivity['participants'][number] {
  const { userId, firstName, lastName, lastSeen, ready } = member;
  return {
    userId,
    name: nameOf(member),
    firstName,
    lastName,
    isMe: userId === learnerId,
    state: memberStanding(member, version),
    lastSeen,
    ready,
  };
}

function nameOf({ firstName, lastName }: { firstName: string; lastName: string }): string {
  return personName({ firstName, middleName: null, lastName });
}

type Described = {
  tenantId: string;
  userId: string;
  work: TeamWork;
  members: readonly ListedMember[];
  isShown: boolean;
};

async function workOf(
  db: Db,
  { tenantId, userId: learnerId, work, members, isShown }: Described,
): Promise<NonNullable<TeamActivity['work']>> {
  const { id, state, version, tries, texts, submitted, finished } = work;
  const saves = await listSavesAfter(db, { tenantId, id }, Math.max(0, version - SAVES_TOLD));
  const files = await listAttachments(db, tenantId, { kind: 'teamWork', ids: [id] });
  const by = (person: { userId: string; firstName: string; lastName: string }) => ({
    userId: person.userId,
    name: nameOf(person),
    isMe: person.userId === learnerId,
  });
  const submitter = members.find(({ hasSubmitted }) => hasSubmitted);
  return {
    id,
    state,
    version,
    tries,
    texts: isShown ? { ...texts } : {},
    attachments: isShown ? (files.get(id) ?? []) : [],
    saves: saves.map((save) => ({ version: save.version, at: save.at, keys: save.keys, by: by(save) })),
    submitted,
    submittedBy: submitter ? by(submitter) : null,
    finished,
  };
}
