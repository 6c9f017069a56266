import { type ActivityLock, activityLock, isActivityDisabled } from './activity-lock';
import { type ActivityPart, activityState } from './activity-part';

export type CourseCompletion = { isFinished: boolean; accessNewContentAfterCompletion: boolean };

export type ContentsLock = ActivityLock | { kind: 'courseCompleted' };

/** [4.29] Archived activities are not listed. */
export function isInContents({ childActivity }: ActivityPart): boolean {
  return childActivity.state !== 'archived';
}

/** [4.29] [8.8] Why an entry is locked; null when it is not. A draft is only announced. */
export function contentsLock(part: ActivityPart, course: CourseCompletion, now: Date): ContentsLock | null {
  const isUnavailable = !part.available && part.childActivity.state !== 'draft';
  if (isUnavailable || isActivityDisabled(part, now)) return activityLock(part, now);
  return isClosedByCompletion(part, course) ? { kind: 'courseCompleted' } : null;
}

/**
 * [4.29] [8.8] In a finished course what was never begun stays closed, unless the course lets new content be seen. A
 * module is not begun itself: it is as open as what is in it.
 */
export function isClosedByCompletion(part: ActivityPart, course: CourseCompletion): boolean {
  if (!course.isFinished || course.accessNewContentAfterCompletion || activityState(part) !== null)
    return false;
  const { children } = part.childActivity;
  return children.every((child) => isClosedByCompletion(child, course));
}
