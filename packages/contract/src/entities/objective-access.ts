import { GRADE_REVEAL_POLICIES } from '@lantern/domain/vocabulary';
import { WORKFLOW_STATE_CODES } from '@lantern/domain/vocabulary-codes';
import * as z from 'zod/mini';
import { id, instant, language } from '../call';
import { coded } from '../coded';
import { gradingScale } from './grading-scale';
import { objective, selectedObjective } from './objective';
import { score } from './score';

/** [3.5] An attempt as commands and lists show it. */
export const listedWorkflow = z.object({
  id,
  state: coded(WORKFLOW_STATE_CODES),
  progress: z.number(),
  started: z.nullable(instant),
  submitted: z.nullable(instant),
  finished: z.nullable(instant),
  protectResults: z.boolean(),
  objectiveRecordId: z.nullable(id),
});
export type ListedWorkflow = z.output<typeof listedWorkflow>;

/** [3.5] The same with its result; null as long as there is none that the learner may see. */
export const objectiveWorkflow = z.extend(listedWorkflow, { result: z.nullable(score) });
export type ObjectiveWorkflow = z.output<typeof objectiveWorkflow>;

/** [3.6] Scores and grade are null where the learner may not see them yet. */
export const objectiveRecord = z.extend(score, {
  id,
  progress: z.number(),
  protectResults: z.boolean(),
  objectiveWorkflowId: z.nullable(id),
});

/** [3.4] As lists show it. */
export const listedAggregate = z.object({
  id,
  isSelfEnrolled: z.boolean(),
  lastOpened: z.nullable(instant),
  /** Grows with each change of its attempts and results. */
  version: z.number(),
  lastObjectiveWorkflow: z.nullable(listedWorkflow),
  lastObjectiveRecord: z.nullable(objectiveRecord),
});
export type ListedAggregate = z.output<typeof listedAggregate>;

/** [3.4] The same with what its results are graded by. */
export const objectiveWorkflowAggregate = z.extend(listedAggregate, {
  objectiveGradingScale: z.nullable(gradingScale),
});
export type ObjectiveWorkflowAggregate = z.output<typeof objectiveWorkflowAggregate>;

const access = {
  userId: id,
  objectiveAccess: z.object({ id }),
  termId: z.nullable(id),
  isMandatory: z.boolean(),
  showInCatalog: z.boolean(),
  retake: z.boolean(),
  dueDate: z.nullable(instant),
  availabilityDate: z.nullable(instant),
  availabilityEndDate: z.nullable(instant),
  gradeRevealPolicy: z.enum(GRADE_REVEAL_POLICIES),
  gradeRevealDate: z.nullable(instant),
};

/** [3.4] [3.13] A course that the caller may take, with what they have done in it: as lists show it. */
export const listedObjectiveAccess = z.object({
  id,
  ...access,
  objective: selectedObjective,
  objectiveWorkflowAggregate: z.nullable(listedAggregate),
});
export type ListedObjectiveAccess = z.output<typeof listedObjectiveAccess>;

/** [3.4] The same with all of the course, the name of its term, and the activity in which the learner was last. */
export const objectiveAccess = z.object({
  id,
  ...access,
  objective,
  objectiveWorkflowAggregate: z.nullable(objectiveWorkflowAggregate),
  termName: z.nullable(z.string()),
  openedLast: z.nullable(z.object({ axis: z.string(), name: z.string(), language })),
});
export type ObjectiveAccess = z.output<typeof objectiveAccess>;

/** [3.4] The same seen from the enrolment: its own id, and what the access says. */
export const enrolledAggregate = z.extend(objectiveWorkflowAggregate, {
  ...access,
  objectiveId: id,
  objective: selectedObjective,
});
export type EnrolledAggregate = z.output<typeof enrolledAggregate>;
