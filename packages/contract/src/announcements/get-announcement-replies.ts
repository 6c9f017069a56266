import * as z from 'zod/mini';
import { defineCall, id, instant } from '../call';
import { announcementReply } from './announcement';

/** [2.28] The oldest first, fifty at a time. */
export const getAnnouncementReplies = defineCall({
  method: 'GET',
  path: '/api/lms/v1/announcements/:announcementId/replies',
  audience: 'signedIn',
  summary: 'What was answered to an announcement, the oldest first.',
  params: z.object({ announcementId: id }),
  query: z.strictObject({ after: z.optional(instant) }),
  response: z.object({ data: z.array(announcementReply), after: z.nullable(instant) }),
});
