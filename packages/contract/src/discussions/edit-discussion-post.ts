import * as z from 'zod/mini';
import { defineCall, id } from '../call';
import { attachmentIds } from '../entities/attachment';
import { postParams } from './discussion-post';
import { postText, postTitle } from './put-discussion-post';

/** [1.3] */
export const editDiscussionPost = defineCall({
  method: 'PUT',
  path: '/api/lms/v1/discussions/:discussionId/posts/:postId/text',
  audience: 'signedIn',
  summary: 'Changes what a post of the caller says; it shows that it was edited.',
  params: postParams,
  body: z.strictObject({ title: postTitle, text: postText, attachmentIds }),
  response: z.object({ id }),
});
