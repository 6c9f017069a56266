import type { ActivityType } from '../vocabulary';

/** [1.3] Who of a team hands its work in: any member, or all of them together. */
export const TEAM_POLICIES = ['any', 'all'] as const;
export type TeamPolicy = (typeof TEAM_POLICIES)[number];

/** [3.2] How an activity is taken in a group. */
export type TeamManner = {
  policy: TeamPolicy;
  /** [3.2] `supportPersonalMode`: who is in no group takes it alone. */
  mayBeAlone: boolean;
};

/** [3.2] Of these a team can have work of its own: a text asks for it, a tool asks for it itself. */
export const TEAM_TYPES: readonly ActivityType[] = ['text', 'lti'];

/** [1.3] Is what a team makes here written on the platform itself, and handed in by the team? */
export function hasSharedWork({
  type,
  supportCollaborativeMode = false,
}: {
  type: ActivityType;
  supportCollaborativeMode?: boolean | undefined;
}): boolean {
  return type === 'text' && supportCollaborativeMode;
}
