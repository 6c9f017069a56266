import * as z from 'zod/mini';
import { defineCall, id } from '../call';
import { postParams } from './discussion-post';

/** [1.3] What is left out stays as it is. Pinning, closing and answering are of threads. */
export const putPostModeration = defineCall({
  method: 'PUT',
  path: '/api/lms/v1/discussions/:discussionId/posts/:postId/moderation',
  audience: 'signedIn',
  summary:
    'Pins, closes, endorses or hides a post, or says that a question is answered. For graders and administrators; the last for its author too.',
  params: postParams,
  body: z.strictObject({
    isPinned: z.optional(z.boolean()),
    isClosed: z.optional(z.boolean()),
    isEndorsed: z.optional(z.boolean()),
    isAnswered: z.optional(z.boolean()),
    /** Hidden or not: what was reported about it is settled. */
    isHidden: z.optional(z.boolean()),
  }),
  response: z.object({ id }),
});
