import {
  areResultsProtected,
  type GradeReveal,
  gradeRevealTime,
  isReviewAllowed,
} from '../grade/grade-reveal';
import type { WorkflowState } from '../vocabulary';

/** What of the course decides whether what was done in it can be looked back at. */
export type ReviewedCourse = GradeReveal & {
  supportReview: boolean;
  workflow: { state: WorkflowState; protectResults: boolean };
};

export type CourseReviewLock =
  | { kind: 'beingGraded' }
  /** `from` is when the review opens; null when it never does. */
  | { kind: 'reviewClosed'; from: Date | null };

/** [4.16] [4.20] [4.21] After handing in, content is read by way of review: why it cannot be now; null when it can. */
export function courseReviewLock(course: ReviewedCourse, now: Date): CourseReviewLock | null {
  const { workflow, supportReview } = course;
  if (workflow.state === 'inProgress') return null;
  if (workflow.state !== 'finished') return { kind: 'beingGraded' };
  const protectedBy = { lastObjectiveWorkflow: workflow, lastObjectiveRecord: null };
  if (!supportReview || areResultsProtected({ objectiveWorkflowAggregate: protectedBy }))
    return { kind: 'reviewClosed', from: null };
  if (isReviewAllowed(course, workflow.state, now)) return null;
  return { kind: 'reviewClosed', from: gradeRevealTime(course) };
}

/** [4.16] [4.21] While it is graded all of a course is closed; later, what was never begun has nothing to review. */
export function closesReview(lock: CourseReviewLock, isBegun: boolean): boolean {
  return isBegun || lock.kind === 'beingGraded';
}
