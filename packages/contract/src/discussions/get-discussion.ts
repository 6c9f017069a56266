import * as z from 'zod/mini';
import { defineCall, id } from '../call';
import { discussionParams } from './discussion-post';

const numbers = z.object({ posts: z.int(), replies: z.int() });

export const discussion = z.object({
  id,
  /** Null where any one post will do. */
  requirement: z.nullable(numbers),
  /** Of this try; null for whoever has none. */
  progress: z.nullable(z.object({ posts: z.int(), replies: z.int(), isMet: z.boolean() })),
  /** Learners may hide their names from each other. */
  mayBeAnonymous: z.boolean(),
  /** [1.3] The posts of others come with the caller's own first thread. */
  mustPostFirst: z.boolean(),
  isModerator: z.boolean(),
  /** Why the caller may not write, in their words; null when they may. */
  writeRefusal: z.nullable(
    z.object({
      kind: z.enum(['courseUnavailable', 'lockedOut', 'attemptOver', 'graded', 'locked']),
      text: z.string(),
    }),
  ),
  threadCount: z.int(),
  postCount: z.int(),
  unreadCount: z.int(),
  /** For whoever moderates. */
  reportCount: z.int(),
});
export type Discussion = z.output<typeof discussion>;

/** [1.3] */
export const getDiscussion = defineCall({
  method: 'GET',
  path: '/api/lms/v1/discussions/:discussionId',
  audience: 'signedIn',
  summary:
    'What a discussion asks for, and what the caller may do in it. Its id is its part’s, or its course’s.',
  params: discussionParams,
  response: discussion,
});
