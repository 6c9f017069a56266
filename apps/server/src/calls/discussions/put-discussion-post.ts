import { putDiscussionPost } from '@lantern/contract/discussions/put-discussion-post';
import { writePost } from '../../discussions/write-post';
import { limitPerMinute } from '../../http/rate-limit';
import { call } from '../../http/served-call';
import { POSTS_A_MINUTE } from '../limits';

const limitPosts = limitPerMinute(POSTS_A_MINUTE);

/** [1.3] */
export const handlePutDiscussionPost = call(putDiscussionPost, (asked, context) => {
  const { tenant, learner, now } = context;
  const limit = () => limitPosts(`${tenant.id} ${learner.userId}`, now.getTime());
  return writePost(context, asked, limit);
});
