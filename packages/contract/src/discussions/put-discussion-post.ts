import { POST_LENGTHS } from '@lantern/domain/limits';
import * as z from 'zod/mini';
import { defineCall, id } from '../call';
import { attachmentIds } from '../entities/attachment';
import { postText } from '../entities/post-text';
import { writtenLineOrNone } from '../written-text';
import { postParams, THREAD_KINDS } from './discussion-post';

/** Of a thread; what answers one has none. */
export const threadTitle = writtenLineOrNone(POST_LENGTHS.title);

/** [1.3] The id is made by whoever sends it: the same twice is one post. */
export const putDiscussionPost = defineCall({
  method: 'PUT',
  path: '/api/lms/v1/discussions/:discussionId/posts/:postId',
  audience: 'signedIn',
  summary: 'Writes a post: a thread, a reply to one, or a comment on a reply.',
  params: postParams,
  body: z.strictObject({
    /** What it answers; null begins a thread. */
    parentId: z.nullable(id),
    kind: z.enum(THREAD_KINDS),
    title: threadTitle,
    text: postText,
    isAnonymous: z.boolean(),
    attachmentIds,
  }),
  response: z.object({
    id,
    threadId: id,
    /** Of the caller in this try; null for whoever has none. */
    progress: z.nullable(z.object({ posts: z.int(), replies: z.int(), isMet: z.boolean() })),
    /** This very post has met the requirement. */
    hasFinished: z.boolean(),
  }),
});
