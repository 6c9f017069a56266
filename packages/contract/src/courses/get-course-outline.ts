import * as z from 'zod/mini';
import { defineCall, id } from '../call';
import { activityPart } from '../entities/activity-part';

/** What is in a course before it is begun; of one that is a draft or archived, nothing. */
export const getCourseOutline = defineCall({
  method: 'GET',
  path: '/api/lms/v1/users/me/objectives/:objectiveId/activity',
  audience: 'signedIn',
  summary: 'The activities of a course that the caller may take, as nobody has begun them.',
  params: z.object({ objectiveId: id }),
  response: z.object({ children: z.array(activityPart) }),
});
