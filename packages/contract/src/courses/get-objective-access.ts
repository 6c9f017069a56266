import * as z from 'zod/mini';
import { defineCall, id } from '../call';
import { objectiveAccess } from '../entities/objective-access';

/** [7.3] */
export const getObjectiveAccess = defineCall({
  method: 'GET',
  path: '/api/lms/v1/users/me/objectives/:objectiveId/objective-access',
  audience: 'signedIn',
  summary: 'One course as the caller may take it, with their last attempt and result.',
  params: z.object({ objectiveId: id }),
  response: objectiveAccess,
});
