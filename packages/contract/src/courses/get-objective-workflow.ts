import * as z from 'zod/mini';
import { defineCall, id } from '../call';
import { objectiveWorkflow } from '../entities/objective-access';

/** [7.5] [4.10] Asked again and again after submitting, until it has its record. */
export const getObjectiveWorkflow = defineCall({
  method: 'GET',
  path: '/api/lms/v1/objective-workflows/:id',
  audience: 'learner',
  summary: "One of the caller's attempts.",
  params: z.object({ id }),
  response: objectiveWorkflow,
});
