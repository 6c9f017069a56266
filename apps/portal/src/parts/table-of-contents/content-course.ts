import type { ObjectiveAccess } from '@lantern/contract/entities/objective-access';
import type { ContentCourse } from '@lantern/domain/activity/content-access';
import type { ViewedTree } from './view-of';

/** What of a course decides whether its content may be read, for the attempt that the tree is of. */
export function contentCourse(course: ObjectiveAccess, tree: ViewedTree): ContentCourse {
  return {
    state: course.objective.state,
    supportReview: course.objective.activity.supportReview,
    accessNewContentAfterCompletion: tree.accessNewContentAfterCompletion,
    gradeRevealPolicy: course.gradeRevealPolicy,
    gradeRevealDate: course.gradeRevealDate,
    workflow: tree.objectiveWorkflow,
  };
}
