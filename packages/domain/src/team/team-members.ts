import type { WorkflowState } from '../vocabulary';
import type { TeamPolicy } from './team-activity';

/** [3.10] A member of a group who is enrolled in the course, as far as the team's work goes. */
export type TeamMember = {
  userId: string;
  isSuspended: boolean;
  /** Of the last attempt at the course; null before the first. */
  attemptState: WorkflowState | null;
  /** Of the activity in that attempt; null while it was not opened. */
  activityState: WorkflowState | null;
  /** Since when they are ready to hand in. */
  ready: Date | null;
  /** With which version of the work; null while they are not. */
  readyVersion: number | null;
};

export type MemberStanding = 'notOpened' | 'working' | 'ready' | 'askedAgain' | 'handedIn' | 'away';

/**
 * [1.3] How far a member is, with the work at a version: `askedAgain` is whoever was ready to hand in other words than
 * these, `away` whoever cannot take part, shut out or through with the course.
 */
export function memberStanding(
  { isSuspended, attemptState, activityState, ready, readyVersion }: Omit<TeamMember, 'userId'>,
  version: number,
): MemberStanding {
  if (activityState !== null && activityState !== 'inProgress') return 'handedIn';
  if (isSuspended || (attemptState !== null && attemptState !== 'inProgress')) return 'away';
  if (activityState === null) return 'notOpened';
  if (ready === null) return 'working';
  return readyVersion === version ? 'ready' : 'askedAgain';
}

export type Readiness = {
  ready: number;
  of: number;
  /** The work may go. */
  isComplete: boolean;
};

/** [1.3] How many have said that they are ready, of those whose word is waited for. */
export function readiness(
  members: readonly TeamMember[],
  { policy, version }: { policy: TeamPolicy; version: number },
): Readiness {
  const standings = members.map((member) => memberStanding(member, version)).filter(isAwaited);
  const ready = standings.filter((standing) => standing === 'ready').length;
  const isComplete = policy === 'any' || ready === standings.length;
  return { ready, of: standings.length, isComplete };
}

/** Nobody waits for whoever cannot take part. */
function isAwaited(standing: MemberStanding): boolean {
  return standing !== 'handedIn' && standing !== 'away';
}
