import * as z from 'zod/mini';
import { defineCall, id } from '../call';
import { attachmentIds } from '../entities/attachment';
import { postText, postTitle } from '../entities/post-text';
import { announcement } from './announcement';

/** The id is made by whoever sends it: the same twice is one announcement, and another text changes it. */
export const putAnnouncement = defineCall({
  method: 'PUT',
  path: '/api/lms/v1/objectives/:objectiveId/announcements/:announcementId',
  audience: 'signedIn',
  summary:
    'Announces something in a course, or changes what the caller has announced. For graders and administrators.',
  params: z.object({ objectiveId: id, announcementId: id }),
  body: z.strictObject({ title: postTitle, text: postText, attachmentIds: z.optional(attachmentIds) }),
  response: announcement,
});
