/** [1.3] What an author says of a discussion. */
export type DiscussionSettings = {
  /** What each learner must write; null where the author does not say, and any one post will do. */
  requirement: DiscussionRequirement | null;
  /** The posts of others are shown to those who have written one. */
  postFirst: boolean;
  /** Learners may hide their names from each other, never from those who teach. */
  anonymous: boolean;
};

export type DiscussionRequirement = { posts: number; replies: number };

/** As an author writes it: what is left out has its plain value. */
export type WrittenDiscussion = {
  posts?: number;
  replies?: number;
  postFirst?: boolean;
  anonymous?: boolean;
};

/** [1.3] One number alone says that nothing is asked of the other; both as 0 ask for nothing at all. */
export function discussionSettings(written: WrittenDiscussion | null | undefined): DiscussionSettings {
  const { posts, replies, postFirst = false, anonymous = false } = written ?? {};
  const isAsked = posts !== undefined || replies !== undefined;
  return { requirement: isAsked ? { posts: posts ?? 0, replies: replies ?? 0 } : null, postFirst, anonymous };
}

/** [1.3] Does the author ask for nothing? Then it is something to look at, and the learner says when that is done. */
export function asksForNothing({ requirement }: Pick<DiscussionSettings, 'requirement'>): boolean {
  return requirement !== null && requirement.posts === 0 && requirement.replies === 0;
}
