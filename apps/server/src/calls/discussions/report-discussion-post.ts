import { reportDiscussionPost } from '@lantern/contract/discussions/report-discussion-post';
import { ProblemError } from '@lantern/contract/problem-error';
import { findOpenPost } from '../../discussions/find-open-post';
import { openDiscussion } from '../../discussions/open-discussion';
import { call } from '../../http/served-call';
import { reportPost } from '../../store/discussions/post-moderation';

/** [1.3] */
export const handleReportDiscussionPost = call(
  reportDiscussionPost,
  async ({ params: { discussionId, postId }, body: { reason } }, context) => {
    const { db, learner, now } = context;
    const open = await openDiscussion(context, discussionId);
    const { rights } = await findOpenPost(context, open, postId);
    if (!rights.report) throw new ProblemError('forbidden');
    await reportPost(db, learner, { postId, reason, now });
    return { id: postId };
  },
);
