import * as z from 'zod/mini';
import { defineCall, id } from '../call';

export const removeAnnouncement = defineCall({
  method: 'POST',
  path: '/api/lms/v1/announcements/:announcementId/remove',
  audience: 'signedIn',
  summary: 'Removes an announcement with its answers. For graders and administrators.',
  params: z.object({ announcementId: id }),
  body: z.strictObject({}),
  response: z.object({ announcementId: id }),
});
