import type { ObjectiveAccess } from '@lantern/contract/entities/objective-access';
import { courseReviewLock } from '@lantern/domain/activity/course-review-lock';
import type { ListedCourse } from '@lantern/domain/activity/table-of-contents';
import { contentCourse } from './content-course';
import { completionOf, type ViewedTree } from './view-of';

/** [4.29] What of a course decides which of its entries are locked. */
export function listedCourse(course: ObjectiveAccess, tree: ViewedTree, now: Date): ListedCourse {
  return { ...completionOf(tree), review: courseReviewLock(contentCourse(course, tree), now) };
}
