import * as z from 'zod/mini';
import { defineCall, id } from '../call';
import { activityPart } from '../entities/activity-part';

/** [7.13] What stands directly below an activity, without what is below that. */
export const getActivityChildren = defineCall({
  method: 'GET',
  path: '/api/lms/v1/users/me/objective-workflows/:objectiveWorkflowId/activity/:activityPathId/children',
  audience: 'learner',
  summary: "The parts directly below one activity, with the caller's state in each.",
  params: z.object({ objectiveWorkflowId: id, activityPathId: id }),
  response: z.object({ data: z.array(activityPart) }),
});

/** [7.13] What stands directly below the root. */
export const getRootActivityChildren = defineCall({
  method: 'GET',
  path: '/api/lms/v1/users/me/objective-workflows/:objectiveWorkflowId/activity/children',
  audience: 'learner',
  summary: "The parts directly below the course's root, with the caller's state in each.",
  params: z.object({ objectiveWorkflowId: id }),
  response: z.object({ data: z.array(activityPart) }),
});
