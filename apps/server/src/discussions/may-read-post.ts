import { ProblemError } from '@lantern/contract/problem-error';
import type { SignedInContext } from '../http/call-context';
import { findPostAnywhere } from '../store/discussions/discussion-posts';
import { findOpenPost } from './find-open-post';
import { openDiscussion } from './open-discussion';

/** [1.3] May the caller read the post with this id, and so its files? */
export async function mayReadPost(context: SignedInContext, id: string): Promise<boolean> {
  const post = await findPostAnywhere(context.db, context.tenant.id, id);
  if (!post) return false;
  try {
    const open = await openDiscussion(context, post.placeId);
    const { post: found } = await findOpenPost(context, open, id);
    return (
      !found.isRemoved && (!found.isHidden || open.isModerator || found.userId === context.learner.userId)
    );
  } catch (error) {
    if (error instanceof ProblemError) return false;
    throw error;
  }
}
