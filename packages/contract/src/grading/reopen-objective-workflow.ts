import * as z from 'zod/mini';
import { id } from '../call';
import { defineGraderCommand } from '../command';
import { gradingOutcome } from './grading-outcome';

/** [4.3] A grader gives an attempt back: its learner goes on with what has no grade yet, and hands it in again. */
export const reopenObjectiveWorkflow = defineGraderCommand({
  kind: 'reopen-objective-workflows',
  path: '/api/lms/v1/reopen-objective-workflows',
  summary: 'Gives an attempt that waits for its grades back to its learner. For graders.',
  body: z.strictObject({ id, objectiveWorkflowId: id }),
  response: gradingOutcome,
});
