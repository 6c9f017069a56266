import { GRADE_REVEAL_POLICIES } from '@lantern/domain/vocabulary';
import { WORKFLOW_STATE_CODES } from '@lantern/domain/vocabulary-codes';
import * as z from 'zod/mini';
import { id, instant } from '../call';
import { coded } from '../coded';
import { objective, selectedObjective } from './objective';

/** [3.5] */
export const objectiveWorkflow = z.object({
  id,
  state: coded(WORKFLOW_STATE_CODES),
  progress: z.number(),
  started: z.nullable(instant),
  submitted: z.nullable(instant),
  finished: z.nullable(instant),
  protectResults: z.boolean(),
  objectiveRecordId: z.nullable(id),
});
export type ObjectiveWorkflow = z.output<typeof objectiveWorkflow>;

/** [3.6] Scores and grade are null where the learner may not see them yet. */
export const objectiveRecord = z.object({
  id,
  finished: z.nullable(instant),
  score: z.nullable(z.number()),
  maxScore: z.nullable(z.number()),
  normalizedScore: z.nullable(z.number()),
  grade: z.nullable(z.string()),
  passed: z.nullable(z.boolean()),
  progress: z.number(),
  protectResults: z.boolean(),
  objectiveWorkflowId: z.nullable(id),
});

/** [3.4] */
export const objectiveWorkflowAggregate = z.object({
  id,
  isSelfEnrolled: z.boolean(),
  lastOpened: z.nullable(instant),
  /** Grows with each change of its attempts and results. */
  version: z.number(),
  lastObjectiveWorkflow: z.nullable(objectiveWorkflow),
  lastObjectiveRecord: z.nullable(objectiveRecord),
});
export type ObjectiveWorkflowAggregate = z.output<typeof objectiveWorkflowAggregate>;

const access = {
  id,
  userId: id,
  termId: z.nullable(id),
  isMandatory: z.boolean(),
  showInCatalog: z.boolean(),
  retake: z.boolean(),
  dueDate: z.nullable(instant),
  availabilityDate: z.nullable(instant),
  availabilityEndDate: z.nullable(instant),
  gradeRevealPolicy: z.enum(GRADE_REVEAL_POLICIES),
  gradeRevealDate: z.nullable(instant),
  objectiveWorkflowAggregate: z.nullable(objectiveWorkflowAggregate),
};

/** [3.4] A course that the caller may take, with what they have done in it: as lists show it. */
export const listedObjectiveAccess = z.object({ ...access, objective: selectedObjective });
export type ListedObjectiveAccess = z.output<typeof listedObjectiveAccess>;

/** [3.4] The same with all of the course, the name of its term, and the activity in which the learner was last. */
export const objectiveAccess = z.object({
  ...access,
  objective,
  termName: z.nullable(z.string()),
  openedLast: z.nullable(z.object({ axis: z.string(), name: z.string() })),
});
export type ObjectiveAccess = z.output<typeof objectiveAccess>;
