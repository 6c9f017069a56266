import { areResultsProtected, type GradeReveal, isReviewAllowed } from '../grade/grade-reveal';
import type { LifecycleState, WorkflowState } from '../vocabulary';
import { activityLock, lifecycleLock } from './activity-lock';
import { type ActivityPart, activityState } from './activity-part';
import { type ContentsLock, contentsLock } from './table-of-contents';

/** What of the course decides whether its content may be read. */
export type ContentCourse = GradeReveal & {
  state: LifecycleState;
  supportReview: boolean;
  accessNewContentAfterCompletion: boolean;
  workflow: { state: WorkflowState; protectResults: boolean };
};

export type ContentRefusal = ContentsLock | { kind: 'beingGraded' | 'reviewClosed' };

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
  return reviewRefusal(course, isBegun, now) ?? lockOnPath(course, path, now);
}

/** [4.16] [4.20] [4.21] After handing in, content is read by way of review. What was never begun has nothing to review. */
function reviewRefusal(course: ContentCourse, isBegun: boolean, now: Date): ContentRefusal | null {
  const { workflow, supportReview } = course;
  if (workflow.state === 'inProgress') return null;
  if (workflow.state !== 'finished') return { kind: 'beingGraded' };
  if (!isBegun) return null;
  const protectedBy = { lastObjectiveWorkflow: workflow, lastObjectiveRecord: null };
  const isOpen =
    supportReview &&
    !areResultsProtected({ objectiveWorkflowAggregate: protectedBy }) &&
    isReviewAllowed(course, workflow.state, now);
  return isOpen ? null : { kind: 'reviewClosed' };
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
  const completion = { isFinished: workflow.state === 'finished', accessNewContentAfterCompletion };
  return part ? (activityLock(part, now) ?? contentsLock(part, completion, now)) : null;
}
