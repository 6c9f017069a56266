import * as z from 'zod/mini';
import { id, instant } from '../call';
import { attachment } from '../entities/attachment';
import { author } from '../entities/author';

/** [1.3] What begins a thread. */
export const THREAD_KINDS = ['question', 'discussion'] as const;
export type ThreadKind = (typeof THREAD_KINDS)[number];

const threadMarks = {
  isPinned: z.boolean(),
  isClosed: z.boolean(),
  isAnswered: z.boolean(),
  isFollowing: z.boolean(),
};

const shared = {
  id,
  /** Null where they are anonymous to whoever asks. */
  author: z.nullable(author),
  isAnonymous: z.boolean(),
  isMine: z.boolean(),
  created: instant,
  edited: z.nullable(instant),
  /** [1.3] `removed` by its author; `hidden` by whoever moderates. */
  state: z.enum(['shown', 'hidden', 'removed']),
  isEndorsed: z.boolean(),
  likeCount: z.int(),
  isLiked: z.boolean(),
  /** Something that the caller has not read yet. */
  isUnread: z.boolean(),
};

/** [1.3] A thread in the list. */
export const discussionThread = z.object({
  ...shared,
  ...threadMarks,
  kind: z.enum(THREAD_KINDS),
  title: z.string(),
  /** The beginning of what it says, in plain words. */
  line: z.string(),
  replyCount: z.int(),
  lastActive: instant,
  /** For whoever moderates: whether something in it was reported. */
  isReported: z.boolean(),
});
export type DiscussionThread = z.output<typeof discussionThread>;

/** [1.3] A post in its thread: what began it, a reply, or a comment on a reply. */
export const discussionPost = z.object({
  ...shared,
  ...threadMarks,
  parentId: z.nullable(id),
  kind: z.enum(THREAD_KINDS),
  title: z.string(),
  /** Html, cleaned; null where what it says is not shown. */
  html: z.nullable(z.string()),
  /** As it was typed, for whoever may change it. */
  text: z.nullable(z.string()),
  attachments: z.array(attachment),
  /** For whoever moderates: what people have said about it. */
  reports: z.array(z.string()),
  /** For whoever moderates: its author may not write here any more. */
  isLockedOut: z.boolean(),
  rights: z.object({
    reply: z.boolean(),
    edit: z.boolean(),
    remove: z.boolean(),
    like: z.boolean(),
    follow: z.boolean(),
    report: z.boolean(),
    markAnswered: z.boolean(),
    moderate: z.boolean(),
  }),
});
export type DiscussionPost = z.output<typeof discussionPost>;

export const discussionParams = z.object({ discussionId: id });
export const postParams = z.object({ discussionId: id, postId: id });
