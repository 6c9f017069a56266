import type { CourseRecord, CourseWorkflow, EnrolledCourse } from './enrolled-course';

type Aggregate = NonNullable<EnrolledCourse['objectiveWorkflowAggregate']>;
type Objective = EnrolledCourse['objective'];

type CourseDifferences = Partial<Omit<EnrolledCourse, 'objective' | 'objectiveWorkflowAggregate'>> & {
  objective?: Partial<Omit<Objective, 'activity'>> & { activity?: Partial<Objective['activity']> };
  aggregate?: Partial<Aggregate> | null;
  workflow?: Partial<CourseWorkflow> | null;
  record?: Partial<CourseRecord> | null;
};

/** For tests: a ready, open, untouched composite course; a case states only what differs. */
export function enrolledCourse({
  objective: { activity, ...objective } = {},
  aggregate = {},
  workflow: givenWorkflow = null,
  record: givenRecord = null,
  ...rest
}: CourseDifferences = {}): EnrolledCourse {
  return {
    id: 'access-1',
    objective: {
      id: 'objective-1',
      state: 'ready',
      type: 'composite',
      ...objective,
      activity: { state: 'ready', supportReview: true, ...activity },
    },
    isMandatory: false,
    retake: false,
    dueDate: null,
    availabilityDate: null,
    availabilityEndDate: null,
    gradeRevealPolicy: 'none',
    gradeRevealDate: null,
    ...rest,
    objectiveWorkflowAggregate: aggregate && {
      id: 'aggregate-1',
      isSelfEnrolled: true,
      lastObjectiveWorkflow: givenWorkflow && courseWorkflow(givenWorkflow),
      lastObjectiveRecord: givenRecord && courseRecord(givenRecord),
      ...aggregate,
    },
  };
}

/** For tests: a finished attempt. */
export function courseWorkflow(differences: Partial<CourseWorkflow> = {}): CourseWorkflow {
  return {
    id: 'workflow-1',
    state: 'finished',
    progress: 1,
    started: new Date('2026-03-01T09:00:00Z'),
    submitted: new Date('2026-03-02T09:00:00Z'),
    finished: new Date('2026-03-03T09:00:00Z'),
    protectResults: false,
    ...differences,
  };
}

/** For tests: the result of that attempt. */
export function courseRecord(differences: Partial<CourseRecord> = {}): CourseRecord {
  return {
    id: 'record-1',
    grade: 'B',
    passed: true,
    finished: new Date('2026-03-03T09:00:00Z'),
    score: 17,
    maxScore: 20,
    normalizedScore: 0.85,
    protectResults: false,
    objectiveWorkflowId: 'workflow-1',
    ...differences,
  };
}
