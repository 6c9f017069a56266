import * as z from 'zod/mini';
import { defineCall, id, instant } from '../call';
import { attachmentIds } from '../entities/attachment';
import { postText } from '../entities/post-text';
import { postParams } from './discussion-post';
import { threadTitle } from './put-discussion-post';

/** [1.3] */
export const editDiscussionPost = defineCall({
  method: 'PUT',
  path: '/api/lms/v1/discussions/:discussionId/posts/:postId/text',
  audience: 'signedIn',
  summary: 'Changes what a post of the caller says; it shows that it was edited.',
  params: postParams,
  body: z.strictObject({
    title: threadTitle,
    text: postText,
    attachmentIds,
    /** When the post that was changed, its words or its files, had been edited last. Edited since: 409, and nothing is written. */
    editedBefore: z.optional(z.nullable(instant)),
  }),
  response: z.object({ id }),
});
