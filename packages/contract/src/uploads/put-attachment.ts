import * as z from 'zod/mini';
import { defineCall, id } from '../call';
import { attachment } from '../entities/attachment';

/** The id is made by whoever sends the file: the same twice is one. */
export const putAttachment = defineCall({
  method: 'PUT',
  path: '/api/lms-storage/v1/users/me/attachments/:attachmentId',
  audience: 'signedIn',
  summary: 'Sends a file that is to be attached to what the caller writes.',
  params: z.object({ attachmentId: id }),
  query: z.strictObject({ name: z.string().check(z.minLength(1), z.maxLength(1000)) }),
  takes: 'application/octet-stream',
  response: attachment,
});
