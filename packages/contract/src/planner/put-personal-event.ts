import * as z from 'zod/mini';
import { defineCall, id } from '../call';
import { personalEvent } from './personal-event';

/** The id is made by whoever sends it: the same twice is one event. */
export const putPersonalEvent = defineCall({
  method: 'PUT',
  path: '/api/lms/v1/users/me/personal-events/:eventId',
  audience: 'learner',
  summary: 'Adds or changes an event that the caller has put into their calendar.',
  params: z.object({ eventId: id }),
  body: personalEvent,
  response: personalEvent,
});
