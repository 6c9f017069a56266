import * as z from 'zod/mini';
import { defineCall, id, instant } from '../call';

/** [2.28] The channel of a course, for the reader who asks. */
export const announcementChannel = z.object({
  objectiveId: id,
  /** For staff, who may not have the course themselves. */
  courseName: z.string(),
  /** [8.9] False where the course or the tenant has none: then all else says nothing. */
  isOpen: z.boolean(),
  allowsReplies: z.boolean(),
  mayReply: z.boolean(),
  /** Announces, pins and removes. */
  isStaff: z.boolean(),
  /** A hundred stands for more. */
  unread: z.int(),
  /** Of the latest; null where there is none. */
  latest: z.nullable(instant),
});
export type AnnouncementChannel = z.output<typeof announcementChannel>;

export const getAnnouncementChannel = defineCall({
  method: 'GET',
  path: '/api/lms/v1/users/me/objectives/:objectiveId/announcement-channel',
  audience: 'signedIn',
  summary: 'The announcement channel of a course, and how much of it the caller has not read.',
  params: z.object({ objectiveId: id }),
  response: announcementChannel,
});
