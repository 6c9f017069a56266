import * as z from 'zod/mini';
import { defineCall, id } from '../call';
import { activityTry } from '../entities/activity-try';

/** [8.8] The best of them is the activity's record [7.15]. */
export const getActivityTries = defineCall({
  method: 'GET',
  path: '/api/lms/v1/users/me/objective-workflows/:objectiveWorkflowId/activity-workflows/:activityWorkflowId/tries',
  audience: 'signedIn',
  summary: "The caller's tries at one activity of an attempt, the latest first.",
  params: z.object({ objectiveWorkflowId: id, activityWorkflowId: id }),
  response: z.object({ data: z.array(activityTry) }),
});
