import * as z from 'zod/mini';
import { defineCall, instant } from '../call';

/** [1.6] */
export const putMyCommunicationsRead = defineCall({
  method: 'PUT',
  path: '/api/lms/v1/users/me/communications/read',
  audience: 'signedIn',
  summary: 'The caller has read all announcements, threads and team messages of theirs until then.',
  body: z.strictObject({ until: instant }),
  response: z.object({ until: instant }),
});
