import * as z from 'zod/mini';
import { defineCall, id } from '../call';
import { notification } from './notification';

export const NOTIFICATIONS_AT_ONCE = 30;

/** [2.28] What the caller was told of. */
export const getMyNotifications = defineCall({
  method: 'GET',
  path: '/api/lms/v1/users/me/notifications',
  audience: 'signedIn',
  summary: `What the caller was told of, the latest first, ${NOTIFICATIONS_AT_ONCE} at a time.`,
  query: z.strictObject({
    /** All of them unless said. */
    only: z.optional(z.literal('unread')),
    /** The last one of the page before. */
    before: z.optional(id),
  }),
  response: z.object({
    notifications: z.array(notification),
    hasMore: z.boolean(),
    /** Counted to 100 and no further. */
    unread: z.int(),
  }),
});
