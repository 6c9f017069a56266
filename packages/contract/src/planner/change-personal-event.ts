import * as z from 'zod/mini';
import { defineCall, id } from '../call';
import { personalEvent } from './personal-event';

/** One that is gone stays gone: what an old page sends does not bring it back. */
export const changePersonalEvent = defineCall({
  method: 'POST',
  path: '/api/lms/v1/users/me/personal-events/:eventId/change',
  audience: 'learner',
  summary: 'Changes an event that the caller has put into their calendar; one that was removed is not found.',
  params: z.object({ eventId: id }),
  body: personalEvent,
  response: personalEvent,
});
