import { putMyCommunicationsRead } from '@lantern/contract/communications/put-my-communications-read';
import { call, type ServedCall } from '../../http/served-call';
import { markCommunicationsRead } from '../../store/communications/read-communications';
import { notePersonalChange } from '../../store/live/live-changes';
import { setTalkRead } from '../../store/notifications/read-notifications';
import { handleGetMyCommunications } from './get-my-communications';

/** [1.6] All talking in one place. */
export const COMMUNICATION_CALLS: readonly ServedCall[] = [
  handleGetMyCommunications,
  {
    ...call(putMyCommunicationsRead, async ({ body: { until } }, { db, learner, now }) => {
      await db.transaction(async (tx) => {
        await markCommunicationsRead(tx, learner, until);
        await setTalkRead(tx, learner, { until, now });
        await notePersonalChange(tx, learner, 'notifications');
      });
      return { until };
    }),
    isRateLimited: true,
  },
];
