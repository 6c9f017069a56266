import * as z from 'zod/mini';
import { id } from '../call';
import { defineCommand } from '../command';
import { listedWorkflow } from '../entities/objective-access';

/** [7.7] [4.8] The id is the new attempt's own. */
export const startObjectiveWorkflow = defineCommand({
  kind: 'start-objective-workflows',
  path: '/api/lms/v1/start-objective-workflows',
  summary: 'Starts an attempt at a course.',
  body: z.strictObject({ id, objectiveWorkflowAggregateId: id }),
  response: listedWorkflow,
});
