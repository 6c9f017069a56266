import * as z from 'zod/mini';
import { defineCall, id, instant } from '../call';

/** [2.28] Up to the latest that the reader has seen: what came since stays unread. */
export const putAnnouncementsRead = defineCall({
  method: 'PUT',
  path: '/api/lms/v1/users/me/objectives/:objectiveId/announcements/read',
  audience: 'signedIn',
  summary: 'Marks the announcements of a course as read, up to a moment.',
  params: z.object({ objectiveId: id }),
  body: z.strictObject({ until: instant }),
  response: z.object({ unread: z.int() }),
});
