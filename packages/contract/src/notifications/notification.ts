import { NOTIFICATION_KINDS } from '@lantern/domain/notifications/notification-kinds';
import * as z from 'zod/mini';
import { id, instant } from '../call';

/** Something that a person is told of. The sentence is made of it by whoever shows it, in their language. */
export const notification = z.object({
  id,
  kind: z.enum(NOTIFICATION_KINDS),
  courseId: z.nullable(id),
  /** Of the thing itself: a course, an announcement, a discussion. */
  title: z.string(),
  courseName: z.nullable(z.string()),
  actorName: z.nullable(z.string()),
  /** The first words of what was written. */
  line: z.nullable(z.string()),
  /** When it is due, or expires. */
  due: z.nullable(instant),
  /** Of this host, from the slash on. */
  path: z.string(),
  made: instant,
  isRead: z.boolean(),
});
export type Notification = z.output<typeof notification>;
