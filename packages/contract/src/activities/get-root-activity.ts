import * as z from 'zod/mini';
import { defineCall, id } from '../call';
import { activityContent } from '../entities/activity-content';

/** [7.13] The same of the course's root: all there is, where the course is one activity. */
export const getRootActivity = defineCall({
  method: 'GET',
  path: '/api/lms/v1/users/me/objective-workflows/:objectiveWorkflowId/activity',
  audience: 'learner',
  summary: "What is in the course's root activity, for a learner who may open it now.",
  params: z.object({ objectiveWorkflowId: id }),
  response: activityContent,
});
