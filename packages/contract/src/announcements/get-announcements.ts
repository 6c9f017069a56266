import * as z from 'zod/mini';
import { defineCall, id, instant } from '../call';
import { announcement } from './announcement';

/** [2.28] The latest first, twenty at a time; those that are pinned stand apart, on the first page. */
export const getAnnouncements = defineCall({
  method: 'GET',
  path: '/api/lms/v1/users/me/objectives/:objectiveId/announcements',
  audience: 'signedIn',
  summary: 'The announcements of a course, the latest first, with the pinned ones apart.',
  params: z.object({ objectiveId: id }),
  query: z.strictObject({ before: z.optional(instant) }),
  response: z.object({
    pinned: z.array(announcement),
    data: z.array(announcement),
    /** For the next page; null where there is none. */
    before: z.nullable(instant),
  }),
});
