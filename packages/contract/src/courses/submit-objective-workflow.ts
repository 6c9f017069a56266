import * as z from 'zod/mini';
import { id } from '../call';
import { defineCommand } from '../command';
import { listedWorkflow } from '../entities/objective-access';

/** [7.8] [4.10] The id is the attempt's own: one attempt is handed in once. */
export const submitObjectiveWorkflow = defineCommand({
  kind: 'submit-objective-workflows',
  path: '/api/lms/v1/submit-objective-workflows',
  summary: 'Hands an attempt in for grading.',
  body: z.strictObject({ id }),
  response: listedWorkflow,
});
