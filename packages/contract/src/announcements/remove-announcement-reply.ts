import * as z from 'zod/mini';
import { defineCall, id } from '../call';

export const removeAnnouncementReply = defineCall({
  method: 'POST',
  path: '/api/lms/v1/announcement-replies/:replyId/remove',
  audience: 'signedIn',
  summary: 'Removes an answer: one’s own, or for graders and administrators any.',
  params: z.object({ replyId: id }),
  body: z.strictObject({}),
  response: z.object({ replyId: id }),
});
