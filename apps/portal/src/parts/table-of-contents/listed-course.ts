import type { ObjectiveAccess } from '@lantern/contract/entities/objective-access';
import { courseReviewLock } from '@lantern/domain/activity/course-review-lock';
import type { ListedCourse } from '@lantern/domain/contents/table-of-contents';
import type { TriedCourse } from '@lantern/domain/tries/not-passed';
import { type AttemptTree, completionOf, contentCourse } from './content-course';

/** What the entries of a course must know of it. */
export type ContentsCourse = ListedCourse & TriedCourse;

/** [4.29] [8.8] What of a course decides which of its entries are locked, and what is passed. */
export function listedCourse(course: ObjectiveAccess, tree: AttemptTree, now: Date): ContentsCourse {
  return {
    ...completionOf(tree),
    review: courseReviewLock(contentCourse(course, tree), now),
    isUnderWay: tree.objectiveWorkflow.state === 'inProgress',
    normalizedPassingScore: course.objective.objectiveGradingScale?.normalizedPassingScore ?? null,
  };
}

/** Before its attempt is known. */
export const NOT_BEGUN: ContentsCourse = {
  isFinished: false,
  accessNewContentAfterCompletion: false,
  review: null,
  isUnderWay: false,
  normalizedPassingScore: null,
};
