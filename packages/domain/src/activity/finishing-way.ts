import type { ActivityType } from '../vocabulary';
import { hasSharedWork } from '../team/team-activity';
import { type ActivityPart, activityState } from './activity-part';

/**
 * [4.9] What tells that an activity is done: its text was read, its video was watched, the learner says so, or
 * something else (a tool, posts, a team, the activities it holds) decides.
 */
export type FinishingWay = 'read' | 'watched' | 'byHand' | 'elsewhere';

const WAYS: Record<ActivityType, FinishingWay> = {
  text: 'read',
  video: 'watched',
  event: 'byHand',
  lti: 'elsewhere',
  discussion: 'elsewhere',
  composite: 'elsewhere',
};

export type FinishedActivity = { type: ActivityType; supportCollaborativeMode?: boolean | undefined };

/** [4.9] [1.3] What a team writes is done when the team hands it in. */
export function finishingWay(activity: FinishedActivity): FinishingWay {
  return hasSharedWork(activity) ? 'elsewhere' : WAYS[activity.type];
}

/** [4.9] Does the learner say that it was done? Of files nobody sees how far they were read. */
export function isFinishedByHand(
  activity: FinishedActivity,
  { hasText, hasFiles }: { hasText: boolean; hasFiles: boolean },
): boolean {
  const way = finishingWay(activity);
  return way === 'byHand' || (way === 'read' && !hasText && hasFiles);
}

/** [4.9] Does going on to the next activity say that this one was done? */
export function isFinishedByNext(activity: FinishedActivity): boolean {
  return finishingWay(activity) === 'read';
}

/** [4.9] A tool that tells no scores never says that it was done: whoever has opened it does. */
export function isToolFinishedByHand(part: ActivityPart): boolean {
  const { type, supportLtiGrading, proctored } = part.childActivity;
  return type === 'lti' && !supportLtiGrading && !proctored && activityState(part) !== null;
}
