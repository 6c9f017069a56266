import * as z from 'zod/mini';
import { defineCall, id } from '../call';
import { teamActivity } from '../entities/team-work';

/** [1.3] [3.10] */
export const getTeamWork = defineCall({
  method: 'GET',
  path: '/api/lms/v1/users/me/objective-workflows/:objectiveWorkflowId/activity-paths/:activityPathId/team-work',
  audience: 'learner',
  summary: "Who takes an activity together with the caller, and their team's work.",
  params: z.object({ objectiveWorkflowId: id, activityPathId: id }),
  response: teamActivity,
});
