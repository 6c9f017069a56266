import type { ActivityType, GradeRevealPolicy, LifecycleState, WorkflowState } from '../vocabulary';

/** [3.5] The last attempt, as the rules need it. */
export type CourseWorkflow = {
  id: string;
  state: WorkflowState;
  progress: number;
  started: Date | null;
  submitted: Date | null;
  finished: Date | null;
  protectResults: boolean;
};

/** [3.6] The last result, as the rules need it. */
export type CourseRecord = {
  id: string;
  grade: string | null;
  passed: boolean | null;
  finished: Date | null;
  score: number | null;
  maxScore: number | null;
  normalizedScore: number | null;
  protectResults: boolean;
  objectiveWorkflowId: string | null;
};

/** [3.4] What the rules need to know of a course that a learner may take. The wire's ObjectiveAccess satisfies it. */
export type EnrolledCourse = {
  id: string;
  objective: {
    id: string;
    state: LifecycleState;
    type: ActivityType;
    activity: { state: LifecycleState; supportReview: boolean };
  };
  isMandatory: boolean;
  retake: boolean;
  dueDate: Date | null;
  availabilityDate: Date | null;
  availabilityEndDate: Date | null;
  gradeRevealPolicy: GradeRevealPolicy;
  gradeRevealDate: Date | null;
  objectiveWorkflowAggregate: {
    id: string;
    isSelfEnrolled: boolean;
    lastObjectiveWorkflow: CourseWorkflow | null;
    lastObjectiveRecord: CourseRecord | null;
  } | null;
};

/** A course of which a rule asks only the last attempt. */
export type HasWorkflow<Workflow> = {
  objectiveWorkflowAggregate: { lastObjectiveWorkflow: Workflow | null } | null;
};

/** A course of which a rule asks only the last result. */
export type HasRecord<Record> = {
  objectiveWorkflowAggregate: { lastObjectiveRecord: Record | null } | null;
};

export function lastWorkflow<Workflow>(course: HasWorkflow<Workflow>): Workflow | null {
  return course.objectiveWorkflowAggregate?.lastObjectiveWorkflow ?? null;
}

export function lastRecord<Record>(course: HasRecord<Record>): Record | null {
  return course.objectiveWorkflowAggregate?.lastObjectiveRecord ?? null;
}

/** [4.17] Was the last result brought in from elsewhere? No attempt of ours produced it. */
export function hasImportedResult(
  course: HasWorkflow<object> & HasRecord<Pick<CourseRecord, 'objectiveWorkflowId'>>,
): boolean {
  const record = lastRecord(course);
  return record !== null && (record.objectiveWorkflowId === null || lastWorkflow(course) === null);
}
