import * as z from 'zod/mini';
import { defineCall, id } from '../call';

/** [1.3] They go on reading; what they wrote stays. */
export const putDiscussionLockout = defineCall({
  method: 'PUT',
  path: '/api/lms/v1/discussions/:discussionId/people/:userId/lockout',
  audience: 'signedIn',
  summary:
    'Shuts a person out of writing in one discussion, or lets them in again. For graders and administrators.',
  params: z.object({ discussionId: id, userId: id }),
  body: z.strictObject({ isLockedOut: z.boolean() }),
  response: z.object({ isLockedOut: z.boolean() }),
});
