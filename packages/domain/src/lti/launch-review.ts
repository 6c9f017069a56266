import { activityParts } from '../contents/activity-part-of';
import type { ReviewFacts } from '../activity/activity-review';
import { allParts } from '../activity/activity-tree';
import { inheritCourse } from '../activity/constraint-inheritance';
import type { CourseNode } from '../activity/course-node';
import { courseReviewLock } from '../activity/course-review-lock';
import type { GradeReveal } from '../grade/grade-reveal';
import type { WorkflowState } from '../vocabulary';

export type LaunchMode = 'take' | 'review';

/** [7.19] How a tool is opened: handed in, it can only be looked at; null where a review is asked for too early. */
export function launchMode(
  attemptState: WorkflowState,
  { outcome: { workflow } }: CourseNode,
  isReview: boolean,
): LaunchMode | null {
  const isOpen = attemptState === 'inProgress' && workflow?.state === 'inProgress';
  if (isOpen) return isReview ? null : 'take';
  return 'review';
}

export type LaunchedAttempt = { state: WorkflowState; protectResults: boolean };

/** [4.16] [4.20] [4.21] What a course that was handed in does not let be looked back at, none of its tools shows either. */
export function mayReviewAtLaunch(
  attempt: LaunchedAttempt,
  { root, node, reveal }: { root: CourseNode; node: CourseNode; reveal: GradeReveal },
  now: Date,
): boolean {
  if (attempt.state === 'inProgress') return node.part.partId !== null;
  const { gradeRevealPolicy, gradeRevealDate } = reveal;
  const { supportReview } = root.part;
  const course = { gradeRevealPolicy, gradeRevealDate, supportReview, workflow: attempt };
  return courseReviewLock(course, now) === null;
}

/** [4.27] [5.10] What decides about the review of an activity, with the constraint that it inherits. */
export function reviewFactsAt(root: CourseNode, { part, outcome }: CourseNode): ReviewFacts {
  const parts = allParts(inheritCourse(activityParts(root), root.part));
  return {
    constraint: parts.find(({ id }) => id === part.partId)?.activityConstraint ?? null,
    type: part.type,
    state: outcome.workflow?.state ?? 'inProgress',
    normalizedScore: outcome.normalizedScore,
  };
}
