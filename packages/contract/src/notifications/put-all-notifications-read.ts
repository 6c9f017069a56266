import * as z from 'zod/mini';
import { defineCall, instant } from '../call';

export const putAllNotificationsRead = defineCall({
  method: 'PUT',
  path: '/api/lms/v1/users/me/notifications/all-read',
  audience: 'signedIn',
  summary: 'The caller has read everything that they were told of until then.',
  body: z.strictObject({ until: instant }),
  response: z.object({ unread: z.int() }),
});
