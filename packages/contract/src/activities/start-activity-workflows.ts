import * as z from 'zod/mini';
import { id } from '../call';
import { defineStep } from '../command';
import { activityWorkflow } from '../entities/activity-workflow';

const MOST_PARTS = 500;

/** [7.10] [4.9] No part ids: the root itself (reading 23). What is under way already is answered, not started again. */
export const startActivityWorkflows = defineStep({
  kind: 'start-activity-workflows',
  method: 'POST',
  path: '/api/lms/v1/start-activity-workflows',
  summary: 'Starts attempts at activities of a running course.',
  body: z.strictObject({
    id: z.optional(id),
    objectiveWorkflowId: id,
    activityPartIds: z.array(id).check(z.maxLength(MOST_PARTS)),
    /** [8.8] Begins a new try of what is done; without it what is done is answered as it stands. */
    isNewTry: z.optional(z.boolean()),
  }),
  response: z.object({ data: z.array(activityWorkflow) }),
});
