import type { ActivityLock } from '../activity/activity-lock';
import type { CourseNode } from '../activity/course-node';
import type { TeamChoice } from '../team/team-choice';
import type { WorkflowState } from '../vocabulary';
import { firstLock } from './first-lock';

export type TeamRefusal =
  | { kind: 'attemptNotRunning' | 'teamNotOpened' | 'teamHandedIn' | 'noGroup' | 'manyGroups' }
  | { kind: 'locked'; lock: ActivityLock };

/** What decides whether a learner may write at the work of their team at this moment. */
export type WorkingMember = {
  choice: TeamChoice;
  attempt: { state: WorkflowState };
  root: CourseNode;
  node: CourseNode;
  /** Of the team's work. */
  workState: WorkflowState;
};

type Closure = Exclude<TeamRefusal, { kind: 'locked' }>;

/** [1.3] [4.25] Why a learner may not write at the team's work, nor hand it in; null when they may. */
export function teamRefusal(member: WorkingMember, now: Date): TeamRefusal | null {
  const closure = teamClosure({ ...member, workflow: member.node.outcome.workflow });
  if (closure) return closure;
  const lock = firstLock(member.root, [member.node], now);
  return lock && { kind: 'locked', lock };
}

export type ClosedTo = Pick<WorkingMember, 'choice' | 'attempt' | 'workState'> & {
  workflow: { state: WorkflowState } | null;
};

/** [1.3] The same without the dates and the order of the course. */
export function teamClosure({ choice, attempt, workState, workflow }: ClosedTo): Closure | null {
  if (choice.kind === 'noGroup' || choice.kind === 'manyGroups') return { kind: choice.kind };
  if (workState !== 'inProgress') return { kind: 'teamHandedIn' };
  if (attempt.state !== 'inProgress') return { kind: 'attemptNotRunning' };
  if (!workflow) return { kind: 'teamNotOpened' };
  return workflow.state === 'inProgress' ? null : { kind: 'teamHandedIn' };
}
