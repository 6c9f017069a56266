import { isCourseOpen } from './course-closure';
import { type CourseResult, courseResult } from '../grade/course-result';
import type { ActivityType } from '../vocabulary';
import type { OfferedCourse } from './course-offer';
import { type CourseRecord, lastRecord, lastWorkflow } from '../enrollment/enrolled-course';
import { reviewPath } from './review-path';

/** [3.6] A result with the root activity's attempt behind it. */
export type TakenAttempt = CourseRecord & { activityRecord: { activityWorkflowId: string } | null };

export type PreviousAttempt<Attempt> = {
  attempt: Attempt;
  /** Counted from the first on; null for a result from elsewhere. */
  number: number | null;
  isCurrent: boolean;
  result: CourseResult;
  reviewPath: string | null;
};

type TakenCourse = OfferedCourse & { objective: { id: string; type: ActivityType } };

/** [4.16] [4.20] Every result of a course, the newest first, with what may be told of it and looked back at. */
export function previousAttempts<Attempt extends TakenAttempt>(
  course: TakenCourse,
  attempts: readonly Attempt[],
  now: Date,
): Array<PreviousAttempt<Attempt>> {
  return attempts.map((attempt, index) => {
    const result = resultOf(course, attempt, now);
    const isOurs = attempt.objectiveWorkflowId !== null;
    return {
      attempt,
      number: isOurs ? attempts.slice(index).filter((one) => one.objectiveWorkflowId !== null).length : null,
      isCurrent: attempt.id === lastRecord(course)?.id,
      result,
      reviewPath: isOurs && isReviewable(course, result) ? pathTo(course, attempt) : null,
    };
  });
}

function resultOf(course: TakenCourse, attempt: TakenAttempt, now: Date): CourseResult {
  const objectiveWorkflowAggregate = {
    lastObjectiveWorkflow: lastWorkflow(course),
    lastObjectiveRecord: attempt,
  };
  return courseResult({ ...course, objectiveWorkflowAggregate }, now);
}

/** Reading 16: a course that is draft or archived keeps its results readable, nothing more. */
function isReviewable({ objective }: TakenCourse, result: CourseResult): boolean {
  const isOpen = isCourseOpen(objective.state);
  return isOpen && objective.activity.supportReview && result.kind === 'shown';
}

function pathTo(course: TakenCourse, attempt: TakenAttempt): string {
  const { objectiveWorkflowId, activityRecord } = attempt;
  const isLast = objectiveWorkflowId === lastWorkflow(course)?.id;
  return reviewPath(course.objective, {
    objectiveWorkflowId: isLast ? null : objectiveWorkflowId,
    activityWorkflowId: activityRecord?.activityWorkflowId ?? null,
  });
}
