import { ProblemError } from '@lantern/contract/problem-error';
import {
  type PostDepth,
  type PostFacts,
  type PostRights,
  postRights,
} from '@lantern/domain/discussion/post-rights';
import type { SignedInContext } from '../http/call-context';
import { findPost, type PostFactsRow } from '../store/discussions/discussion-posts';
import type { OpenDiscussion } from './open-discussion';

export type OpenPost = { post: PostFactsRow; rights: PostRights };

/** [1.3] A post that the caller may see, and what they may do about it. */
export async function findOpenPost(
  { db, tenant }: Pick<SignedInContext, 'db' | 'tenant'>,
  { reader, writeRefusal, isLockedOut }: Pick<OpenDiscussion, 'reader' | 'writeRefusal' | 'isLockedOut'>,
  id: string,
): Promise<OpenPost> {
  const { placeId, isModerator, ownOnly, learner } = reader;
  const post = await findPost(db, tenant.id, { placeId, id });
  if (!post) throw new ProblemError('notFound');
  const isOwnThread = post.threadUserId === learner.userId;
  const isConcealed = (post.isThreadHidden && !isModerator && !isOwnThread) || (ownOnly && !isOwnThread);
  if (isConcealed) throw new ProblemError('notFound');
  const facts = factsOf(post, learner.userId);
  return { post, rights: postRights(facts, { isModerator, mayWrite: writeRefusal === null, isLockedOut }) };
}

function factsOf(post: PostFactsRow, readerId: string): PostFacts {
  const { kind, isClosed, userId, threadUserId } = post;
  return {
    depth: depthOf(post),
    kind,
    state: post.isRemoved ? 'removed' : post.isHidden ? 'hidden' : 'shown',
    isOwn: userId === readerId,
    isClosed,
    isOwnThread: threadUserId === readerId,
  };
}

/** A thread, what answers it, or what answers that. */
export function depthOf({ parentId, threadId }: { parentId: string | null; threadId: string }): PostDepth {
  if (parentId === null) return 'thread';
  return parentId === threadId ? 'reply' : 'comment';
}
