import type { ObjectiveAccess } from '@lantern/contract/entities/objective-access';
import { courseReviewLock } from '@lantern/domain/activity/course-review-lock';
import type { ListedCourse } from '@lantern/domain/contents/table-of-contents';
import { type AttemptTree, completionOf, contentCourse } from './content-course';

/** [4.29] What of a course decides which of its entries are locked. */
export function listedCourse(course: ObjectiveAccess, tree: AttemptTree, now: Date): ListedCourse {
  return { ...completionOf(tree), review: courseReviewLock(contentCourse(course, tree), now) };
}
