import * as z from 'zod/mini';
import { defineCall, id } from '../call';
import { postText } from '../entities/post-text';
import { announcementReply } from './announcement';

/** The id is made by whoever sends it: the same twice is one answer. */
export const putAnnouncementReply = defineCall({
  method: 'PUT',
  path: '/api/lms/v1/announcements/:announcementId/replies/:replyId',
  audience: 'signedIn',
  summary: 'Answers an announcement, where its channel lets learners answer.',
  params: z.object({ announcementId: id, replyId: id }),
  body: z.strictObject({ text: postText }),
  response: announcementReply,
});
