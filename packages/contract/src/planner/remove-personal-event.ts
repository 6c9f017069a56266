import * as z from 'zod/mini';
import { defineCall, id } from '../call';

export const removePersonalEvent = defineCall({
  method: 'POST',
  path: '/api/lms/v1/users/me/personal-events/:eventId/remove',
  audience: 'learner',
  summary: 'Removes an event that the caller has put into their calendar.',
  params: z.object({ eventId: id }),
  body: z.strictObject({}),
  response: z.object({ eventId: id }),
});
