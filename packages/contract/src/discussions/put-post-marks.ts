import * as z from 'zod/mini';
import { defineCall, id, instant } from '../call';
import { postParams } from './discussion-post';

/** [1.3] What is left out stays as it is. Following and reading are of threads. */
export const putPostMarks = defineCall({
  method: 'PUT',
  path: '/api/lms/v1/discussions/:discussionId/posts/:postId/marks',
  audience: 'signedIn',
  summary: 'Likes a post, follows a thread or marks it as read, or takes that back.',
  params: postParams,
  body: z.strictObject({
    isLiked: z.optional(z.boolean()),
    isFollowing: z.optional(z.boolean()),
    /** What was written later stays unread. */
    readUntil: z.optional(instant),
  }),
  response: z.object({ id, likeCount: z.int(), isLiked: z.boolean(), isFollowing: z.boolean() }),
});
