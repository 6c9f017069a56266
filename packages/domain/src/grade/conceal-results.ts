import {
  type CourseRecord,
  type HasRecord,
  type HasWorkflow,
  lastRecord,
  lastWorkflow,
} from '../enrollment/enrolled-course';
import type { WorkflowState } from '../vocabulary';
import { type GradeReveal, isResultVisible } from './grade-reveal';

type Results = Pick<
  CourseRecord,
  'grade' | 'passed' | 'score' | 'maxScore' | 'normalizedScore' | 'protectResults' | 'objectiveWorkflowId'
>;

export type SecretiveCourse = GradeReveal &
  HasWorkflow<{ id: string; state: WorkflowState; protectResults: boolean }>;

const NOTHING = {
  grade: null,
  passed: null,
  score: null,
  maxScore: null,
  normalizedScore: null,
  protectResults: true,
} as const;

/** [4.20] A course as its learner may see it: a result that is not theirs to see yet is gone from it. */
export function concealResults<Course extends SecretiveCourse & HasRecord<Results>>(
  course: Course,
  now: Date,
): Course {
  const record = lastRecord(course);
  if (record === null || isResultVisible(course, now)) return course;
  return {
    ...course,
    objectiveWorkflowAggregate: {
      ...course.objectiveWorkflowAggregate,
      lastObjectiveRecord: { ...record, ...NOTHING },
    },
  };
}

/** [4.20] One of a course's results, such as a previous attempt's, as its learner may see it. */
export function concealRecord<Record extends Results>(
  record: Record,
  { course, now }: { course: SecretiveCourse; now: Date },
): Record {
  const objectiveWorkflowAggregate = {
    lastObjectiveWorkflow: lastWorkflow(course),
    lastObjectiveRecord: record,
  };
  return isResultVisible({ ...course, objectiveWorkflowAggregate }, now) ? record : { ...record, ...NOTHING };
}
