import * as z from 'zod/mini';
import { defineCall, id } from '../call';
import { listOf } from '../list-query';
import { participantsQuery } from '../load-options';

/** [7.16] [3.10] Who takes an activity together with the caller. Fields: userId, firstName, lastName. */
export const queryActivityParticipants = defineCall({
  method: 'GET',
  path: '/api/lms/v1/users/me/objective-workflows/:objectiveWorkflowId/activity-paths/:activityPathId/participants/query',
  audience: 'learner',
  summary: "The members of the caller's group at one activity, the caller included.",
  params: z.object({ objectiveWorkflowId: id, activityPathId: id }),
  query: participantsQuery,
  response: listOf(
    z.object({
      id,
      userId: id,
      firstName: z.string(),
      lastName: z.string(),
      group: z.object({ id, name: z.string() }),
    }),
  ),
});
