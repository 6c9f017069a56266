import * as z from 'zod/mini';
import { id, instant } from '../call';
import { attachment } from '../entities/attachment';
import { author } from '../entities/author';

/** [2.28] What staff tell the learners of a course. */
export const announcement = z.object({
  id,
  title: z.string(),
  /** Clean: it may be written into a page as it is. */
  html: z.string(),
  /** As it was written, for who may change it; null for everybody else. */
  text: z.nullable(z.string()),
  author,
  isPinned: z.boolean(),
  isUnread: z.boolean(),
  created: instant,
  edited: z.nullable(instant),
  replyCount: z.int(),
  attachments: z.array(attachment),
});
export type Announcement = z.output<typeof announcement>;

/** An answer to one. */
export const announcementReply = z.object({
  id,
  html: z.string(),
  author,
  created: instant,
  mayRemove: z.boolean(),
});
export type AnnouncementReply = z.output<typeof announcementReply>;
