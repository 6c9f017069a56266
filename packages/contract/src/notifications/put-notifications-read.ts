import * as z from 'zod/mini';
import { defineCall, id } from '../call';

const MOST_AT_ONCE = 100;

/** Said twice it is as good as once. */
export const putNotificationsRead = defineCall({
  method: 'PUT',
  path: '/api/lms/v1/users/me/notifications/read',
  audience: 'signedIn',
  summary: 'The caller has read these notifications; what is not theirs stays as it is.',
  body: z.strictObject({ ids: z.array(id).check(z.minLength(1), z.maxLength(MOST_AT_ONCE)) }),
  response: z.object({ unread: z.int() }),
});
