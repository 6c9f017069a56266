import { SEARCH_LENGTH } from '@lantern/domain/limits';
import * as z from 'zod/mini';
import { defineCall } from '../call';
import { discussionParams, discussionThread } from './discussion-post';

export const THREAD_FILTERS = ['all', 'unread', 'unanswered', 'following', 'mine', 'reported'] as const;
export type ThreadFilter = (typeof THREAD_FILTERS)[number];

export const THREAD_SORTS = ['recent', 'mostActivity', 'mostLikes'] as const;
export type ThreadSort = (typeof THREAD_SORTS)[number];

const MOST_SKIPPED = '99999'.length;

/** [1.3] Pinned ones first, then in the order that is asked for. */
export const queryDiscussionThreads = defineCall({
  method: 'GET',
  path: '/api/lms/v1/discussions/:discussionId/threads',
  audience: 'signedIn',
  summary: 'The threads of a discussion, a page at a time.',
  params: discussionParams,
  query: z.strictObject({
    show: z.optional(z.enum(THREAD_FILTERS)),
    order: z.optional(z.enum(THREAD_SORTS)),
    search: z.optional(z.string().check(z.maxLength(SEARCH_LENGTH))),
    skip: z.optional(z.string().check(z.regex(/^\d+$/), z.maxLength(MOST_SKIPPED))),
  }),
  response: z.object({ data: z.array(discussionThread), totalCount: z.int() }),
});
