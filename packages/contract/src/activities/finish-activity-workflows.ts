import * as z from 'zod/mini';
import { defineCall, id } from '../call';
import { activityWorkflow } from '../entities/activity-workflow';

const MOST_WORKFLOWS = 500;

/** [7.11] What is finished already stays as it is. */
export const finishActivityWorkflows = defineCall({
  method: 'POST',
  path: '/api/lms/v1/finish-activity-workflows',
  audience: 'learner',
  summary: 'Finishes attempts at activities of a running course.',
  body: z.strictObject({
    objectiveWorkflowId: id,
    activityWorkflowIds: z.array(id).check(z.minLength(1), z.maxLength(MOST_WORKFLOWS)),
  }),
  response: z.object({ data: z.array(activityWorkflow) }),
});
