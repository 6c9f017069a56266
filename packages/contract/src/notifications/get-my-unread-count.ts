import * as z from 'zod/mini';
import { defineCall } from '../call';

export const getMyUnreadCount = defineCall({
  method: 'GET',
  path: '/api/lms/v1/users/me/notifications/unread',
  audience: 'signedIn',
  summary: 'How much of what the caller was told of is unread; counted to 100 and no further.',
  response: z.object({ unread: z.int() }),
});
