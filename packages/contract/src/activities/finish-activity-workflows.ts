import * as z from 'zod/mini';
import { id } from '../call';
import { defineStep } from '../command';
import { activityWorkflow } from '../entities/activity-workflow';

const MOST_WORKFLOWS = 500;

/** [7.11] What is finished already stays as it is. */
export const finishActivityWorkflows = defineStep({
  kind: 'finish-activity-workflows',
  method: 'POST',
  path: '/api/lms/v1/finish-activity-workflows',
  summary: 'Finishes attempts at activities of a running course.',
  body: z.strictObject({
    id: z.optional(id),
    objectiveWorkflowId: id,
    activityWorkflowIds: z.array(id).check(z.minLength(1), z.maxLength(MOST_WORKFLOWS)),
  }),
  response: z.object({ data: z.array(activityWorkflow) }),
});
