import type { DiscussionRequirement } from './discussion-settings';

/** Something that the learner wrote in a discussion. */
export type OwnPost = {
  /** It began a thread; otherwise it answers somebody. */
  isThread: boolean;
  /** What it answers is the learner's own. */
  isToSelf: boolean;
  isRemoved: boolean;
  isHidden: boolean;
  created: Date;
};

export type RequirementProgress = { posts: number; replies: number; isMet: boolean };

/** [1.3] What of a discussion's requirement is done since this try began; nothing counts before there is one. */
export function requirementProgress(
  requirement: DiscussionRequirement | null,
  own: readonly OwnPost[],
  since: Date | null,
): RequirementProgress {
  const counted = own.filter((post) => isCounted(post, since));
  const posts = counted.filter(({ isThread }) => isThread).length;
  const replies = counted.length - posts;
  const isMet = requirement
    ? posts >= requirement.posts && replies >= requirement.replies
    : posts + replies > 0;
  return { posts, replies, isMet };
}

function isCounted({ isToSelf, isRemoved, isHidden, created }: OwnPost, since: Date | null): boolean {
  return !isToSelf && !isRemoved && !isHidden && since !== null && created >= since;
}
