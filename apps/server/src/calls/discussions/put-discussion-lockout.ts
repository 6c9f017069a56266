import { putDiscussionLockout } from '@lantern/contract/discussions/put-discussion-lockout';
import { ProblemError } from '@lantern/contract/problem-error';
import { openDiscussion } from '../../discussions/open-discussion';
import { call } from '../../http/served-call';
import { isKnownIn, setLockout } from '../../store/discussions/discussion-place';
import { noteSharedChange } from '../../store/live/live-changes';

/** [1.3] */
export const handlePutDiscussionLockout = call(
  putDiscussionLockout,
  async ({ params: { discussionId, userId }, body: { isLockedOut } }, context) => {
    const { db, tenant, now } = context;
    const { isModerator, place } = await openDiscussion(context, discussionId);
    if (!isModerator) throw new ProblemError('forbidden');
    const { objectiveId } = place;
    const isKnown = await isKnownIn(db, tenant.id, { placeId: place.id, objectiveId, userId });
    if (!isKnown) throw new ProblemError('notFound');
    await db.transaction(async (tx) => {
      await setLockout(tx, tenant.id, { placeId: place.id, userId, isLockedOut, now });
      await noteSharedChange(tx, tenant.id, `discussion:${discussionId}`);
    });
    return { isLockedOut };
  },
);
