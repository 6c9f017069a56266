import { type ActivityLock, activityLock, isActivityDisabled } from '../activity/activity-lock';
import { type ActivityPart, activityState } from '../activity/activity-part';
import { type CourseReviewLock, closesReview } from '../activity/course-review-lock';

export type CourseCompletion = { isFinished: boolean; accessNewContentAfterCompletion: boolean };

/** With why what was done in the course cannot be looked back at; null where it can. */
export type ListedCourse = CourseCompletion & { review: CourseReviewLock | null };

export type ContentsLock = ActivityLock | { kind: 'courseCompleted' } | CourseReviewLock;

/** [4.29] Archived activities are not listed. */
export function isInContents({ childActivity }: ActivityPart): boolean {
  return childActivity.state !== 'archived';
}

/** [4.29] [8.8] Why an entry is locked; null when it is not. A draft is only announced. */
export function contentsLock(part: ActivityPart, course: ListedCourse, now: Date): ContentsLock | null {
  if (isClosedByReview(part, course)) return course.review;
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
  const children = part.childActivity.children.filter(isInContents);
  return children.every((child) => isClosedByCompletion(child, course));
}

/** [4.16] [4.20] [4.21] As its activity says when it is opened; a module is as closed as all that is in it. */
function isClosedByReview(part: ActivityPart, course: ListedCourse): boolean {
  const { state, children } = part.childActivity;
  if (course.review === null || state === 'draft') return false;
  if (children.length === 0) return closesReview(course.review, activityState(part) !== null);
  const there = children.filter((child) => isInContents(child) && child.childActivity.state !== 'draft');
  const others = there.filter((child) => !isClosedByReview(child, course));
  return others.length < there.length && others.every((child) => isClosedByCompletion(child, course));
}
