import type { WorkflowState } from '../vocabulary';
import { type HasWorkflow, lastWorkflow } from './enrolled-course';
import { type EnrollableCourse, isEnrolled } from './is-enrolled';

/** [4.12] What a learner can ask for in a catalog: the course on their shelf, or the course begun. */
export const ENROLLMENT_FLOWS = ['addToMyCourses', 'startTheCourse'] as const;
export type EnrollmentFlow = (typeof ENROLLMENT_FLOWS)[number];

export type EnrollmentStep = 'createSelfEnrollment' | 'findAggregate' | 'startAttempt' | 'openContent';

/** [4.12] [4.13] What a flow has still to do, in order (reading 4). */
export function enrollmentSteps(
  flow: EnrollmentFlow,
  course: EnrollableCourse & HasWorkflow<{ state: WorkflowState }>,
): EnrollmentStep[] {
  const enrolled = isEnrolled(course);
  const steps: EnrollmentStep[] = enrolled ? [] : ['createSelfEnrollment'];
  if (!enrolled || course.objectiveWorkflowAggregate === null) steps.push('findAggregate');
  if (flow === 'addToMyCourses') return enrolled ? [] : steps;
  if (lastWorkflow(course)?.state !== 'inProgress') steps.push('startAttempt');
  return [...steps, 'openContent'];
}
