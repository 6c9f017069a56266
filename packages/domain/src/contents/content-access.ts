import type { LifecycleState } from '../vocabulary';
import { activityLock, lifecycleLock } from '../activity/activity-lock';
import { type ActivityPart, activityState } from '../activity/activity-part';
import { closesReview, courseReviewLock, type ReviewedCourse } from '../activity/course-review-lock';
import { type ContentsLock, contentsLock } from './table-of-contents';

/** What of the course decides whether its content may be read. */
export type ContentCourse = ReviewedCourse & {
  state: LifecycleState;
  accessNewContentAfterCompletion: boolean;
};

export type ContentRefusal = ContentsLock;

/**
 * [4.25]–[4.29] Why what is in an activity is not given out now; null when it is. `path` leads from the top of the
 * tree to the activity: what closes a module closes all that is in it.
 */
export function contentRefusal(
  course: ContentCourse,
  path: readonly ActivityPart[],
  now: Date,
): ContentRefusal | null {
  if (course.state === 'draft') return { kind: 'comingSoon' };
  if (course.state === 'archived') return { kind: 'noLongerAvailable' };
  const part = path.at(-1);
  const isBegun = part !== undefined && activityState(part) !== null;
  const review = courseReviewLock(course, now);
  return review && closesReview(review, isBegun) ? review : lockOnPath(course, path, now);
}

/** Dates are inherited already [5.10], and a child may have its own; what is no longer there takes all in it along. */
function lockOnPath(
  { workflow, accessNewContentAfterCompletion }: ContentCourse,
  path: readonly ActivityPart[],
  now: Date,
): ContentRefusal | null {
  for (const part of path) {
    const lock = lifecycleLock(part);
    if (lock) return lock;
  }
  const part = path.at(-1);
  const isFinished = workflow.state === 'finished';
  const listed = { isFinished, accessNewContentAfterCompletion, review: null };
  return part ? (activityLock(part, now) ?? contentsLock(part, listed, now)) : null;
}
