import { type ReviewFacts, resultsConcealment, reviewConcealment } from '../activity/activity-review';
import { type GradeReveal, isGradeVisible } from '../grade/grade-reveal';
import type { WorkflowState } from '../vocabulary';

export type DisclosureFacts = {
  activity: ReviewFacts;
  course: GradeReveal & { protectResults: boolean; attemptState: WorkflowState };
  /** The course is this activity and nothing else. */
  isWholeCourse: boolean;
};

export type ToolDisclosure = { results: boolean; answers: boolean };

/**
 * [4.20] [4.27] What a tool may tell the learner once an attempt at its activity is handed in: what it is worth, and
 * what would have been right. While it is being taken, the question is what will hold when it is done.
 */
export function toolDisclosure(
  { activity, course, isWholeCourse }: DisclosureFacts,
  now: Date,
): ToolDisclosure {
  const done: ReviewFacts = { ...activity, state: afterHandIn(activity.state) };
  const attemptState = isWholeCourse ? afterHandIn(course.attemptState) : course.attemptState;
  const results =
    !course.protectResults &&
    isGradeVisible(course, attemptState, now) &&
    resultsConcealment(done, now) === null;
  return { results, answers: results && reviewConcealment(done, now) === null };
}

function afterHandIn(state: WorkflowState): WorkflowState {
  return state === 'inProgress' ? 'finished' : state;
}
