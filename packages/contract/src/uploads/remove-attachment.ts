import * as z from 'zod/mini';
import { defineCall, id } from '../call';

export const removeAttachment = defineCall({
  method: 'POST',
  path: '/api/lms-storage/v1/users/me/attachments/:attachmentId/remove',
  audience: 'signedIn',
  summary: 'Removes a file of the caller that is not attached to anything.',
  params: z.object({ attachmentId: id }),
  body: z.strictObject({}),
  response: z.object({ attachmentId: id }),
});
