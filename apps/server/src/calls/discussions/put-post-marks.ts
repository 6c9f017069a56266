import { putPostMarks } from '@lantern/contract/discussions/put-post-marks';
import { ProblemError } from '@lantern/contract/problem-error';
import { notAfter } from '@lantern/domain/attempt/not-before';
import { findOpenPost } from '../../discussions/find-open-post';
import { openDiscussion } from '../../discussions/open-discussion';
import { limitPerMinute } from '../../http/rate-limit';
import { call } from '../../http/served-call';
import { findMarks, setFollowing, setLike, setReadUntil } from '../../store/discussions/post-marks';
import { setNewsReadAbout } from '../../store/notifications/read-notifications';
import { MARKS_A_MINUTE } from '../limits';

const limitMarks = limitPerMinute(MARKS_A_MINUTE);

/** [1.3] Of the caller alone, so nobody else is told; what was read in its place is not new in the tray. */
export const handlePutPostMarks = call(
  putPostMarks,
  async ({ params: { discussionId, postId }, body: { isLiked, isFollowing, readUntil } }, context) => {
    const { learner, tenant, now } = context;
    limitMarks(`${tenant.id} ${learner.userId}`, now.getTime());
    return context.db.transaction(async (db) => {
      const inside = { ...context, db };
      const open = await openDiscussion(inside, discussionId);
      const { post, rights } = await findOpenPost(inside, open, postId);
      const { threadId } = post;
      if (isLiked !== undefined) {
        if (!rights.like) throw new ProblemError('forbidden');
        await setLike(db, learner, { postId, isLiked });
      }
      if (isFollowing !== undefined) {
        if (!rights.follow) throw new ProblemError('forbidden');
        await setFollowing(db, learner, { threadId, isFollowing });
      }
      if (readUntil) {
        const until = notAfter(readUntil, now);
        await setReadUntil(db, learner, { threadId, until });
        await setNewsReadAbout(db, learner, { kind: 'reply', about: threadId, until, now });
      }
      const marks = await findMarks(db, learner, postId);
      if (!marks) throw new ProblemError('notFound');
      return marks;
    });
  },
);
