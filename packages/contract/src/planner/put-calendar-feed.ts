import * as z from 'zod/mini';
import { defineCall, id } from '../call';

/** [2.12] The id is made by whoever sends it. The same again gets another secret, and the one before is of no use any more. */
export const putCalendarFeed = defineCall({
  method: 'PUT',
  path: '/api/lms/v1/users/me/calendar-feeds/:feedId',
  audience: 'learner',
  summary:
    'Makes an address at which other programs read the calendar of the caller, or replaces it by another.',
  params: z.object({ feedId: id }),
  body: z.strictObject({ objectiveId: z.nullable(id) }),
  /** Told this once: only a hash of it is kept. */
  response: z.object({ path: z.string() }),
});
