import * as z from 'zod/mini';
import { defineCall, id } from '../call';

/** [2.12] */
export const removeCalendarFeed = defineCall({
  method: 'POST',
  path: '/api/lms/v1/users/me/calendar-feeds/:feedId/remove',
  audience: 'learner',
  summary: 'Closes an address at which other programs read the calendar of the caller.',
  params: z.object({ feedId: id }),
  body: z.strictObject({}),
  response: z.object({ feedId: id }),
});
