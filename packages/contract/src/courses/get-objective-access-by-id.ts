import * as z from 'zod/mini';
import { defineCall, id } from '../call';
import { objectiveAccess } from '../entities/objective-access';

/** [7.22] */
export const getObjectiveAccessById = defineCall({
  method: 'GET',
  path: '/api/lms/v1/users/me/objective-accesses/:id',
  audience: 'signedIn',
  summary: 'The same by the id of the access.',
  params: z.object({ id }),
  response: objectiveAccess,
});
