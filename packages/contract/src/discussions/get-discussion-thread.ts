import * as z from 'zod/mini';
import { defineCall } from '../call';
import { discussionPost, postParams } from './discussion-post';

const MOST_SKIPPED = '99999'.length;

/** [1.3] Replies a page at a time, the oldest first, each with all its comments. */
export const getDiscussionThread = defineCall({
  method: 'GET',
  path: '/api/lms/v1/discussions/:discussionId/threads/:postId',
  audience: 'signedIn',
  summary: 'A thread of a discussion with its replies and their comments.',
  params: postParams,
  query: z.strictObject({ skip: z.optional(z.string().check(z.regex(/^\d+$/), z.maxLength(MOST_SKIPPED))) }),
  response: z.object({ thread: discussionPost, replies: z.array(discussionPost), totalReplies: z.int() }),
});
