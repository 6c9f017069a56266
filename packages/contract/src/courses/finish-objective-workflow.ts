import * as z from 'zod/mini';
import { id } from '../call';
import { defineCommand } from '../command';
import { listedWorkflow } from '../entities/objective-access';

/** [7.9] [3.19] [4.11] Reading 24: for courses with nothing to grade. */
export const finishObjectiveWorkflow = defineCommand({
  kind: 'finish-objective-workflows',
  path: '/api/lms/v1/finish-objective-workflows',
  summary: 'Ends an attempt at a course that is not graded.',
  body: z.strictObject({ id, objectiveWorkflowId: id }),
  response: listedWorkflow,
});
