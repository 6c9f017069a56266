import * as z from 'zod/mini';
import { defineCall, id } from '../call';
import { activityContent } from '../entities/activity-content';

/** [7.13] What is in one activity. One that is locked answers 409 with the reason, one of another course 404. */
export const getActivity = defineCall({
  method: 'GET',
  path: '/api/lms/v1/users/me/objective-workflows/:objectiveWorkflowId/activity/:activityPathId',
  audience: 'learner',
  summary: 'What is in one activity of the course, for a learner who may open it now.',
  params: z.object({ objectiveWorkflowId: id, activityPathId: id }),
  response: activityContent,
});
