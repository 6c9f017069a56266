import {
  type CourseRecord,
  type HasRecord,
  type HasWorkflow,
  lastRecord,
  lastWorkflow,
} from '../enrollment/enrolled-course';
import type { GradeRevealPolicy, WorkflowState } from '../vocabulary';

export type GradeReveal = {
  gradeRevealPolicy: GradeRevealPolicy;
  gradeRevealDate: Date | null;
};

type Attempt = { id: string; state: WorkflowState; protectResults: boolean };
type Result = Pick<CourseRecord, 'objectiveWorkflowId' | 'protectResults'>;

type Visibility = (reveal: GradeReveal, state: WorkflowState | null, now: Date) => boolean;

const VISIBILITY: Record<GradeRevealPolicy, Visibility> = {
  none: () => true,
  never: () => false,
  // Reading 2: every state from submitted on, finished included.
  afterFinish: (_reveal, state) => state !== null && state !== 'inProgress',
  afterDate: ({ gradeRevealDate }, _state, now) => gradeRevealDate !== null && now >= gradeRevealDate,
};

/** [4.20] Does the policy let a grade be seen? */
export function isGradeVisible(reveal: GradeReveal, state: WorkflowState | null, now: Date): boolean {
  return VISIBILITY[reveal.gradeRevealPolicy](reveal, state, now);
}

/** [4.20] The moment from which a grade can be seen, where it is a date that decides; null otherwise. */
export function gradeRevealTime({ gradeRevealPolicy, gradeRevealDate }: GradeReveal): Date | null {
  return gradeRevealPolicy === 'afterDate' ? gradeRevealDate : null;
}

/** [4.20] May the learner look back at an attempt? */
export function isReviewAllowed(reveal: GradeReveal, state: WorkflowState, now: Date): boolean {
  return state === 'finished' && isGradeVisible(reveal, state, now);
}

/** [3.5] [3.6] Reading 22: the attempt or its result may ask for secrecy. */
export function areResultsProtected(
  course: HasWorkflow<Pick<Attempt, 'protectResults'>> & HasRecord<Pick<Result, 'protectResults'>>,
): boolean {
  return Boolean(lastWorkflow(course)?.protectResults || lastRecord(course)?.protectResults);
}

/** The state of the attempt behind the last result; a result of an earlier or foreign attempt is a finished one. */
export function resultState(
  course: HasWorkflow<Pick<Attempt, 'id' | 'state'>> & HasRecord<Pick<Result, 'objectiveWorkflowId'>>,
): WorkflowState | null {
  const workflow = lastWorkflow(course);
  const record = lastRecord(course);
  if (record && record.objectiveWorkflowId !== workflow?.id) return 'finished';
  return workflow?.state ?? null;
}

/** [4.20] Reading 22: may the last result be seen, the policy and every mark of secrecy considered? */
export function isResultVisible(
  course: GradeReveal & HasWorkflow<Attempt> & HasRecord<Result>,
  now: Date,
): boolean {
  return !areResultsProtected(course) && isGradeVisible(course, resultState(course), now);
}
