import * as z from 'zod/mini';
import { defineCall, id } from '../call';

export const putAnnouncementPin = defineCall({
  method: 'PUT',
  path: '/api/lms/v1/announcements/:announcementId/pin',
  audience: 'signedIn',
  summary: 'Pins an announcement above the others, or takes it down again. For graders and administrators.',
  params: z.object({ announcementId: id }),
  body: z.strictObject({ isPinned: z.boolean() }),
  response: z.object({ announcementId: id, isPinned: z.boolean() }),
});
