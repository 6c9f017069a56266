import { WORKFLOW_STATE_CODES } from '@lantern/domain/vocabulary-codes';
import * as z from 'zod/mini';
import { id } from '../call';
import { coded } from '../coded';
import { defineStep } from '../command';
import { activityPlace } from '../entities/activity-place';
import { activityWorkflow } from '../entities/activity-workflow';

/** [7.12] Reading 49: touches and saves; the same twice is the same, and what comes late never leads back. */
export const putActivityWorkflow = defineStep({
  kind: 'put-activity-workflows',
  method: 'PUT',
  path: '/api/lms/v1/users/me/objective-workflows/:objectiveWorkflowId/activity-workflows/:activityWorkflowId',
  summary: 'Keeps how far the learner is in an activity.',
  params: z.object({ objectiveWorkflowId: id, activityWorkflowId: id }),
  body: z.strictObject({
    progress: z.optional(z.number().check(z.gte(0), z.lte(1))),
    state: z.optional(coded(WORKFLOW_STATE_CODES)),
    place: z.optional(activityPlace),
  }),
  response: activityWorkflow,
});
