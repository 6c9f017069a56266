import * as z from 'zod/mini';
import { id } from '../call';
import { defineGraderCommand } from '../command';
import { gradingOutcome } from './grading-outcome';

/** [4.3] A grader stands by the grades of an attempt: it ends, and has its record. */
export const approveObjectiveWorkflow = defineGraderCommand({
  kind: 'approve-objective-workflows',
  path: '/api/lms/v1/approve-objective-workflows',
  summary: 'Approves the grades of an attempt. For graders.',
  body: z.strictObject({ id, objectiveWorkflowId: id }),
  response: gradingOutcome,
});
