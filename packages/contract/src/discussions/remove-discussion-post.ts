import * as z from 'zod/mini';
import { defineCall, id } from '../call';
import { postParams } from './discussion-post';

/** [1.3] What it says is gone; its place stays where somebody has answered. */
export const removeDiscussionPost = defineCall({
  method: 'POST',
  path: '/api/lms/v1/discussions/:discussionId/posts/:postId/remove',
  audience: 'signedIn',
  summary: 'Removes a post of the caller.',
  params: postParams,
  body: z.strictObject({}),
  response: z.object({ id }),
});
