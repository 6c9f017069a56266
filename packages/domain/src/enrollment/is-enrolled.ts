import { type HasRecord, type HasWorkflow, lastRecord, lastWorkflow } from './enrolled-course';

export type EnrollableCourse = HasWorkflow<object> &
  HasRecord<object> & {
    isMandatory: boolean;
    objectiveWorkflowAggregate: { isSelfEnrolled: boolean } | null;
  };

/** [4.23] Has the learner this course: assigned to them, taken up by them, or already tried? */
export function isEnrolled(course: EnrollableCourse): boolean {
  if (course.isMandatory || course.objectiveWorkflowAggregate?.isSelfEnrolled) return true;
  return lastWorkflow(course) !== null || lastRecord(course) !== null;
}
