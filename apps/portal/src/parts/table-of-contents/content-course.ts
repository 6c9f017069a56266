import type { ObjectiveAccess } from '@lantern/contract/entities/objective-access';
import type { ContentCourse } from '@lantern/domain/contents/content-access';
import type { CourseCompletion } from '@lantern/domain/contents/table-of-contents';
import type { WorkflowState } from '@lantern/domain/vocabulary';

/** What the tree of an attempt says of it. */
export type AttemptTree = {
  accessNewContentAfterCompletion: boolean;
  objectiveWorkflow: { state: WorkflowState; protectResults: boolean };
};

/** What of a course decides whether its content may be read, for the attempt that the tree is of. */
export function contentCourse(course: ObjectiveAccess, tree: AttemptTree): ContentCourse {
  return {
    state: course.objective.state,
    supportReview: course.objective.activity.supportReview,
    accessNewContentAfterCompletion: tree.accessNewContentAfterCompletion,
    gradeRevealPolicy: course.gradeRevealPolicy,
    gradeRevealDate: course.gradeRevealDate,
    workflow: tree.objectiveWorkflow,
  };
}

/** [4.29] */
export function completionOf(tree: AttemptTree): CourseCompletion {
  return {
    isFinished: tree.objectiveWorkflow.state === 'finished',
    accessNewContentAfterCompletion: tree.accessNewContentAfterCompletion,
  };
}
